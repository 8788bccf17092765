import { addressOf } from "../../worker/contract/addresses";
import { COLUMN_TYPES, type ColumnType } from "../../worker/contract/drafts";
import { DURATION_MAX_MINUTES } from "../../worker/contract/progress-limits";
import { FORGOTTEN_AFTER_MINUTES, LATE_COMPLETION_DAYS } from "../../worker/contract/training-limits";
import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { elapsedMs, isStopwatch, lastRan, type Stopwatch, startWatch } from "./stopwatch";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An option of a day of a week. */
type DayOption = { programId: number; dailyWorkoutId: number; dayOfWeek: number; columnType: ColumnType };

/** What is trained: a workout, or an option of a day of a week. */
export type Trainable = { title: string } & ({ workoutId: number; day: null } | { workoutId: null; day: DayOption });

/** A running training. It is stored under one key per member, so there is only one. */
export type RunningWorkout = Stopwatch &
  Trainable & {
    /** The idempotency key of its completion, created at the start. */
    key: string;
    notes: string;
    /** The notes are for the member only. */
    notesPrivate: boolean;
    /** Indexes of the ticked sets, by exercise id. */
    ticked: Record<string, number[]>;
    /** After this many minutes the member is asked whether the timer was forgotten. */
    askAfterMinutes: number;
    /** The index of the exercise on screen, and whether the member chose it. */
    at: number;
    /** The records set so far, in words. */
    records: string[];
  };

export function startWorkout(what: Trainable, now: number): RunningWorkout {
  const key = crypto.randomUUID();
  return {
    ...startWatch(now),
    ...what,
    key,
    notes: "",
    notesPrivate: false,
    ticked: {},
    askAfterMinutes: FORGOTTEN_AFTER_MINUTES,
    at: 0,
    records: [],
  };
}

/** Returns whether this training is the running one. */
export const isRunOf = (running: RunningWorkout, what: Trainable): boolean =>
  running.workoutId === what.workoutId &&
  running.day?.dailyWorkoutId === what.day?.dailyWorkoutId &&
  running.day?.columnType === what.day?.columnType;

/** Returns the address of its step-by-step session. */
export function sessionAddress({ workoutId, day }: Trainable): string {
  return day
    ? addressOf("daySession", { id: day.programId, query: { day: day.dayOfWeek, option: day.columnType } })
    : addressOf("workoutSession", { id: workoutId });
}

/** Returns the address of its list. */
export function listAddress({ workoutId, day }: Trainable): string {
  return day
    ? addressOf("weeklyProgram", {
        id: day.programId,
        query: { day: day.dayOfWeek, option: day.columnType },
        hash: "training",
      })
    : addressOf("workout", { id: workoutId });
}

/** Returns whole minutes elapsed, as the clock shows them. */
export const minutesRun = (workout: RunningWorkout, now: number) => Math.floor(elapsedMs(workout, now) / MINUTE_MS);

/** Returns the minutes for the completion: rounded, at least one. */
export function minutesTrained(workout: RunningWorkout, now: number): number {
  return Math.max(1, Math.round(elapsedMs(workout, now) / MINUTE_MS));
}

export function wasForgotten(workout: RunningWorkout, now: number): boolean {
  return elapsedMs(workout, now) > workout.askAfterMinutes * MINUTE_MS;
}

/** Longer than a completion may state: only the member can say how long it was. */
export const isTooLong = (workout: RunningWorkout, now: number) => minutesTrained(workout, now) > DURATION_MAX_MINUTES;

/** Continues after the member has confirmed; asks again after the same time. */
export function keepGoing(workout: RunningWorkout, now: number): RunningWorkout {
  return { ...workout, askAfterMinutes: minutesRun(workout, now) + FORGOTTEN_AFTER_MINUTES };
}

/** Returns when it ended: for a forgotten one the stated minutes after its start, for a paused one when it was paused. */
export function finishedAt(workout: RunningWorkout, now: number, saidMinutes: number | null): number {
  return saidMinutes === null ? lastRan(workout, now) : Math.min(now, workout.startedAt + saidMinutes * MINUTE_MS);
}

export const isTooLate = (workout: RunningWorkout, now: number) =>
  now - workout.startedAt > LATE_COMPLETION_DAYS * DAY_MS;

export function withTick(workout: RunningWorkout, exerciseId: number, set: number, done: boolean): RunningWorkout {
  const before = workout.ticked[exerciseId] ?? [];
  const others = before.filter((index) => index !== set);
  return { ...workout, ticked: { ...workout.ticked, [exerciseId]: done ? [...others, set] : others } };
}

const keyOf = (userId: string) => `${memberPrefix(userId)}workout`;

/** Returns the member's running training, synchronised with other tabs. */
export function useRunningWorkout(userId: string): RunningWorkout | null {
  return useStored("device", keyOf(userId), readWorkout);
}

/** Changes the stored training, which another tab may have changed since this one rendered. Null ends it. */
export function changeRunningWorkout(
  userId: string,
  change: (workout: RunningWorkout | null) => RunningWorkout | null,
): void {
  const key = keyOf(userId);
  writeStored("device", key, change(readWorkout(readStored("device", key))));
}

export function readWorkout(value: unknown): RunningWorkout | null {
  if (!isStopwatch(value)) return null;
  const { title, key, notes, notesPrivate, ticked, askAfterMinutes, at, records } = value as Partial<RunningWorkout>;
  const of = readSubject(value);
  if (!of || typeof title !== "string" || typeof key !== "string") return null;
  return {
    startedAt: value.startedAt,
    pauses: value.pauses,
    ...of,
    title,
    key,
    notes: typeof notes === "string" ? notes : "",
    notesPrivate: notesPrivate === true,
    ticked: ticksOf(ticked),
    askAfterMinutes: Number.isFinite(askAfterMinutes) ? Number(askAfterMinutes) : FORGOTTEN_AFTER_MINUTES,
    at: Number.isInteger(at) ? Number(at) : 0,
    records: Array.isArray(records) ? records.filter((text) => typeof text === "string") : [],
  };
}

/** Earlier versions stored only a workout's id. */
function readSubject(value: object) {
  const { workoutId, day } = value as Partial<RunningWorkout>;
  if (Number.isInteger(workoutId)) return { workoutId: Number(workoutId), day: null };
  if (typeof day !== "object" || day === null) return null;
  const numbers = [day.programId, day.dailyWorkoutId, day.dayOfWeek];
  return numbers.every(Number.isInteger) && COLUMN_TYPES.includes(day.columnType) ? { workoutId: null, day } : null;
}

function ticksOf(value: unknown): Record<string, number[]> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([id, sets]) => [id, Array.isArray(sets) ? sets.filter(Number.isInteger) : []]),
  );
}
