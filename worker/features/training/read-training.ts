import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { ExerciseLog, TrainingContext } from "../../contract/training";
import { type BatchedRead, batchedRead, runReads } from "../../db/batched-read";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { type SetRow, setLog } from "../../db/training";
import { workout } from "../../db/workouts";
import { readSets } from "../../documents/read-dose";
import { type AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { hurtsIn } from "../injuries/hurts-in";
import { openCues } from "../lift-cues/cue-rows";
import { placedCues } from "../lift-cues/placed-cues";
import { visibleTo as visibleProgram } from "../programs/policy";
import { answeredKeys } from "../threads/answered-keys";
import { visibleTo as visibleWorkout } from "../workouts/policy";
import { groupBy } from "./book/group-by";
import { lifts } from "./lifts";
import { logKey } from "./log-key";
import { preferences } from "./preferences";
import { presentDays } from "./present";
import { offered, substitutesFor, swapsOn } from "./swaps/offered";

/** An exercise's name and the texts of its dose. */
const ASKED = {
  id: exercise.id,
  name: exercise.name,
  sets: exercise.sets,
  reps: exercise.reps,
  setRep: exercise.setRep,
  load: exercise.load,
  duration: exercise.duration,
};
type Named = { [Field in keyof typeof ASKED]: Field extends "id" ? number | null : string | null };

/** Reads the member's logs of a workout's exercises, last time and today, and their substitutes. */
export async function readWorkoutTraining(ctx: Ctx, id: number): Promise<TrainingContext> {
  const found = ctx.db
    .select(ASKED)
    .from(workout)
    .leftJoin(exercise, eq(exercise.workoutId, workout.id))
    .where(and(eq(workout.id, id), visibleWorkout(ctx.actor)));
  const names = sql`select distinct x.name from exercise x where x.workout_id = ${id}`;
  return trainingOf(ctx, { found: batchedRead([found], ([rows]) => rows), names, missing: notFound("Workout") });
}

/** Same for all sections of a program. */
export async function readProgramTraining(ctx: Ctx, id: number): Promise<TrainingContext> {
  const found = ctx.db
    .select(ASKED)
    .from(weeklyProgram)
    .leftJoin(dailyWorkout, eq(dailyWorkout.programId, weeklyProgram.id))
    .leftJoin(exercise, eq(exercise.dailyWorkoutId, dailyWorkout.id))
    .where(and(eq(weeklyProgram.id, id), visibleProgram(ctx.actor, ctx.now)));
  const names = sql`select distinct x.name from daily_workout d join exercise x on x.daily_workout_id = d.id
    where d.program_id = ${id}`;
  return trainingOf(ctx, { found: batchedRead([found], ([rows]) => rows), names, missing: notFound("Weekly program") });
}

type Place = { found: BatchedRead<Named[]>; names: SQL; missing: AppError };

async function trainingOf(ctx: Ctx, place: Place): Promise<TrainingContext> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const { found, answered, offers, swaps, hurts, cueRows } = await runReads(ctx.db, {
    found: place.found,
    answered: answeredKeys(ctx.db, place.names),
    offers: offered(ctx.db, place.names),
    swaps: swapsOn(ctx.db, user.id, today),
    hurts: hurtsIn(ctx, place.names),
    cueRows: openCues(ctx.db, user.id),
  });
  if (found.length === 0) throw place.missing;
  const keys = new Map(found.flatMap(({ id, name }) => (id && name ? [[id, logKey(name)] as const] : [])));
  const substitutes = substitutesFor(new Set(keys.values()), offers, swaps);
  const others = substitutes.flatMap(({ options }) => options.map(({ key }) => key));
  const names = JSON.stringify([...new Set([...keys.values(), ...others])]);
  // The cross join fixes the order: SQLite's planner would read the member's whole log.
  const sets = (day: SQL) =>
    ctx.db
      .select(getTableColumns(setLog))
      .from(sql`json_each(${names}) as asked`)
      .crossJoin(setLog)
      .where(and(eq(setLog.userId, user.id), sql`${setLog.nameKey} = asked.value`, sql`${setLog.localDate} = ${day}`))
      .orderBy(asc(setLog.nameKey), asc(setLog.setNumber));
  // The latest day before today is one step in the index, however many days there are.
  const lastDay = sql`(
    select max(l.local_date) from set_log l
    where l.user_id = ${user.id} and l.name_key = asked.value and l.local_date < ${today})`;
  const percents = inPercents(found);
  const percentKeys = new Set(percents.flatMap(({ id }) => (id === null ? [] : [keys.get(id) ?? ""])));
  // A substitute of such a lift has percentages of its own.
  const otherPercents = substitutes.flatMap(({ key, options }) =>
    percentKeys.has(key) ? options.map((option) => option.key) : [],
  );
  const { last, now, preferred, liftsOf } = await runReads(ctx.db, {
    last: batchedRead([sets(lastDay)], ([rows]) => rows),
    now: batchedRead([sets(sql`${today}`)], ([rows]) => rows),
    preferred: preferences(ctx),
    liftsOf: lifts(ctx.db, { userId: user.id, keys: [...new Set([...percentKeys, ...otherPercents])], today }),
  });
  const { weightUnit, gyms } = preferred;
  const known = liftsOf(weightUnit);
  const [lastOf, todayOf] = [last, now].map((rows) => groupBy(rows, ({ nameKey }) => nameKey));
  const logsOf = (key: string) => ({ last: logOf(lastOf?.get(key)), today: logOf(todayOf?.get(key)) });
  const liftOf = (key: string, name: string) => {
    const own = known.get(key);
    return { lift: own?.lift ?? name, max: own?.max ?? null, proposed: own?.proposed ?? null };
  };
  const exercises = [...keys]
    .map(([exerciseId, key]) => ({ exerciseId, ...logsOf(key) }))
    .filter((own) => own.last || own.today);
  const idsOf = groupBy([...keys], ([, key]) => key);
  const chosen = substitutes.flatMap(({ options }) => options);
  const cues = placedCues(cueRows, keys, chosen);
  const idsAnswered = answered.flatMap(({ key }) => (idsOf.get(key) ?? []).map(([id]) => id));
  return {
    weightUnit,
    ...(idsAnswered.length > 0 ? { answered: idsAnswered } : {}),
    gym: gyms[weightUnit],
    exercises,
    lifts: [...percentKeys].map((key) => {
      const asking = percents.filter(({ id }) => id !== null && keys.get(id) === key);
      return { exerciseIds: asking.flatMap(({ id }) => id ?? []), ...liftOf(key, asking[0]?.name ?? "") };
    }),
    substitutes: substitutes.map(({ key: lift, insteadOf, options, swap }) => ({
      exerciseIds: (idsOf.get(lift) ?? []).map(([id]) => id),
      insteadOf,
      options: options.map(({ key, ...option }) => ({
        ...option,
        ...logsOf(key),
        lift: percentKeys.has(lift) ? liftOf(key, option.name) : null,
      })),
      swap,
    })),
    ...(hurts ? { hurts } : {}),
    ...(cues.length > 0 ? { cues } : {}),
  };
}

/** Returns the exercises prescribed in percent: only for these a training max is needed. */
const inPercents = (found: readonly Named[]) =>
  found.filter((each) => each.id !== null && readSets(each).some(({ percent }) => percent !== null));

function logOf(rows: SetRow[] = []): ExerciseLog | null {
  const [day] = presentDays(rows);
  return day ? { localDate: day.localDate, sets: day.sets } : null;
}
