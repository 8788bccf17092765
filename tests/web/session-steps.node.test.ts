import { describe, expect, it } from "vitest";
import { blockOf } from "../../web/training/session/block-plan";
import { isOpenSet, prescribedRows } from "../../web/training/session/prescribed-rows";
import { nextStep, stationsOf, stepsOf } from "../../web/training/session/stations";
import { rowsOf, type SetRow } from "../../web/training/set-rows";
import type { Exercise } from "../../worker/contract/exercises";
import type { Sets } from "../../worker/contract/sets";

const NOTHING_SAID: Omit<Exercise, "id" | "name"> = {
  exerciseCode: null,
  tier: null,
  category: null,
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
  description: null,
  notes: null,
  videoUrl: null,
  dose: [],
};
const exercise = (id: number, exerciseCode: string | null, said: Partial<Exercise> = {}): Exercise => ({
  ...NOTHING_SAID,
  id,
  name: `Exercise ${id}`,
  exerciseCode,
  ...said,
});

describe("the steps of a session", () => {
  it("hold exercises under one letter together, and leave the others alone", () => {
    const codes = ["A1", "A2", "B", "b1", "B2", "B1", null, "C1"];
    const stations = stationsOf(codes.map((code, index) => exercise(index, code)));
    expect(stations.map(({ exercises }) => exercises.map(({ mark }) => mark))).toEqual([
      ["A1", "A2"],
      ["B"],
      ["b1", "B2"],
      ["B1"],
      ["7"],
      ["C1"],
    ]);
  });

  it("go through a superset in turns, then on to what is left, and stay at the end", () => {
    const steps = stepsOf(stationsOf([exercise(1, "A1"), exercise(2, "A2"), exercise(3, "B1")]));
    const following = (at: number, ...done: [number, number, number]) =>
      nextStep(
        steps,
        at,
        done.map((sets, index) => ({ done: sets, of: index === 2 ? 1 : 2 })),
      );
    expect(following(0, 1, 0, 0)).toBe(1);
    expect(following(1, 1, 1, 0)).toBe(0);
    expect(following(0, 2, 1, 0)).toBe(1);
    expect(following(1, 2, 2, 0)).toBe(2);
    expect(following(2, 2, 2, 1)).toBe(2);
    // What was left out before comes last.
    expect(following(2, 2, 1, 1)).toBe(1);
  });
});

describe("what a tick logs", () => {
  const said = (sets: Partial<Sets>): Sets => ({
    count: "2",
    reps: null,
    duration: null,
    distance: null,
    load: null,
    percent: null,
    effort: null,
    ...sets,
  });
  const prescribed = (
    dose: Sets[],
    {
      last = [],
      ownLoads = [],
      eachSide = false,
      measure = "reps",
    }: {
      last?: SetRow[];
      ownLoads?: (string | null)[];
      eachSide?: boolean;
      measure?: "reps" | "time" | "distance";
    } = {},
  ) => {
    const shape = { measure, eachSide, bodyweight: dose[0]?.load === "BW" };
    const rows = rowsOf(null, 2, "kg", shape);
    return prescribedRows(rows, { dose, ownLoads, last, shape, unit: "kg" });
  };
  const was = (reps: string, load: string): SetRow => ({ reps, load, effort: "8", unit: "kg" });

  it("is the dose itself, with the load in its own unit", () => {
    expect(prescribed([said({ reps: "5", load: "135 lb" })])[0]).toMatchObject({ reps: "5", load: "135", unit: "lb" });
    expect(prescribed([said({ duration: "1:30" })], { measure: "time" })[1]).toMatchObject({ time: "1:30", reps: "" });
    expect(prescribed([said({ distance: "40 m" })], { measure: "distance" })[0]).toMatchObject({ distance: "40" });
  });

  it("is the member's own load where the dose says percents", () => {
    expect(prescribed([said({ reps: "3", percent: "75%" })], { ownLoads: ["82.5", "80–85"] })).toMatchObject([
      { load: "82.5" },
      { load: "80" },
    ]);
  });

  it("is of a range what was done last time, else its lower end, and never claims an effort", () => {
    const dose = [said({ reps: "8-12" })];
    expect(prescribed(dose, { last: [was("10", "60"), was("14", "60")] })).toMatchObject([
      { reps: "10", load: "60", effort: "" },
      { reps: "8", load: "60", effort: "" },
    ]);
    expect(prescribed(dose)[0]).toMatchObject({ reps: "8", load: "" });
  });

  it("is each side apart, and beside the body's own weight", () => {
    const rows = prescribed([said({ reps: "6 per side", load: "BW" })], { eachSide: true });
    expect(rows.map(({ side, reps, bodyweight }) => [side, reps, bodyweight])).toEqual([
      ["left", "6", true],
      ["right", "6", true],
      ["left", "6", true],
      ["right", "6", true],
    ]);
  });

  it("knows the sets that nobody can count beforehand", () => {
    expect(isOpenSet([said({ reps: "AMRAP" })], 0)).toBe(true);
    expect(isOpenSet([said({ reps: "5" })], 0)).toBe(false);
    expect(prescribed([said({ reps: "AMRAP" })])[0]).toMatchObject({ reps: "" });
  });
});

describe("the clock that an exercise asks for", () => {
  const plan = (said: Partial<Exercise>) => {
    const block = blockOf(exercise(1, null, said));
    return block && [block.name, block.plan.rounds, block.plan.workSeconds, block.plan.restSeconds];
  };
  it("is read from its words", () => {
    expect(plan({ setRep: "EMOM 10 min" })).toEqual(["EMOM", 10, 60, 0]);
    expect(plan({ setRep: "12' EMOM" })).toEqual(["EMOM", 12, 60, 0]);
    expect(plan({ name: "E2MOM swings", duration: "10 min" })).toEqual(["Every 2 minutes", 5, 120, 0]);
    const swings = { setRep: "5 x 15", rest: "Rest of the minute" };
    expect(plan(swings)).toEqual(["EMOM", 5, 60, 0]);
    expect(plan({ sets: "6", reps: "3", notes: "Every minute on the minute." })).toEqual(["EMOM", 6, 60, 0]);
    expect(plan({ setRep: "AMRAP", duration: "8 min" })).toEqual(["AMRAP 8 min", 1, 480, 0]);
    expect(plan({ notes: "Tabata on the bike" })).toEqual(["Tabata", 8, 20, 10]);
    expect(plan({ setRep: "6 x 40 s on / 20 s off" })).toEqual(["Work / rest", 6, 40, 20]);
    expect(plan({ setRep: "For time", notes: "15 min cap" })).toEqual(["For time, 15 min cap", 1, 900, 0]);
  });

  it("runs on until somebody is done, where it is for time without a cap", () => {
    const open = blockOf(exercise(1, null, { setRep: "21-15-9 for time" }));
    expect(open).toMatchObject({ name: "For time", plan: { rounds: 1, restSeconds: 0, isOpen: true } });
    expect(blockOf(exercise(1, null, { setRep: "For time", notes: "15 min cap" }))?.plan.isOpen).toBeUndefined();
  });

  it("is none for a set that is done to the end, whatever its rest is", () => {
    expect(plan({ setRep: "3 x AMRAP", notes: "Two reps in reserve. Rest 2 min." })).toBeNull();
    expect(plan({ setRep: "3 x 10", rest: "90 s" })).toBeNull();
    expect(plan({ notes: "Every minute on the minute." })).toBeNull();
  });
});
