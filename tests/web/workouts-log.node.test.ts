import { describe, expect, it } from "vitest";
import { doseOf } from "../../web/training/exercise-dose";
import { logShape, measuresShown } from "../../web/training/log-shape";
import { recordsText } from "../../web/training/log-text";
import {
  emptyRow,
  inUnit,
  readLog,
  rowOf,
  rowsOf,
  type SetRow,
  setNumbers,
  setsOf,
  stopped,
  withSides,
} from "../../web/training/set-rows";
import type { Exercise } from "../../worker/contract/exercises";
import { setsText } from "../../worker/contract/log-text";
import { type LoggedSet, logExerciseSchema } from "../../worker/contract/training";
import { readSets } from "../../worker/documents/read-dose";

const row = (load: string, reps: string, effort = "", unit: SetRow["unit"] = "kg"): SetRow => ({
  load,
  reps,
  effort,
  unit,
});
const set = (load: number | null, reps: number | null, more: Partial<LoggedSet> = {}): LoggedSet => ({
  load,
  reps,
  effort: null,
  unit: "kg",
  seconds: null,
  metres: null,
  side: null,
  bodyweight: false,
  ...more,
});

describe("typed sets", () => {
  it("are read with a decimal comma or point, and without the rows that were left empty", () => {
    const { sets, problems } = setsOf([row("62,5", "8", "8.5"), emptyRow("kg"), row("", "12"), row("60.", "", "9")]);
    expect(problems).toEqual([]);
    expect(sets).toEqual([set(62.5, 8, { effort: 8.5 }), set(null, 12), set(60, null, { effort: 9 })]);
  });

  it("say times, ways, sides and what is added to or taken off the body, and 0 is a value", () => {
    const typed: SetRow[] = [
      { ...row("", ""), time: "45" },
      { ...row("", ""), time: "1:30", side: "left" },
      { ...row("24", ""), distance: "40,5" },
      { ...row("-20", "8"), bodyweight: true },
      { ...row("+10", "5"), bodyweight: true },
      { ...row("0", "0"), time: "0", bodyweight: true },
    ];
    const { sets, problems } = setsOf(typed);
    expect(problems).toEqual([]);
    expect(sets).toEqual([
      set(null, null, { seconds: 45 }),
      set(null, null, { seconds: 90, side: "left" }),
      set(24, null, { metres: 40.5 }),
      set(-20, 8, { bodyweight: true }),
      set(10, 5, { bodyweight: true }),
      set(0, 0, { seconds: 0, bodyweight: true }),
    ]);
    expect(logExerciseSchema.parse({ sets })).toEqual({ sets });
    expect(setsOf(sets.map(rowOf)).sets).toEqual(sets);
    expect(setsOf([{ ...row("-", ""), bodyweight: true }]).sets).toEqual([]);
    expect(setsOf([{ ...row("", ""), time: "soon" }]).problems).toEqual([
      { row: 0, field: "time", message: "A time is in seconds, or as 1:30." },
    ]);
  });

  it("have a row for each side where the dose asks for it, and one again when it does not", () => {
    const sided = rowsOf(null, 2, "kg", { eachSide: true, bodyweight: false });
    expect(sided.map(({ side }) => side)).toEqual(["left", "right", "left", "right"]);
    expect(setNumbers(sided)).toEqual([1, 1, 2, 2]);
    expect(withSides(sided, false)).toEqual([emptyRow("kg"), emptyRow("kg")]);
    expect(withSides([row("20", "8")], true)).toEqual([
      { ...row("20", "8"), side: "left" },
      emptyRow("kg", { bodyweight: false }, "right"),
    ]);
  });

  it("write down what a stopwatch ran only when it is stopped", () => {
    const running = { ...emptyRow("kg"), startedAt: 1000 };
    expect(setsOf([running]).sets).toEqual([]);
    expect(stopped(running, 46_900)).toEqual({ ...emptyRow("kg"), time: "45" });
    expect(stopped(running, 500)).toMatchObject({ time: "0" });
    expect(readLog({ name: null, rows: [running] })?.rows).toEqual([running]);
  });

  it("take their shape from today, else from the dose, else from last time", () => {
    const dose = readSets({ setRep: "3 x 30 s per side", sets: null, reps: null, load: null, duration: null });
    const of = (...sets: LoggedSet[]) => ({ localDate: "2026-11-21", sets });
    expect(logShape(dose, null, of(set(60, 5)))).toEqual({ measure: "time", eachSide: true, bodyweight: false });
    expect(logShape(dose, of(set(-20, 8, { bodyweight: true })), null)).toEqual({
      measure: "reps",
      eachSide: false,
      bodyweight: true,
    });
    expect(logShape([], null, of(set(null, null, { metres: 40 })))).toMatchObject({ measure: "distance" });
    expect(measuresShown("distance", [{ ...row("", ""), time: "45" }])).toEqual(["time", "distance"]);
  });

  it("keep the unit they were typed in", () => {
    const { sets } = setsOf(inUnit([row("100", "5", "", "lb"), row("", "", "", "lb")], "kg"));
    expect(sets).toEqual([set(100, 5, { unit: "lb" })]);
    expect(inUnit([row("", "5", "", "lb")], "kg")[0]?.unit).toBe("kg");
  });

  it("are refused exactly where the server refuses them", () => {
    const tries = [
      row("0", "0", "1"),
      row("2000", "1000", "10"),
      row("2000.01", "1"),
      row("12.345", "1"),
      row("x", "1"),
      row("-5", "1"),
      row("1e3", "1"),
      row("10", "1001"),
      row("10", "1.5"),
      row("10", "5", "0.5"),
      row("10", "5", "10.5"),
      row("10", "5", "7.25"),
      row("10", "5", "7,5"),
    ];
    for (const typed of tries) {
      const { problems } = setsOf([typed]);
      const raw = (text: string) => (text === "" ? null : Number(text.replace(",", ".")));
      const sent = { load: raw(typed.load), reps: raw(typed.reps), effort: raw(typed.effort), unit: typed.unit };
      const taken = typed.load !== "1e3" && logExerciseSchema.safeParse({ sets: [sent] }).success;
      expect(problems.length === 0, JSON.stringify(typed)).toBe(taken);
    }
  });

  it("name the row and field that cannot be read", () => {
    expect(setsOf([row("60", "8"), row("60", "8", "11")]).problems).toEqual([
      { row: 1, field: "effort", message: "Effort is 1 to 10." },
    ]);
  });

  it("come back from a log as they were typed, filled up to the sets that are written", () => {
    const log = { localDate: "2026-11-21", sets: [set(62.5, 8, { effort: 8 })] };
    expect(rowsOf(log, 3, "kg")).toEqual([row("62.5", "8", "8"), emptyRow("kg"), emptyRow("kg")]);
    expect(setsOf(rowsOf(log, 3, "kg")).sets).toEqual(log.sets);
    expect(rowsOf(log, 0, "kg")).toHaveLength(1);
  });

  it("are told from anything else that may stand in storage", () => {
    const rows = [row("60", "8")];
    expect(readLog({ name: "Squat", rows })).toEqual({ name: "Squat", rows });
    // As earlier versions kept them.
    expect(readLog(rows)).toEqual({ name: null, rows });
    for (const other of [
      null,
      {},
      7,
      [1],
      [{ load: 60 }],
      [{ ...row("1", "1"), unit: "stone" }],
      { name: "x", rows: 1 },
    ])
      expect(readLog(other)).toBeNull();
  });
});

