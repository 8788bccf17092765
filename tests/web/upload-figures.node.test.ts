import { expect, it } from "vitest";
import { bandOf, changeText, hourSpan, processingTime } from "../../web/features/imports/analytics/figures";
import { successRate } from "../../worker/contract/upload-analytics-limits";

it("says times in seconds under a minute, else in minutes", () => {
  expect([0.03, 12.34, 59.9, 60, 90].map(processingTime)).toEqual(["0.03 s", "12.3 s", "59.9 s", "1 min", "1.5 min"]);
});

it("bands the rounded success rate at 95 and 90", () => {
  expect([successRate(19, 20), successRate(189, 200), successRate(9, 10), successRate(0, 0)]).toEqual([
    95,
    95,
    90,
    null,
  ]);
  expect([100, 95, 94, 90, 89, 0].map(bandOf)).toEqual(["good", "good", "passable", "passable", "poor", "poor"]);
});

it("compares with the period before, also when there is nothing to compare with", () => {
  expect(changeText(5, 4, 7)).toBe("+25% on the 7 days before");
  expect(changeText(3, 4, 7)).toBe("−25% on the 7 days before");
  expect(changeText(4, 4, 7)).toBe("As in the 7 days before");
  expect(changeText(4, 0, 7)).toBe("None in the 7 days before");
  expect(changeText(0, 0, 7)).toBe("None in the 7 days before either");
});

it("names the hour with its end, also around midnight", () => {
  expect(hourSpan(23)).toBe("11:00 PM to 12:00 AM");
});
