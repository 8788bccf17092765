import { addDays, type CalendarDate, mondayOf } from "./calendar";
import { type Around, competitionDay, competitionDays, partAt } from "./competition-days";
import type { CompetitionDay, OverlayPart } from "./competitions";
import type { Exercise } from "./exercises";
import type { Gym } from "./gym";
import { placeWeek } from "./place-week";
import { plannedSessions } from "./planned-sessions";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "./programs";
import { scaledExercise } from "./scaled-dose";
import type { WeightUnit } from "./training-limits";
import { weekIs } from "./week-is";
import type { WeekPlan } from "./week-plan";

/** What changes a member's view of a week: their competitions, their gym, and their plan, if any. */
export type Seen = {
  around: Around;
  gyms: Record<WeightUnit, Gym>;
  plan: Pick<WeekPlan, "since" | "rollDays" | "lifts" | "moves"> | null;
};

/** Longer weeks are cut off. */
const DAYS_MOST = 41;

/**
 * Returns the week as changed by the taper around a member's competition. Each session goes by the date it was done,
 * else is planned for, else the coach's. Exercises left out are listed; private weeks and weeks without a near
 * competition stay.
 */
export function overlaidWeek(
  week: WeeklyProgram,
  seen: Seen & { isPrivate: boolean },
  today: CalendarDate,
): WeeklyProgram {
  if (week.gated) return week;
  const { around, isPrivate } = seen;
  const { from, to } = spanOf(week, today);
  const days = competitionDays(around, from, to, isPrivate);
  const dates = datesOf(week, { ...seen, days }, today);
  const dailyWorkouts = week.dailyWorkouts.map((day) => {
    const date = dates.get(day.id) ?? addDays(mondayOf(week.startDate), day.dayOfWeek - 1);
    const near = competitionDay(around, date, isPrivate);
    return near
      ? overlaidDay(day, near, { ...seen, part: isPrivate ? null : partAt(around.overlay, near.daysToGo) })
      : day;
  });
  if (days.length === 0 && dailyWorkouts.every((day, at) => day === week.dailyWorkouts[at])) return week;
  return { ...week, dailyWorkouts, competitionDays: days };
}

/** Returns the span from Monday to the last Sunday; of a running week from this Monday. */
function spanOf(week: WeeklyProgram, today: CalendarDate) {
  const from = mondayOf(weekIs(week, today) === "this" ? today : week.startDate);
  const to = addDays(mondayOf(week.endDate), 6);
  const last = addDays(from, DAYS_MOST);
  return { from, to: to < last ? to : last };
}

/** Returns the date of each session. */
function datesOf(
  week: WeeklyProgram,
  { plan, days }: Pick<Seen, "plan"> & { days: CompetitionDay[] },
  today: CalendarDate,
): Map<number, CalendarDate> {
  const sessions = plannedSessions(week);
  const position = weekIs(week, today);
  const done = sessions.flatMap(({ id, doneOn }) => (doneOn ? [[id, doneOn] as const] : []));
  if (!plan || position === "past") return new Map(done);
  const monday = mondayOf(position === "this" ? today : week.startDate);
  const placed = placeWeek({
    ...plan,
    since: plan.since > week.memberSince ? plan.since : week.memberSince,
    moves: position === "this" ? plan.moves : [],
    monday,
    today,
    sessions,
    competitionDays: days,
  });
  return new Map([...placed.flatMap(({ session, date }) => (date ? [[session.id, date] as const] : [])), ...done]);
}

type Through = Pick<Seen, "gyms"> & { part: OverlayPart | null };

function overlaidDay(day: DailyWorkout, near: CompetitionDay, { part, gyms }: Through): DailyWorkout {
  const isDone = day.workoutSections.some(({ lastCompletedOn }) => lastCompletedOn === near.date);
  // A training done on a day of rest was done as prescribed.
  if (near.rest && isDone) {
    return { ...day, competition: { ...near, rest: false, option: null, load: null, sets: null } };
  }
  if (!part) return { ...day, competition: near };
  return {
    ...day,
    competition: near,
    workoutSections: day.workoutSections.map((section) => overlaidSection(section, part, gyms)),
  };
}

function overlaidSection(section: WorkoutSection, part: OverlayPart, gyms: Seen["gyms"]): WorkoutSection {
  const dropped = part.rest ? section.exercises : droppedOf(section.exercises, part);
  const remaining = section.exercises.filter((exercise) => !dropped.includes(exercise));
  const exercises = remaining.map((exercise) => scaledExercise(exercise, part, gyms));
  if (dropped.length === 0) return { ...section, exercises };
  const named = dropped.map(({ id, exerciseCode, name }) => ({ id, exerciseCode, name }));
  return { ...section, exercises, exerciseCount: exercises.length, dropped: named };
}

function droppedOf(exercises: readonly Exercise[], { dropCategories, keepBlocks }: OverlayPart): Exercise[] {
  const blocks = blockNumbers(exercises);
  const names = dropCategories.map((name) => name.toLowerCase());
  return exercises.filter((exercise, at) => {
    const category = exercise.category?.toLowerCase() ?? "";
    return (keepBlocks !== null && (blocks[at] ?? 0) > keepBlocks) || names.some((name) => category.includes(name));
  });
}

/** Numbers blocks: exercises under one letter, such as A1 and A2; without codes each exercise is a block. */
export function blockNumbers(exercises: readonly Pick<Exercise, "exerciseCode">[]): number[] {
  let block = 0;
  let last: string | null = null;
  return exercises.map(({ exerciseCode }) => {
    const letter = /^\s*([a-z])(?![a-z])/i.exec(exerciseCode ?? "")?.[1]?.toUpperCase() ?? null;
    if (letter === null || letter !== last) block += 1;
    last = letter;
    return block;
  });
}