describe("a log in words", () => {
  it.each([
    [[set(60, 8), set(60, 8), set(60, 6), set(50, 10)], "60 kg × 8, 8, 6; 50 kg × 10"],
    [[set(null, 12), set(null, 10)], "12, 10 reps"],
    [[set(null, 1)], "1 rep"],
    [[set(100, null)], "100 kg"],
    [[set(24, null), set(24, null)], "2 × 24 kg"],
    [[set(45, 5, { unit: "lb" }), set(45, 5)], "45 lb × 5; 45 kg × 5"],
    [[set(60, 8), set(60, null)], "60 kg × 8, –"],
    [[set(null, null, { effort: 8 })], "done"],
    [[set(null, null, { seconds: 45 }), set(null, null, { seconds: 90 })], "45 s, 1:30"],
    [[set(24, null, { metres: 40 }), set(24, null, { metres: 5000 })], "24 kg × 40 m, 5 km"],
    [[set(20, 8, { side: "left" }), set(20, 7, { side: "right" })], "20 kg × 8 L, 7 R"],
    [[set(-20, 8, { bodyweight: true }), set(10, 5, { bodyweight: true })], "BW − 20 kg × 8; BW + 10 kg × 5"],
    [[set(null, 12, { bodyweight: true })], "BW × 12"],
    [[set(null, 12, { seconds: 60 })], "12 in 1 min"],
  ])("%j", (sets, text) => {
    expect(setsText(sets)).toBe(text);
  });

  it("tells records once, all in one", () => {
    const of = { exerciseName: "Goblet Squat", localDate: "2026-11-21", reps: 5, at: null };
    expect(
      recordsText([
        { ...of, kind: "load", value: 32.5, unit: "kg" },
        { ...of, kind: "reps", value: 12, unit: null },
      ]),
    ).toBe("Goblet Squat: 32.5 kg is your heaviest set; 12 reps is your most so far.");
    expect(recordsText([])).toBe("");
  });
});

describe("an exercise's card", () => {
  const exercise = { sets: "3", reps: "8", setRep: null, duration: null, rest: "90 s" } as Exercise;

  it.each(["N/A", "n/a", "NA", "n/a.", "-", "–", "  ", ""])("hides tempo and load that are %j", (none) => {
    const labels = doseOf({ ...exercise, tempo: none, load: none }).map(({ label }) => label);
    expect(labels).toEqual(["Sets × reps", "Rest"]);
  });
});
