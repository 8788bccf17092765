import { describe, expect, it } from "vitest";
import { daysUntil, relativeTime } from "../../web/lib/format/format";
import { shortDose, workoutDay, workoutFacts } from "../../web/lib/format/workout-facts";
import type { Exercise } from "../../worker/contract/exercises";
import type { Workout } from "../../worker/contract/workouts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const left = (ms: number) => daysUntil(new Date(NOW + ms).toISOString(), NOW);

describe("days left of a trial", () => {
  it("are rounded up: the last second is still a day", () => {
    expect(left(1)).toBe(1);
    expect(left(DAY)).toBe(1);
    expect(left(DAY + 1)).toBe(2);
    expect(left(7 * DAY)).toBe(7);
  });

  it("are zero or less once it is over", () => {
    expect(left(0)).toBeLessThanOrEqual(0);
    expect(left(-1)).toBeLessThanOrEqual(0);
    expect(left(-3 * DAY)).toBe(-3);
  });
});

it("what a slow clock takes for the future has happened just now", () => {
  expect(relativeTime(new Date(NOW + 5 * 60_000).toISOString(), NOW)).toBe("just now");
  expect(relativeTime(new Date(NOW - DAY).toISOString(), NOW)).toBe("1d ago");
});

const workout: Workout = {
  id: 1,
  title: "Base Builder",
  day: 1,
  duration: 45,
  intensity: "High",
  focus: "Lower Body",
  description: null,
  videoUrl: null,
  thumbnailUrl: null,
  lastCompletedOn: null,
  gated: false,
  exerciseCount: 6,
  exercises: [],
};

describe("a workout in words", () => {
  it("says what is known of it, and nothing of the rest", () => {
    expect(workoutFacts(workout)).toBe("45 min, High intensity, Lower Body, 6 exercises");
    expect(workoutFacts({ ...workout, duration: null, intensity: null, focus: null, exerciseCount: 1 })).toBe(
      "1 exercise",
    );
  });

  it("names its weekday, or any", () => {
    expect(workoutDay(workout)).toBe("Monday");
    expect(workoutDay({ day: 7 })).toBe("Sunday");
    expect(workoutDay({ day: null })).toBe("Any day");
  });
});

describe("the dose of an exercise in short", () => {
  const exercise = (said: Partial<Exercise>) =>
    shortDose({ sets: null, reps: null, setRep: null, duration: null, ...said } as Exercise);

  it("is sets and reps, however they were written, else the time", () => {
    expect(exercise({ sets: "3", reps: "8" })).toBe("3 × 8");
    expect(exercise({ setRep: "3 x 8", duration: "2 min" })).toBe("3 x 8");
    expect(exercise({ sets: "3", duration: "2 min" })).toBe("2 min");
    expect(exercise({ reps: "10 per side" })).toBe("10 per side");
  });

  it("hides what was written as not applicable", () => {
    expect(exercise({ setRep: "N/A", duration: " n/a " })).toBe("");
    expect(exercise({})).toBe("");
  });
});
