import { addressOf } from "../../worker/contract/addresses";
import { COLUMN_TYPES, type ColumnType } from "../../worker/contract/drafts";
import { DURATION_MAX_MINUTES } from "../../worker/contract/progress-limits";
import { FORGOTTEN_AFTER_MINUTES, LATE_COMPLETION_DAYS } from "../../worker/contract/training-limits";
import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { elapsedMs, isStopwatch, lastRan, type Stopwatch, startWatch } from "./stopwatch";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** One option of a day of a week. */
type DayOption = { programId: number; dailyWorkoutId: number; dayOfWeek: number; columnType: ColumnType };

/** What is trained: a workout, or one option of a day of a week. */
export type Trainable = { title: string } & ({ workoutId: number; day: null } | { workoutId: null; day: DayOption });

/** A training under way. It is kept under one key a member, so that there can be only one. */
export type RunningWorkout = Stopwatch &
  Trainable & {
    /** Sent with the completion, made at the start: however often it is sent, it counts once. */
    key: string;
    notes: string;
    /** They are for the member alone. */
    notesPrivate: boolean;
    /** Indexes of the sets done, by exercise id. */
    ticked: Record<string, number[]>;
    /** The timer is taken for forgotten once it has run longer than this. */
    askAfterMinutes: number;
    /** The exercise that is on screen, counted from 0, and whether it was gone to by hand. */
    at: number;
    /** What the sets logged so far have beaten, in words. */
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

/** Whether it is this one that runs. */
export const isRunOf = (running: RunningWorkout, what: Trainable): boolean =>
  running.workoutId === what.workoutId &&
  running.day?.dailyWorkoutId === what.day?.dailyWorkoutId &&
  running.day?.columnType === what.day?.columnType;

/** Where it is trained step by step. */
export function sessionAddress({ workoutId, day }: Trainable): string {
  return day
    ? addressOf("daySession", { id: day.programId, query: { day: day.dayOfWeek, option: day.columnType } })
    : addressOf("workoutSession", { id: workoutId });
}

/** Where it stands as a list. */
export function listAddress({ workoutId, day }: Trainable): string {
  return day
    ? addressOf("weeklyProgram", {
        id: day.programId,
        query: { day: day.dayOfWeek, option: day.columnType },
        hash: "training",
      })
    : addressOf("workout", { id: workoutId });
}

/** Whole minutes gone by, as a running clock shows them. */
export const minutesRun = (workout: RunningWorkout, now: number) => Math.floor(elapsedMs(workout, now) / MINUTE_MS);

/** What a completion says: rounded, at least one. */
export function minutesTrained(workout: RunningWorkout, now: number): number {
  return Math.max(1, Math.round(elapsedMs(workout, now) / MINUTE_MS));
}

export function wasForgotten(workout: RunningWorkout, now: number): boolean {
  return elapsedMs(workout, now) > workout.askAfterMinutes * MINUTE_MS;
}

/** Longer than any training may be said to take: only the member can tell what it was. */
export const isTooLong = (workout: RunningWorkout, now: number) => minutesTrained(workout, now) > DURATION_MAX_MINUTES;

/** The member has looked and trains on; asks again only after as long again. */
export function keepGoing(workout: RunningWorkout, now: number): RunningWorkout {
  return { ...workout, askAfterMinutes: minutesRun(workout, now) + FORGOTTEN_AFTER_MINUTES };
}

/** When it was over: of a forgotten one, the said minutes after its start; of a paused one, when it was paused. */
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

/** The member's running workout, whichever it is, in agreement with every other tab. */
export function useRunningWorkout(userId: string): RunningWorkout | null {
  return useStored("device", keyOf(userId), readWorkout);
}

/** Changes what is kept now, which another tab may have changed since this one was drawn. Null ends it. */
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

/** Earlier versions kept the number of a workout alone. */
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
