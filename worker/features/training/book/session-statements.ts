import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { user } from "../../../db/account";
import { exercise, weeklyProgram } from "../../../db/programs";
import { completion } from "../../../db/progress";
import { exerciseSwap, FOR_THE_DAY, FROM_NOW_ON, sessionExercise, setLog, trainingSession } from "../../../db/training";
import type { Ctx } from "../../../http/context";

/** Returns the reads for sessions. Each fixes its join order: SQLite's planner would read the whole log. */
export function statementsFor({ db }: Ctx, ids: number[]) {
  const named = sql`json_each(${JSON.stringify(ids)}) as asked`;
  return {
    rows: sessionRows(db, named),
    asked: plannedExercises(db, named),
    swaps: swapsDone(db, named),
    done: loggedSets(db, named, sql`${trainingSession.localDate}`),
    last: loggedSets(db, named, LAST_DAY),
    finished: completions(db, named),
  };
}

const IS_NAMED = sql`${trainingSession.id} = asked.value`;
const SESSION_ID = sql<number>`${trainingSession.id}`.as("session_id");
const LAST_DAY = sql`(select max(l.local_date) from set_log l where l.user_id = ${trainingSession.userId}
    and l.name_key = ${sessionExercise.nameKey} and l.local_date < ${trainingSession.localDate})`;

const sessionRows = (db: Ctx["db"], named: SQL) =>
  db
    .select({
      session: getTableColumns(trainingSession),
      // Aliased: of two columns with one name, a batch returns only one.
      memberId: sql<string>`${user.id}`.as("member_id"),
      firstName: user.firstName,
      lastName: user.lastName,
      image: user.image,
      weekId: sql<number | null>`${weeklyProgram.id}`.as("week_id"),
      weekTitle: sql<string | null>`${weeklyProgram.title}`.as("week_title"),
    })
    .from(named)
    .crossJoin(trainingSession)
    .crossJoin(user)
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, trainingSession.programId))
    .where(and(IS_NAMED, eq(user.id, trainingSession.userId)));

/** Selects the exercises of a week's section or of a workout. */
function plannedExercises(db: Ctx["db"], named: SQL) {
  const exercises = (condition: SQL | undefined) =>
    db
      .select({ sessionId: SESSION_ID, exercise: getTableColumns(exercise) })
      .from(named)
      .crossJoin(trainingSession)
      .crossJoin(exercise)
      .where(and(IS_NAMED, condition));
  return exercises(
    and(
      eq(exercise.dailyWorkoutId, trainingSession.dailyWorkoutId),
      eq(exercise.columnType, trainingSession.columnType),
    ),
  )
    .unionAll(exercises(eq(exercise.workoutId, trainingSession.workoutId)))
    .orderBy(sql`position`);
}

/** A swap for the day goes before a lasting one. */
function swapsDone(db: Ctx["db"], named: SQL) {
  const swaps = (condition: SQL) =>
    db
      .select({
        sessionId: SESSION_ID,
        liftKey: sql<string>`k.name_key`.as("lift_key"),
        substitute: sql<string>`${exerciseSwap.substituteName}`.as("substitute"),
        reason: exerciseSwap.reason,
        standing: exerciseSwap.standing,
      })
      .from(named)
      .crossJoin(trainingSession)
      .crossJoin(exerciseSwap)
      .crossJoin(sql`library_key k`)
      .where(
        and(
          IS_NAMED,
          eq(exerciseSwap.userId, trainingSession.userId),
          condition,
          sql`k.exercise_id = ${exerciseSwap.exerciseId}`,
        ),
      );
  return swaps(sql`${FOR_THE_DAY} and exercise_swap.local_date = training_session.local_date`)
    .unionAll(swaps(sql`${FROM_NOW_ON} and exercise_swap.local_date <= training_session.local_date`))
    .orderBy(sql`standing`);
}

const loggedSets = (db: Ctx["db"], named: SQL, day: SQL) =>
  db
    .select({
      sessionId: SESSION_ID,
      own: {
        short: sessionExercise.short,
        loadRecord: sessionExercise.loadRecord,
        repsRecord: sessionExercise.repsRecord,
        estimateRecord: sessionExercise.estimateRecord,
        timeRecord: sessionExercise.timeRecord,
        distanceRecord: sessionExercise.distanceRecord,
        insteadOf: sessionExercise.insteadOf,
        swapReason: sessionExercise.swapReason,
      },
      set: getTableColumns(setLog),
    })
    .from(named)
    .crossJoin(trainingSession)
    .crossJoin(sessionExercise)
    .crossJoin(setLog)
    .where(
      and(
        IS_NAMED,
        eq(sessionExercise.sessionId, trainingSession.id),
        eq(setLog.userId, trainingSession.userId),
        eq(setLog.nameKey, sessionExercise.nameKey),
        sql`${setLog.localDate} = ${day}`,
      ),
    )
    .orderBy(asc(setLog.nameKey), asc(setLog.setNumber));

function completions(db: Ctx["db"], named: SQL) {
  const finished = (condition: SQL | undefined) =>
    db
      .select({
        sessionId: SESSION_ID,
        // Private notes do not leave the database.
        notes: sql<string | null>`iif(${completion.notesPrivate}, null, ${completion.notes})`.as("notes"),
        effort: sql<number | null>`iif(${completion.notesPrivate}, null, ${completion.effort})`.as("effort"),
        durationMinutes: completion.durationMinutes,
        completedAt: completion.completedAt,
      })
      .from(named)
      .crossJoin(trainingSession)
      .crossJoin(completion)
      .where(
        and(
          IS_NAMED,
          eq(completion.userId, trainingSession.userId),
          eq(completion.localDate, trainingSession.localDate),
          condition,
        ),
      );
  return finished(eq(completion.workoutId, trainingSession.workoutId))
    .unionAll(
      finished(
        and(
          eq(completion.dailyWorkoutId, trainingSession.dailyWorkoutId),
          eq(completion.columnType, trainingSession.columnType),
        ),
      ),
    )
    .orderBy(sql`completed_at`);
}
