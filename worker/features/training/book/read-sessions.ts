import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BookExercise, BookSession } from "../../../contract/training-book";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { exercise, weeklyProgram } from "../../../db/programs";
import { completion } from "../../../db/progress";
import { exerciseSwap, FOR_THE_DAY, FROM_NOW_ON, sessionExercise, setLog, trainingSession } from "../../../db/training";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../../exercises/name-key";
import { presentDays, presentSet } from "../present";
import { groupBy } from "./group-by";
import { meanOf, meantEffort } from "./prescribed";

/** Sessions as the coach reads them, in the order of their ids: in one round trip, however many there are. */
export async function readSessions(ctx: Ctx, ids: number[]): Promise<BookSession[]> {
  if (ids.length === 0) return [];
  const { rows, asked, done, last, finished, swaps } = await runReads(ctx.db, statementsFor(ctx, ids));
  const byId = new Map(rows.map((row) => [row.session.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { session, member, week } = presentRow(row);
    const of = <T extends { sessionId: number }>(all: T[]) => all.filter(({ sessionId }) => sessionId === id);
    const logged = loggedOf(of(done));
    const before = loggedOf(of(last));
    const planned = of(asked).map((one) => one.exercise);
    const completions = of(finished);
    return [
      {
        id,
        member,
        title: session.title,
        localDate: session.localDate,
        at: session.at.toISOString(),
        option: session.columnType,
        week,
        finished: completions.length
          ? { duration: lastOf(completions, "durationMinutes"), effort: lastOf(completions, "effort") }
          : null,
        notes: completions.flatMap(({ notes }) => notes || []),
        effort: {
          felt: meanOf(of(done).map(({ set }) => set.effort)),
          meant: meanOf(planned.map(meantEffort)),
        },
        short: session.short,
        hurts: session.hurts,
        seen: session.seenAt !== null,
        cheered: session.cheeredAt !== null,
        replied: session.repliedAt !== null,
        exercises: exercisesOf(planned, { logged, before, swaps: of(swaps) }),
      },
    ];
  });
}

/** The newest that says it. */
const lastOf = <K extends "durationMinutes" | "effort">(completions: Record<K, number | null>[], what: K) =>
  completions.findLast((one) => one[what] !== null)?.[what] ?? null;

function presentRow({ memberId, firstName, lastName, image, weekId, weekTitle, session }: SessionRow) {
  return {
    session,
    member: { id: memberId, firstName, lastName, profileImageUrl: image },
    week: weekId === null || weekTitle === null ? null : { id: weekId, title: weekTitle },
  };
}

type Statements = ReturnType<typeof statementsFor>;
type SessionRow = Awaited<Statements["rows"]>[number];
type Done = Awaited<Statements["done"]>[number];
type Swapped = Awaited<Statements["swaps"]>[number];
/** By the name it is logged under. */
type Logged = Map<string, Done[]>;

const loggedOf = (rows: Done[]): Logged => groupBy(rows, ({ set }) => set.nameKey);

type Own = { logged: Logged; before: Logged; swaps: Swapped[] };

/**
 * In the order of the training, where something was done in place of an exercise that as well; what was logged and does not
 * stand in it any more comes last.
 */
function exercisesOf(planned: (typeof exercise.$inferSelect)[], { logged, before, swaps }: Own): BookExercise[] {
  const written = (nameKey: string) => {
    const rows = logged.get(nameKey) ?? [];
    const [day] = presentDays((before.get(nameKey) ?? []).map(({ set }) => set));
    const [first] = rows;
    return {
      nameKey,
      sets: rows.map(({ set }) => presentSet(set)),
      last: day ? { localDate: day.localDate, sets: day.sets } : null,
      records: RECORDS.filter((kind) => first?.own[`${kind}Record`]),
      short: first?.own.short ?? false,
      insteadOf: first?.own.insteadOf ?? null,
      swapReason: first?.own.swapReason ?? null,
    };
  };
  const done = [...logged.values()].flatMap(([first]) => first ?? []);
  const byExercise = groupBy(done, ({ set }) => set.exerciseId);
  const inIt = planned.flatMap(({ id, name, sets, reps, setRep, load, duration }): BookExercise[] => {
    const exerciseId = id;
    const prescribed = { sets, reps, setRep, load, duration };
    const mine = byExercise.get(id) ?? [];
    if (mine.length > 0) {
      return mine.map(({ set, own }) => ({
        exerciseId,
        name: own.insteadOf === null ? name : set.exerciseName,
        prescribed,
        ...written(set.nameKey),
      }));
    }
    const swap = swaps.find(({ liftKey }) => liftKey === nameKey(name));
    return [
      {
        ...NOTHING_DONE,
        exerciseId,
        name: swap?.substitute ?? name,
        prescribed,
        insteadOf: swap ? name : null,
        swapReason: swap?.reason ?? null,
      },
    ];
  });
  const ids = new Set(planned.map(({ id }) => id));
  const gone = done.filter(({ set }) => !ids.has(set.exerciseId));
  return [
    ...inIt,
    ...gone.map(({ set }) => ({
      exerciseId: null,
      name: set.exerciseName,
      prescribed: null,
      ...written(set.nameKey),
    })),
  ];
}

const NOTHING_DONE = { nameKey: null, sets: [], last: null, records: [], short: false };

const RECORDS = ["load", "reps", "time", "distance", "estimate"] as const;

function statementsFor({ db }: Ctx, ids: number[]) {
  const named = sql`json_each(${JSON.stringify(ids)}) as asked`;
  const isNamed = sql`${trainingSession.id} = asked.value`;
  const sessionId = sql<number>`${trainingSession.id}`.as("session_id");
  // In this order and not the planner's, who would rather walk the whole log.
  const sets = (day: SQL) =>
    db
      .select({
        sessionId,
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
          isNamed,
          eq(sessionExercise.sessionId, trainingSession.id),
          eq(setLog.userId, trainingSession.userId),
          eq(setLog.nameKey, sessionExercise.nameKey),
          sql`${setLog.localDate} = ${day}`,
        ),
      )
      .orderBy(asc(setLog.nameKey), asc(setLog.setNumber));
  const lastDay = sql`(select max(l.local_date) from set_log l where l.user_id = ${trainingSession.userId}
    and l.name_key = ${sessionExercise.nameKey} and l.local_date < ${trainingSession.localDate})`;
  const sections = db
    .select({ sessionId, exercise: getTableColumns(exercise) })
    .from(named)
    .crossJoin(trainingSession)
    .crossJoin(exercise)
    .where(
      and(
        isNamed,
        eq(exercise.dailyWorkoutId, trainingSession.dailyWorkoutId),
        eq(exercise.columnType, trainingSession.columnType),
      ),
    );
  const workouts = db
    .select({ sessionId, exercise: getTableColumns(exercise) })
    .from(named)
    .crossJoin(trainingSession)
    .crossJoin(exercise)
    .where(and(isNamed, eq(exercise.workoutId, trainingSession.workoutId)));
  const finished = (which: SQL | undefined) =>
    db
      .select({
        sessionId,
        // What is a member's own does not even leave the database.
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
          isNamed,
          eq(completion.userId, trainingSession.userId),
          eq(completion.localDate, trainingSession.localDate),
          which,
        ),
      );
  const swapped = (which: SQL) =>
    db
      .select({
        sessionId,
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
          isNamed,
          eq(exerciseSwap.userId, trainingSession.userId),
          which,
          sql`k.exercise_id = ${exerciseSwap.exerciseId}`,
        ),
      );
  return {
    rows: db
      .select({
        session: getTableColumns(trainingSession),
        // Under names of their own: of two columns of one name, a batch answers one.
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
      .where(and(isNamed, eq(user.id, trainingSession.userId))),
    asked: sections.unionAll(workouts).orderBy(sql`position`),
    // What was chosen for the day goes before what is done from now on.
    swaps: swapped(sql`${FOR_THE_DAY} and exercise_swap.local_date = training_session.local_date`)
      .unionAll(swapped(sql`${FROM_NOW_ON} and exercise_swap.local_date <= training_session.local_date`))
      .orderBy(sql`standing`),
    done: sets(sql`${trainingSession.localDate}`),
    last: sets(lastDay),
    finished: finished(eq(completion.workoutId, trainingSession.workoutId))
      .unionAll(
        finished(
          and(
            eq(completion.dailyWorkoutId, trainingSession.dailyWorkoutId),
            eq(completion.columnType, trainingSession.columnType),
          ),
        ),
      )
      .orderBy(sql`completed_at`),
  };
}
