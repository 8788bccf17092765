import { describe, expect, it } from "vitest";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { estimateGrams, liftedGrams } from "../../worker/features/training/load";
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
    expect(told(past, [], [[70, 12]])).toEqual(["estimate 98 kg"]);
    expect(told(past, [], [[60, 20]])).toEqual([]);
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
  };
}
