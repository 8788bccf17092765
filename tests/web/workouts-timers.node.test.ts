import { describe, expect, it } from "vitest";
import { FIRST_CHOICE, planOf, planText, readChoice } from "../../web/training/interval-choice";
import { type IntervalPlan, isIntervalPlan, momentAt, totalSeconds } from "../../web/training/interval-schedule";
import { restOf, shownRest } from "../../web/training/rest-seconds";
import {
  elapsedMs,
  isPaused,
  isStopwatch,
  lastRan,
  pauseWatch,
  resumeWatch,
  startWatch,
} from "../../web/training/stopwatch";
import { clockText } from "../../worker/contract/clock-text";

describe("a rest as coaches write it", () => {
  it.each([
    ["90 s", 90],
    ["90s", 90],
    ["90 sec.", 90],
    ["45 seconds", 45],
    ["1:30", 90],
    ["01:05", 65],
    ["2 min", 120],
    ["2min.", 120],
    ["2 minutes", 120],
    ["1.5 min", 90],
    ["1,5 min", 90],
    ["1 min 30 s", 90],
    ["1 min 30 sec", 90],
    ["2' 30\"", 150],
    ["2’30”", 150],
    ["2'30", 150],
    ["2'", 120],
    ["45''", 45],
    ['45"', 45],
    ["90", 90],
    ["2", 120],
    ["Rest: 60", 60],
    ["60 s between sets", 60],
    ["Rest 90 s between rounds", 90],
    ["as needed, up to 2 min", 120],
  ])("%s", (text, seconds) => {
    expect(restOf(text)).toEqual({ seconds, from: null });
  });

  it.each([
    ["60-90 sec", 60, 90],
    ["60–90 s", 60, 90],
    ["60 - 90s", 60, 90],
    ["1-2 min", 60, 120],
    ["30 s - 1 min", 30, 60],
    ["1:00-1:30", 60, 90],
    ["60 to 90 seconds", 60, 90],
    ["60-90", 60, 90],
    ["2-3", 120, 180],
  ])("%s is shown whole and counted to its upper end", (text, from, seconds) => {
    expect(restOf(text)).toEqual({ seconds, from });
  });

  it.each([
    "Rest as needed",
    "",
    "   ",
    "N/A",
    "-",
    "0 s",
    "Rest of the minute",
    "3 breaths",
    "full recovery",
    "RPE 8",
    "99999 min",
  ])("%j names no time", (text) => {
    expect(restOf(text)).toBeNull();
  });

  it("is nothing where nothing is written", () => {
    expect(restOf(null)).toBeNull();
  });

  it("is said with both ends of a range", () => {
    expect(shownRest({ seconds: 90, from: 60 })).toBe("1 min to 1:30");
    expect(shownRest({ seconds: 45, from: null })).toBe("45 s");
    expect(shownRest({ seconds: 120, from: null })).toBe("2 min");
  });
});

describe("a clock", () => {
  it("has two figures where they line up", () => {
    expect([0, 7, 65, 600, 3723, -5].map(clockText)).toEqual(["0:00", "0:07", "1:05", "10:00", "1:02:03", "0:00"]);
  });
});

