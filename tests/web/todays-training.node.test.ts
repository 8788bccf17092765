import { describe, expect, it } from "vitest";
import { estimatedMinutes } from "../../web/training/estimated-minutes";
import { todaysTraining } from "../../web/training/today/todays-training";
import type { Exercise } from "../../worker/contract/exercises";
import type { WeeklyProgram } from "../../worker/contract/programs";
import type { Dashboard } from "../../worker/contract/progress";

const MONDAY = "2026-11-16";

type Week = { days: number[]; done?: number[]; gated?: boolean };
const dashboard = (week: Week | null, workouts: string[] = ["Base Builder"]) =>
  ({
    program: week && {
      startDate: MONDAY,
      endDate: "2026-11-22",
      memberSince: "2025-01-01",
      gated: week.gated ?? false,
      dailyWorkouts: week.days.map((dayOfWeek) => ({
        dayOfWeek,
        title: `Day ${dayOfWeek}`,
        workoutSections: [{ lastCompletedOn: week.done?.includes(dayOfWeek) ? MONDAY : null }],
      })),
    },
    workouts: workouts.map((title) => ({ title })),
  }) as unknown as Dashboard & { program: WeeklyProgram };

/** What is named, and what it is said to be. */
function named(week: Week | null, today: string, workouts?: string[]): (string | null)[] {
  const training = todaysTraining(dashboard(week, workouts), today);
  if (!training) return [null];
  const what =
    training.kind === "day" ? training.day.title : training.kind === "workout" ? training.workout.title : null;
  return [training.kind, what, training.is];
}

describe("today's training", () => {
  it("is the day of the week that was planned for today, done or not", () => {
    expect(named({ days: [1, 3, 5] }, "2026-11-18")).toEqual(["day", "Day 3", "Today, Wednesday"]);
    expect(named({ days: [1, 3, 5], done: [3] }, "2026-11-18")).toEqual(["day", "Day 3", "Today, Wednesday"]);
    expect(named({ days: [1, 6] }, "2026-11-21")).toEqual(["day", "Day 6", "Today, Saturday"]);
  });

  it("is the next session on a day that was left free", () => {
    expect(named({ days: [1, 3, 5] }, "2026-11-19")).toEqual(["day", "Day 5", "Rest day. Next is Friday, Fri, Nov 20"]);
  });

  it("is what is still open on a weekend, and nothing when all is done", () => {
    expect(named({ days: [1, 3, 5], done: [1] }, "2026-11-22")).toEqual([
      "day",
      "Day 3",
      "It is the weekend. Still open: Wednesday",
    ]);
    expect(named({ days: [1, 3], done: [1, 3] }, "2026-11-22")).toEqual(["done", null, "It is the weekend"]);
  });

  it("names nothing as missed to whoever may not train", () => {
    expect(named({ days: [1, 3], gated: true }, "2026-11-22").at(-1)).toBe("This week");
  });

  it("is the first day of a week to come, and what was left of one that is over", () => {
    expect(named({ days: [1, 3] }, "2026-11-13")).toEqual(["day", "Day 1", "Your week starts on Mon, Nov 16"]);
    expect(named({ days: [1, 3], done: [1] }, "2026-11-24")).toEqual([
      "day",
      "Day 3",
      "The next week is not published yet",
    ]);
  });

  it("is the daily workout without a week, and nothing without either", () => {
    expect(named(null, MONDAY)).toEqual(["workout", "Base Builder", "Today's workout"]);
    expect(named({ days: [] }, MONDAY)).toEqual(["workout", "Base Builder", "Today's workout"]);
    expect(named(null, MONDAY, [])).toEqual([null]);
  });
});

describe("how long a session takes", () => {
  const NOTHING = { duration: null, distance: null, load: null, percent: null, effort: null };
  const exercise = (count: string, rest: string | null) =>
    ({ rest, dose: [{ ...NOTHING, count, reps: "8" }] }) as Partial<Exercise> as Exercise;

  it("is its sets, their rests and the way between, rounded to five minutes", () => {
    // 4 sets of 40 s, 3 rests of 90 s, one change: 490 s. Three of them: 24.5 min.
    expect(estimatedMinutes([1, 2, 3].map(() => exercise("4", "90 s")))).toBe(25);
  });

  it("counts a minute of rest where none is written, and never less than five", () => {
    expect(estimatedMinutes([exercise("1", null)])).toBe(5);
    expect(estimatedMinutes([])).toBeNull();
  });
});
