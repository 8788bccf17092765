import { describe, expect, it } from "vitest";
import {
  finishedAt,
  isTooLate,
  isTooLong,
  keepGoing,
  minutesRun,
  minutesTrained,
  readWorkout,
  startWorkout,
  wasForgotten,
  withTick,
} from "../../web/training/running-workout";
import { setCount } from "../../web/training/set-count";
import { pauseWatch } from "../../web/training/stopwatch";
import { readSets } from "../../worker/documents/read-dose";

const MINUTE = 60_000;
const start = Date.parse("2026-11-21T18:00:00Z");
const LEGS = { title: "Legs", workoutId: 7, day: null };
const workout = startWorkout(LEGS, start);

describe("a running workout", () => {
  it("counts whole minutes while it runs, and rounds at the end to at least one", () => {
    expect(minutesRun(workout, start + 59_000)).toBe(0);
    expect(minutesTrained(workout, start)).toBe(1);
    expect(minutesTrained(workout, start + 20_000)).toBe(1);
    expect(minutesTrained(workout, start + 89_000)).toBe(1);
    expect(minutesTrained(workout, start + 91_000)).toBe(2);
    expect(minutesTrained(workout, start + 45.5 * MINUTE)).toBe(46);
  });

  it("is taken for forgotten after four hours, without its pauses, and after as long again once the member goes on", () => {
    expect(wasForgotten(workout, start + 240 * MINUTE)).toBe(false);
    expect(wasForgotten(workout, start + 241 * MINUTE)).toBe(true);
    const paused = pauseWatch(workout, start + 30 * MINUTE);
    expect(wasForgotten(paused, start + 3000 * MINUTE)).toBe(false);
    const goesOn = keepGoing(workout, start + 300 * MINUTE);
    expect(wasForgotten(goesOn, start + 539 * MINUTE)).toBe(false);
    expect(wasForgotten(goesOn, start + 541 * MINUTE)).toBe(true);
  });

  it("is over now, or when it was paused, or as long after its start as the member says", () => {
    const now = start + 600 * MINUTE;
    expect(finishedAt(workout, now, null)).toBe(now);
    expect(finishedAt(pauseWatch(workout, start + 30 * MINUTE), now, null)).toBe(start + 30 * MINUTE);
    expect(finishedAt(workout, now, 45)).toBe(start + 45 * MINUTE);
    expect(finishedAt(workout, start + MINUTE, 45)).toBe(start + MINUTE);
  });

  it("can be too long to be believed and too old to be handed in", () => {
    expect(isTooLong(workout, start + 600 * MINUTE)).toBe(false);
    expect(isTooLong(workout, start + 601 * MINUTE)).toBe(true);
    expect(isTooLate(workout, start + 13 * 1440 * MINUTE)).toBe(false);
    expect(isTooLate(workout, start + 15 * 1440 * MINUTE)).toBe(true);
  });

  it("keeps each tick once and takes it back", () => {
    const ticked = withTick(withTick(withTick(workout, 3, 0, true), 3, 0, true), 3, 2, true);
    expect(ticked.ticked).toEqual({ 3: [0, 2] });
    expect(withTick(ticked, 3, 0, false).ticked).toEqual({ 3: [2] });
    expect(workout.ticked).toEqual({});
  });

  it("comes back from storage as it was, and is none when something else stands there", () => {
    const kept = pauseWatch({ ...withTick(workout, 3, 1, true), notes: "Heavy." }, start + MINUTE);
    expect(readWorkout(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [null, 1, [], {}, { ...workout, workoutId: "7" }, { ...workout, startedAt: null }]) {
      expect(readWorkout(other)).toBeNull();
    }
    expect(readWorkout({ ...workout, ticked: { 3: "x" }, notes: 5 })).toMatchObject({ ticked: { 3: [] }, notes: "" });
  });

  it("has a key of its own", () => {
    expect(startWorkout(LEGS, start).key).not.toBe(workout.key);
  });
});

describe("the sets there are to tick", () => {
  it.each([
    ["3", null, 3],
    ["3-4", null, 4],
    ["4 sets", null, 4],
    ["3 rounds", null, 3],
    [null, "3x8", 3],
    [null, "4 × 6-8 per side", 4],
    [null, "3-5 x 5", 5],
    [null, "5 sets of 5", 5],
    [null, "1 x 60 s per side", 1],
    [null, "3 séries de 10", 3],
    ["4 rondas", null, 4],
    [null, "3 x max", 3],
    [null, "3xmax", 3],
    [null, "10, 8, 6", 3],
    [null, "8/8/8/8", 4],
    [null, "AMRAP 8 min", 1],
    [null, "10 reps", 1],
    [null, "12", 1],
    ["as many as possible", "3 x 8", 3],
    ["N/A", null, 1],
    ["0", null, 1],
    ["99", null, 20],
    [null, null, 1],
  ])("sets %j, set and reps %j: %i", (sets, setRep, count) => {
    expect(setCount({ dose: readSets({ sets, setRep, reps: null, load: null, duration: null }) })).toBe(count);
  });
});