describe("a stopwatch", () => {
  const start = 1_000_000;

  it("runs without anybody looking", () => {
    expect(elapsedMs(startWatch(start), start + 3_600_000)).toBe(3_600_000);
  });

  it("leaves out its pauses, also the one it is in", () => {
    const paused = pauseWatch(startWatch(start), start + 10_000);
    expect(isPaused(paused)).toBe(true);
    expect(elapsedMs(paused, start + 60_000)).toBe(10_000);
    expect(lastRan(paused, start + 60_000)).toBe(start + 10_000);
    const resumed = resumeWatch(paused, start + 60_000);
    expect(elapsedMs(resumed, start + 65_000)).toBe(15_000);
    const again = pauseWatch(resumed, start + 70_000);
    expect(elapsedMs(again, start + 99_000)).toBe(20_000);
    expect(lastRan(resumed, start + 65_000)).toBe(start + 65_000);
  });

  it("is not paused twice by two presses", () => {
    const paused = pauseWatch(startWatch(start), start + 10_000);
    expect(pauseWatch(paused, start + 20_000)).toEqual(paused);
  });

  it("has run nothing when the device's clock was set back", () => {
    expect(elapsedMs(startWatch(start), start - 5000)).toBe(0);
  });

  it("is told from anything else that may stand in storage", () => {
    expect(isStopwatch(pauseWatch(startWatch(start), start))).toBe(true);
    for (const other of [
      null,
      7,
      "x",
      {},
      { startedAt: "1", pauses: [] },
      { startedAt: 1, pauses: [{}] },
      { startedAt: 1 },
    ]) {
      expect(isStopwatch(other), JSON.stringify(other)).toBe(false);
    }
  });
});

describe("an interval timer", () => {
  const plan: IntervalPlan = { rounds: 3, workSeconds: 20, restSeconds: 10, leadSeconds: 5 };
  const at = (seconds: number, of = plan) => {
    const { phase, round, leftMs } = momentAt(of, seconds * 1000);
    return [phase, round, leftMs / 1000];
  };

  it("goes from getting ready through work and rest to the end, with no rest after the last round", () => {
    expect(at(0)).toEqual(["lead", 1, 5]);
    expect(at(4.5)).toEqual(["lead", 1, 0.5]);
    expect(at(5)).toEqual(["work", 1, 20]);
    expect(at(24)).toEqual(["work", 1, 1]);
    expect(at(25)).toEqual(["rest", 1, 10]);
    expect(at(35)).toEqual(["work", 2, 20]);
    expect(at(65)).toEqual(["work", 3, 20]);
    expect(at(84.9)).toEqual(["work", 3, expect.closeTo(0.1)]);
    expect(at(85)).toEqual(["done", 3, 0]);
    expect(at(9999)).toEqual(["done", 3, 0]);
    expect(totalSeconds(plan)).toBe(85);
  });

  it("starts a round every minute on the minute", () => {
    const emom = planOf({ ...FIRST_CHOICE, mode: "emom", emom: { rounds: 10, every: 60 } });
    expect(at(10, emom)).toEqual(["work", 1, 60]);
    expect(at(69, emom)).toEqual(["work", 1, 1]);
    expect(at(70, emom)).toEqual(["work", 2, 60]);
    expect(at(610, emom)).toEqual(["done", 10, 0]);
  });

  it("knows Tabata, and mat rounds of five, six, eight and ten minutes", () => {
    expect(planOf({ ...FIRST_CHOICE, mode: "tabata" })).toMatchObject({ rounds: 8, workSeconds: 20, restSeconds: 10 });
    for (const minutes of [5, 6, 8, 10]) {
      const mat = planOf({ ...FIRST_CHOICE, mode: "mat", mat: { minutes, rounds: 3, rest: 60 } });
      expect(totalSeconds({ ...mat, leadSeconds: 0 })).toBe(3 * minutes * 60 + 120);
    }
    expect(planText(planOf(FIRST_CHOICE))).toBe("5 rounds of 5 min, 1 min rest between. 29 min in all.");
  });

  it("never makes a plan that cannot run, whatever was typed or kept", () => {
    for (const kept of [
      null,
      {},
      "x",
      { mode: "own", own: { work: 0, rest: 0, rounds: 0 } },
      { mode: "x", own: { work: "9" } },
    ]) {
      expect(isIntervalPlan(planOf(readChoice(kept))), JSON.stringify(kept)).toBe(true);
    }
    expect(isIntervalPlan({ ...plan, rounds: 0 })).toBe(false);
    expect(isIntervalPlan({ ...plan, workSeconds: 1.5 })).toBe(false);
  });
});
