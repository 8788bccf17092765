import { describe, expect, it } from "vitest";
import { estimateGrams, liftedGrams } from "../../worker/contract/load";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { bestOf, type ComparedSet, newRecords } from "../../worker/features/training/records";

type Written = [load: number | null, reps: number | null, unit?: WeightUnit];

describe("a day's records", () => {
  it("are none on the first day of an exercise, however often the day is saved", () => {
    expect(told([], [], [[100, 5]])).toEqual([]);
    expect(
      told(
        [],
        [[100, 5]],
        [
          [100, 5],
          [110, 5],
        ],
      ),
    ).toEqual([]);
  });

  it("are a heavier set, more reps with no less load, and a greater estimate", () => {
    const past: Written[] = [
      [80, 5],
      [60, 10],
    ];
    expect(told(past, [], [[82.5, 3]])).toEqual(["load 82.5 kg"]);
    expect(told(past, [], [[80, 6]])).toEqual(["reps 6", "estimate 96 kg"]);
    expect(told(past, [], [[70, 10]])).toEqual([]);
    expect(told(past, [], [[72.5, 10]])).toEqual(["estimate 96.7 kg"]);
    expect(told(past, [], [[60, 20]])).toEqual(["reps 20"]);
    expect(
      told(
        past,
        [],
        [
          [80, 5],
          [60, 10],
        ],
      ),
    ).toEqual([]);
    expect(told(past, [], [[85, 5]])).toEqual(["load 85 kg", "estimate 99.2 kg"]);
  });

  it("tell each once: what the day had already is no news, and a better set of it is", () => {
    const past: Written[] = [[80, 5]];
    expect(told(past, [[85, 5]], [[85, 5]])).toEqual([]);
    expect(
      told(
        past,
        [[85, 5]],
        [
          [85, 5],
          [85, 4],
        ],
      ),
    ).toEqual([]);
    expect(
      told(
        past,
        [[85, 5]],
        [
          [85, 5],
          [87.5, 1],
        ],
      ),
    ).toEqual(["load 87.5 kg"]);
    expect(told(past, [[85, 5]], [])).toEqual([]);
  });

  it("are more reps at a load that was lifted before than with any no lighter one", () => {
    const past: Written[] = [
      [80, 5],
      [60, 4],
    ];
    expect(told(past, [], [[60, 5]])).toEqual([]);
    expect(told(past, [], [[60, 12]])).toEqual(["reps 12"]);
    expect(told(past, [], [[65, 12]])).toEqual([]);
    expect(told(past, [[60, 12]], [[60, 12]])).toEqual([]);
  });

  it("are a longer hold and a further way, and no longer way to do a number of reps", () => {
    const held = (seconds: number, more: Partial<ComparedSet> = {}) => ({ ...set([null, null]), seconds, ...more });
    const records = (past: ComparedSet[], now: ComparedSet[]) =>
      newRecords(bestOf(past), { before: [], now }, "kg").map(({ kind, value }) => `${kind} ${value}`);
    expect(records([held(45)], [held(60)])).toEqual(["time 60"]);
    expect(records([held(45)], [held(45)])).toEqual([]);
    expect(records([], [held(60)])).toEqual([]);
    expect(records([held(45, { reps: 20 })], [held(60, { reps: 10 })])).toEqual([]);
    expect(records([held(90, { metres: 400 })], [held(100, { metres: 500 })])).toEqual(["distance 500"]);
  });

  it("go beyond the body's own weight on both sides of it", () => {
    const body = (load: number | null, reps: number): ComparedSet => {
      const lift = { load, reps, unit: "kg" as const, bodyweight: true };
      return { ...set([load, reps]), ...lift, liftedGrams: liftedGrams(lift), estimateGrams: 0 };
    };
    const records = (past: ComparedSet[], now: ComparedSet[]) =>
      newRecords(bestOf(past), { before: [], now }, "kg").map(({ kind, value }) => `${kind} ${value}`);
    expect(records([body(-20, 5)], [body(-10, 5)])).toEqual(["load -10"]);
    expect(records([body(10, 5)], [body(12.5, 5)])).toEqual(["load 12.5"]);
    expect(records([body(-20, 0)], [body(-20, 5)])).toEqual([]);
    expect(records([body(null, 8)], [body(null, 9)])).toEqual(["reps 9"]);
  });

  it("count reps alone where nothing is lifted, and take a first load for no record", () => {
    expect(told([[null, 10]], [], [[null, 12]])).toEqual(["reps 12"]);
    expect(told([[null, 10]], [], [[0, 11]])).toEqual(["reps 11"]);
    expect(told([[null, 10]], [], [[20, 5]])).toEqual([]);
    expect(told([[null, null]], [], [[null, 12]])).toEqual([]);
    expect(told([[20, 5]], [], [[null, 30]])).toEqual([]);
  });

  it("are not made by a failed set, nor by the same load in another unit", () => {
    expect(told([[100, 3]], [], [[120, 0]])).toEqual([]);
    expect(told([[100, 5, "lb"]], [], [[45.4, 5]])).toEqual([]);
    expect(told([[100, 5, "lb"]], [], [[45.4, 6]])).toEqual(["reps 6", "estimate 54.5 kg"]);
    expect(told([[100, 5, "lb"]], [], [[47.5, 5]])).toEqual(["load 47.5 kg", "estimate 55.4 kg"]);
  });
});

function told(otherDays: Written[], before: Written[], now: Written[]): string[] {
  const day = { before: before.map(set), now: now.map(set) };
  return newRecords(bestOf(otherDays.map(set)), day, "kg").map(({ kind, value, unit }) =>
    [kind, value, unit].filter((part) => part !== null).join(" "),
  );
}

function set([load, reps, unit = "kg"]: Written): ComparedSet {
  const lift = { load, reps, unit };
  return {
    ...lift,
    exerciseName: "Front Squat",
    localDate: "2026-11-20",
    liftedGrams: liftedGrams(lift),
    estimateGrams: estimateGrams(lift),
    seconds: null,
    metres: null,
    bodyweight: false,
  };
}
