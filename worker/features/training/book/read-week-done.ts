import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { WeekDone } from "../../../contract/training-book";
import { GRID_EXERCISES, WEEK_NOTES, WEEK_SESSIONS } from "../../../contract/training-book-limits";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { dailyWorkout, exercise, weeklyProgram } from "../../../db/programs";
import { completion } from "../../../db/progress";
import { living } from "../../../db/soft-delete";
import { sessionExercise, setLog, trainingSession } from "../../../db/training";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { groupBy } from "./group-by";
import { meanOf, meantEffort } from "./prescribed";

/** Reads how members did a week, from its newest sessions, in one round trip. */
export async function readWeekDone(ctx: Ctx, id: number): Promise<WeekDone> {
  const { week, days, exercises, sessions, logged, efforts, notes } = await runReads(ctx.db, readingsOf(ctx, id));
  const [own] = week;
  if (!own) throw notFound("Weekly program");
  const skippedExercises = new Map<string, { name: string; skipped: number; swapped: number; of: number }>();
  const shown = days.map((day) => {
    const options = groupBy(
      exercises.filter(({ dailyWorkoutId }) => dailyWorkoutId === day.id),
      ({ columnType }) => columnType,
    );
    return {
      dayOfWeek: day.dayOfWeek,
      title: day.title,
      options: [...options].flatMap(([option, planned]) => {
        if (!option) return [];
        const here = sessions.filter((one) => one.dailyWorkoutId === day.id && one.columnType === option);
        const ids = new Set(here.map((one) => one.id));
        const done = logged.filter(({ sessionId }) => ids.has(sessionId));
        // A session without logged sets says nothing about single exercises.
        const of = sessionsOf(done);
        const counts = planned.map(({ id: exerciseId, name }) => {
          const ownRows = done.filter((one) => one.exerciseId === exerciseId);
          const count = {
            exerciseId,
            name,
            logged: sessionsOf(ownRows),
            of,
            short: sessionsOf(ownRows.filter((one) => one.short)),
            swapped: sessionsOf(ownRows.filter(({ insteadOf }) => insteadOf !== null)),
          };
          const sum = skippedExercises.get(name) ?? { name, skipped: 0, swapped: 0, of: 0 };
          skippedExercises.set(name, {
            name,
            skipped: sum.skipped + of - count.logged,
            swapped: sum.swapped + count.swapped,
            of: sum.of + of,
          });
          return count;
        });
        return [
          {
            option,
            sessions: here.length,
            members: here.map(({ userId, firstName, lastName }) => ({ id: userId, firstName, lastName })),
            effort: {
              felt: meanOf(efforts.filter(({ sessionId }) => ids.has(sessionId)).map(({ effort }) => effort)),
              meant: meanOf(planned.map(meantEffort)),
            },
            exercises: counts,
          },
        ];
      }),
    };
  });
  return {
    ...own,
    hasDocument: own.hasDocument === 1,
    days: shown,
    skipped: [...skippedExercises.values()]
      .filter(({ skipped, swapped }) => skipped + swapped > 0)
      .toSorted((a, b) => b.skipped + b.swapped - a.skipped - a.swapped || a.of - b.of)
      .slice(0, GRID_EXERCISES),
    notes: notes.map(({ userId, firstName, lastName, ...note }) => ({
      ...note,
      member: { id: userId, firstName, lastName },
    })),
  };
}

/** Counts each session once: an exercise and its substitute may both be logged in it. */
const sessionsOf = (rows: { sessionId: number }[]) => new Set(rows.map(({ sessionId }) => sessionId)).size;

