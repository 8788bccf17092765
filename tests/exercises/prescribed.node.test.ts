import { describe, expect, it } from "vitest";
import { saysPain } from "../../worker/features/progress/says-pain";
import { fellShort, meantEffort, prescribedSets } from "../../worker/features/training/book/prescribed";

const NOTHING = { sets: null, reps: null, setRep: null };

describe("what the coach asked for at least", () => {
  it.each([
    [{ sets: "4", reps: "6" }, 4, 6],
    [{ sets: "3-4", reps: "8-12" }, 3, 8],
    [{ setRep: "4 x 6" }, 4, 6],
    [{ setRep: "3x8-12" }, 3, 8],
    [{ setRep: "3 sets of 10 per side" }, 3, 10],
    [{ setRep: "10, 8, 6" }, 3, null],
    [{ sets: "3", reps: "30 s" }, 3, null],
    [{ sets: "3", reps: "AMRAP" }, 3, null],
    [{ sets: "3", reps: "5+" }, 3, 5],
    [{ setRep: "3 x 40 m" }, 3, null],
    [{ reps: "as needed" }, null, null],
  ])("of %j is %s sets of %s reps", (dose, sets, reps) => {
    expect(prescribedSets({ ...NOTHING, ...dose })).toEqual({ sets, reps });
  });

  it("is missed by fewer sets or reps, and not by what was not said", () => {
    const dose = { ...NOTHING, sets: "3", reps: "5" };
    const done = (...reps: (number | null)[]) => reps.map((each) => ({ reps: each }));
    expect(fellShort(dose, done(5, 5, 5))).toBe(false);
    expect(fellShort(dose, done(5, 5, 8))).toBe(false);
    expect(fellShort(dose, done(5, 5))).toBe(true);
    expect(fellShort(dose, done(5, 5, 4))).toBe(true);
    expect(fellShort(dose, done(5, 5, 0))).toBe(true);
    expect(fellShort(dose, done(5, 5, null))).toBe(false);
    expect(fellShort(dose, [])).toBe(false);
    expect(fellShort(NOTHING, done(1))).toBe(false);
  });
});

describe("how hard it was meant to be", () => {
  const said = (load: string | null, notes: string | null = null) =>
    meantEffort({ load, notes, setRep: null, reps: null });

  it.each([
    ["RPE 8", 8],
    ["RPE 7-8", 7.5],
    ["60 kg, RPE: 8.5", 8.5],
    ["@8", 8],
    ["80 kg @ 7-8", 7.5],
    ["8.5 RPE", 8.5],
    ["2 RIR", 8],
    ["RIR 1-2", 8.5],
    ["@75%", null],
    ["@ 80 kg", null],
    ["RPE 80", null],
    ["24 kg", null],
    [null, null],
  ])("is read of %s as %s", (load, effort) => {
    expect(said(load)).toBe(effort);
  });

  it("is looked for in the cue too", () => {
    expect(said("24 kg", "Leave two in the tank, RPE 8.")).toBe(8);
  });
});

describe("a note that speaks of pain", () => {
  it.each([
    ["My left knee hurts going down.", true],
    ["DOR no ombro", true],
    ["Lesão antiga no joelho", true],
    ["Sharp pinch at the bottom", true],
    ["No pain today.", false],
    ["sem dor", false],
    ["No pain in the hip, but the elbow hurts", true],
    ["Painted the gym door", false],
    ["Everything moved well.", false],
  ])("%s: %s", (note, pain) => {
    expect(saysPain(note)).toBe(pain);
  });
});
