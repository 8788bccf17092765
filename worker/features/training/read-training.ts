import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { TrainingContext } from "../../contract/training";
import { batchedRead, runReads } from "../../db/batched-read";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { setLog } from "../../db/training";
import { workout } from "../../db/workouts";
import { readSets } from "../../documents/read-dose";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleTo as visibleProgram } from "../programs/policy";
import { visibleTo as visibleWorkout } from "../workouts/policy";
import { lifts } from "./lifts";
import { logKey } from "./log-key";
import { preferences } from "./preferences";
import { presentDays } from "./present";

/** What is asked of an exercise: its name, and the texts of its dose. */
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

/** What the member has logged of a workout's exercises, last time and today. */
export async function readWorkoutTraining(ctx: Ctx, id: number): Promise<TrainingContext> {
  const found = await ctx.db
    .select(ASKED)
    .from(workout)
    .leftJoin(exercise, eq(exercise.workoutId, workout.id))
    .where(and(eq(workout.id, id), visibleWorkout(ctx.actor)));
  if (found.length === 0) throw notFound("Workout");
  return trainingOf(ctx, found);
}

/** The same for all sections of a program. */
export async function readProgramTraining(ctx: Ctx, id: number): Promise<TrainingContext> {
  const found = await ctx.db
    .select(ASKED)
    .from(weeklyProgram)
    .leftJoin(dailyWorkout, eq(dailyWorkout.programId, weeklyProgram.id))
    .leftJoin(exercise, eq(exercise.dailyWorkoutId, dailyWorkout.id))
    .where(and(eq(weeklyProgram.id, id), visibleProgram(ctx.actor, ctx.now)));
  if (found.length === 0) throw notFound("Weekly program");
  return trainingOf(ctx, found);
}

async function trainingOf(ctx: Ctx, found: Named[]): Promise<TrainingContext> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const keys = new Map(found.flatMap(({ id, name }) => (id && name ? [[id, logKey(name)] as const] : [])));
  const names = JSON.stringify([...new Set(keys.values())]);
  // In this order and not the planner's, who would rather walk the member's whole past.
  const sets = (day: SQL) =>
    ctx.db
      .select(getTableColumns(setLog))
      .from(sql`json_each(${names}) as asked`)
      .crossJoin(setLog)
      .where(and(eq(setLog.userId, user.id), sql`${setLog.nameKey} = asked.value`, sql`${setLog.localDate} = ${day}`))
      .orderBy(asc(setLog.nameKey), asc(setLog.setNumber));
  // The latest day before today is one step in the index, however many there are.
  const lastDay = sql`(
    select max(l.local_date) from set_log l
    where l.user_id = ${user.id} and l.name_key = asked.value and l.local_date < ${today})`;
  // Only of what is asked for in percents: of all other exercises nobody wants to know a maximum.
  const percents = found.filter((each) => each.id !== null && readSets(each).some(({ percent }) => percent !== null));
  const percentKeys = new Set(percents.flatMap(({ id }) => (id === null ? [] : [keys.get(id) ?? ""])));
  const { last, now, preferred, liftsOf } = await runReads(ctx.db, {
    last: batchedRead([sets(lastDay)], ([rows]) => rows),
    now: batchedRead([sets(sql`${today}`)], ([rows]) => rows),
    preferred: preferences(ctx),
    liftsOf: lifts(ctx.db, { userId: user.id, keys: [...percentKeys], today }),
  });
  const { weightUnit, gyms } = preferred;
  const known = liftsOf(weightUnit);
  const logOf = (rows: typeof last, key: string) => {
    const [day] = presentDays(rows.filter((row) => row.nameKey === key));
    return day ? { localDate: day.localDate, sets: day.sets } : null;
  };
  const exercises = [...keys]
    .map(([exerciseId, key]) => ({ exerciseId, last: logOf(last, key), today: logOf(now, key) }))
    .filter((own) => own.last || own.today);
  return {
    weightUnit,
    gym: gyms[weightUnit],
    exercises,
    lifts: [...percentKeys].map((key) => {
      const asking = percents.filter(({ id }) => id !== null && keys.get(id) === key);
      const own = known.get(key);
      return {
        exerciseIds: asking.flatMap(({ id }) => id ?? []),
        lift: own?.lift ?? asking[0]?.name ?? "",
        max: own?.max ?? null,
        proposed: own?.proposed ?? null,
      };
    }),
  };
}
