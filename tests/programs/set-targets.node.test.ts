import { expect, it } from "vitest";
import { NO_SETS } from "../../worker/contract/no-sets";
import { setTargets } from "../../worker/contract/set-targets";
import type { Sets } from "../../worker/contract/sets";

const targets = (...groups: Partial<Sets>[]) => setTargets(groups.map((said) => ({ ...NO_SETS, ...said })));
const first = (said: Partial<Sets>) => targets(said)[0];

it("makes a target of each set, of a range of sets the upper end", () => {
  expect(targets({ count: "3", reps: "5" })).toHaveLength(3);
  expect(targets({ count: "3-4", reps: "5" })).toHaveLength(4);
  expect(targets({ count: "1", reps: "5" }, { count: "2", reps: "3" }).map(({ amount }) => amount?.low)).toEqual([
    5, 3, 3,
  ]);
  expect(targets({ count: "999", reps: "5" })).toHaveLength(20);
  expect(targets()).toEqual([]);
});

it("measures reps, seconds and metres, whatever unit they were written in", () => {
  expect(first({ reps: "8-12 per side" })).toMatchObject({
    measure: "reps",
    amount: { low: 8, high: 12 },
    eachSide: true,
    open: false,
  });
  expect(first({ duration: "45 s" })).toMatchObject({ measure: "time", amount: { low: 45, high: 45 } });
  expect(first({ duration: "1.5 min" })).toMatchObject({ amount: { low: 90, high: 90 } });
  expect(first({ duration: "1:30" })).toMatchObject({ amount: { low: 90, high: 90 } });
  expect(first({ duration: "2-3 min" })).toMatchObject({ amount: { low: 120, high: 180 } });
  expect(first({ distance: "5 km" })).toMatchObject({ measure: "distance", amount: { low: 5000, high: 5000 } });
  expect(first({ distance: "20 m per side" })).toMatchObject({ amount: { low: 20, high: 20 }, eachSide: true });
  expect(first({ distance: "100 yd" })).toMatchObject({ amount: { low: 91, high: 91 } });
});

it("leaves open what the coach leaves open", () => {
  expect(first({ reps: "AMRAP" })).toMatchObject({ amount: null, open: true });
  expect(first({ reps: "5+" })).toMatchObject({ amount: { low: 5, high: 5 }, open: true });
});

it("knows loads, the body's own weight, percentages and effort", () => {
  expect(first({ load: "82,5 kg" })).toMatchObject({ load: { low: 82.5, high: 82.5, unit: "kg" }, bodyweight: false });
  expect(first({ load: "225 lb" })?.load).toEqual({ low: 225, high: 225, unit: "lb" });
  expect(first({ load: "BW" })).toMatchObject({ load: null, bodyweight: true });
  expect(first({ load: "BW + 10 kg" })).toMatchObject({ load: { low: 10, high: 10, unit: "kg" }, bodyweight: true });
  expect(first({ load: "BW - 20 kg" })?.load?.low).toBe(-20);
  expect(first({ load: "light band" })).toMatchObject({ load: null, bodyweight: false });
  expect(first({ percent: "65-70%" })?.percent).toEqual({ low: 65, high: 70 });
  expect(first({ effort: "RPE 8" })?.effort).toEqual({ low: 8, high: 8, scale: "RPE" });
  expect(first({ effort: "2 RIR" })?.effort).toEqual({ low: 2, high: 2, scale: "RIR" });
});