function readingsOf({ db }: Ctx, id: number) {
  const newest = newestOf(db, id);
  return {
    week: db
      .select({
        id: weeklyProgram.id,
        title: weeklyProgram.title,
        startDate: weeklyProgram.startDate,
        endDate: weeklyProgram.endDate,
        hasDocument: sql<number>`${weeklyProgram.documentId} is not null`,
      })
      .from(weeklyProgram)
      .where(and(eq(weeklyProgram.id, id), living(weeklyProgram))),
    days: db
      .select({ id: dailyWorkout.id, dayOfWeek: dailyWorkout.dayOfWeek, title: dailyWorkout.title })
      .from(dailyWorkout)
      .where(eq(dailyWorkout.programId, id))
      .orderBy(asc(dailyWorkout.dayOfWeek)),
    exercises: db
      .select({
        id: exercise.id,
        name: exercise.name,
        dailyWorkoutId: exercise.dailyWorkoutId,
        columnType: exercise.columnType,
        load: exercise.load,
        reps: exercise.reps,
        setRep: exercise.setRep,
        notes: exercise.notes,
      })
      .from(exercise)
      .where(sql`${exercise.dailyWorkoutId} in (select d.id from daily_workout d where d.program_id = ${id})`)
      .orderBy(asc(exercise.dailyWorkoutId), asc(exercise.columnType), asc(exercise.position)),
    sessions: db
      .select({
        id: trainingSession.id,
        userId: trainingSession.userId,
        dailyWorkoutId: trainingSession.dailyWorkoutId,
        columnType: trainingSession.columnType,
        firstName: user.firstName,
        lastName: user.lastName,
      })
      .from(trainingSession)
      .innerJoin(user, eq(user.id, trainingSession.userId))
      .where(sql`${trainingSession.id} in ${newest}`)
      .orderBy(desc(trainingSession.at), desc(trainingSession.id)),
    logged: db
      .select({
        sessionId: sessionExercise.sessionId,
        exerciseId: sessionExercise.exerciseId,
        short: sessionExercise.short,
        insteadOf: sessionExercise.insteadOf,
      })
      .from(sessionExercise)
      .where(sql`${sessionExercise.sessionId} in ${newest}`),
    efforts: effortsOf(db, newest),
    notes: notesOf(db, newest),
  };
}

/** Selects the newest sessions of a week that have logged sets. */
function newestOf(db: Ctx["db"], id: number) {
  const ofWeek = and(eq(trainingSession.programId, id), sql`${trainingSession.entries} > 0`);
  return db
    .select({ id: trainingSession.id })
    .from(trainingSession)
    .where(ofWeek)
    .orderBy(desc(trainingSession.at), desc(trainingSession.id))
    .limit(WEEK_SESSIONS);
}

type Newest = ReturnType<typeof newestOf>;

const effortsOf = (db: Ctx["db"], newest: Newest) =>
  db
    .select({ sessionId: sessionExercise.sessionId, effort: setLog.effort })
    .from(trainingSession)
    .crossJoin(sessionExercise)
    .crossJoin(setLog)
    .where(
      and(
        sql`${trainingSession.id} in ${newest}`,
        eq(sessionExercise.sessionId, trainingSession.id),
        eq(setLog.userId, trainingSession.userId),
        eq(setLog.nameKey, sessionExercise.nameKey),
        eq(setLog.localDate, trainingSession.localDate),
        sql`${setLog.effort} is not null`,
      ),
    );

/** Selects the notes members wrote for the coach; private notes do not leave the database. */
const notesOf = (db: Ctx["db"], newest: Newest) =>
  db
    .select({
      sessionId: sql<number>`${trainingSession.id}`.as("session_id"),
      userId: trainingSession.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      localDate: trainingSession.localDate,
      title: trainingSession.title,
      note: sql<string>`${completion.notes}`.as("note"),
    })
    .from(trainingSession)
    .crossJoin(completion)
    .innerJoin(user, eq(user.id, trainingSession.userId))
    .where(
      and(
        sql`${trainingSession.id} in ${newest}`,
        eq(trainingSession.noted, true),
        eq(completion.userId, trainingSession.userId),
        eq(completion.dailyWorkoutId, trainingSession.dailyWorkoutId),
        eq(completion.columnType, trainingSession.columnType),
        eq(completion.localDate, trainingSession.localDate),
        eq(completion.notesPrivate, false),
        sql`coalesce(${completion.notes}, '') <> ''`,
      ),
    )
    .orderBy(desc(trainingSession.at), desc(trainingSession.id))
    .limit(WEEK_NOTES);
