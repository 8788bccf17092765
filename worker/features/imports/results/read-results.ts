import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { shownSeconds } from "../../../contract/clock-text";
import { optionName } from "../../../contract/day-options";
import { DAY_NAMES } from "../../../contract/drafts";
import { gramsIn } from "../../../contract/load";
import { metresText, setsText } from "../../../contract/log-text";
import { WEEK_SESSIONS } from "../../../contract/training-book-limits";
import { runReads } from "../../../db/batched-read";
import { dailyWorkout, exercise, weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { sessionExercise, setLog, trainingSession } from "../../../db/training";
import type { WeekResults } from "../../../documents/results/results";
import type { Ctx } from "../../../http/context";
import { groupBy } from "../../training/book/group-by";
import { meanOf } from "../../training/book/prescribed";

/**
 * Returns the results of all weeks made from a document: one member's, or everybody's mean. Of a training done on
 * several days, the last counts. One round trip; in large clubs, only the newest sessions are used.
 */
export async function readResults(ctx: Ctx, documentId: string, memberId: string | null): Promise<WeekResults[]> {
  const { weeks, exercises, ...logged } = await runReads(ctx.db, readingsOf(ctx, documentId, memberId));
  const done = memberId === null ? meanTexts(logged.means) : lastOf(logged.sets);
  return weeks.map((week, index) => {
    const own = exercises.filter(({ programId }) => programId === week.id);
    const sessions = groupBy(own, ({ dayOfWeek, option }) => `${dayOfWeek} ${option}`);
    return {
      weekNumber: week.weekNumber,
      sessions: [...sessions.values()].flatMap((rows) => {
        const [first] = rows;
        if (!first?.option) return [];
        return [
          {
            weekday: first.dayOfWeek,
            option: first.option,
            label: `Week ${week.weekNumber ?? index + 1}, ${DAY_NAMES[first.dayOfWeek]}, ${optionName(first.option)}`,
            exercises: rows.map(({ id, name }) => ({ name, done: done.get(id) ?? null })),
          },
        ];
      }),
    };
  });
}

function readingsOf({ db }: Ctx, documentId: string, memberId: string | null) {
  const isOfDocument = and(
    eq(weeklyProgram.documentId, documentId),
    living(weeklyProgram),
    // Private weeks are visible to their member only.
    memberId === null
      ? isNull(weeklyProgram.assignedTo)
      : or(isNull(weeklyProgram.assignedTo), eq(weeklyProgram.assignedTo, memberId)),
  );
  const programs = db.select({ id: weeklyProgram.id }).from(weeklyProgram).where(isOfDocument);
  const sessions = (of?: SQL) =>
    db
      .select({ id: trainingSession.id })
      .from(trainingSession)
      .where(and(inArray(trainingSession.programId, programs), sql`${trainingSession.entries} > 0`, of))
      .orderBy(desc(trainingSession.at), desc(trainingSession.id))
      .limit(WEEK_SESSIONS);
  const ofSets = (of: ReturnType<typeof sessions>) =>
    and(
      sql`${trainingSession.id} in ${of}`,
      eq(sessionExercise.sessionId, trainingSession.id),
      eq(setLog.userId, trainingSession.userId),
      eq(setLog.nameKey, sessionExercise.nameKey),
      eq(setLog.localDate, trainingSession.localDate),
    );
  return {
    weeks: db
      .select({ id: weeklyProgram.id, weekNumber: weeklyProgram.weekNumber })
      .from(weeklyProgram)
      .where(isOfDocument)
      .orderBy(asc(weeklyProgram.startDate), asc(weeklyProgram.id)),
    exercises: db
      .select({
        id: exercise.id,
        name: exercise.name,
        option: exercise.columnType,
        dayOfWeek: dailyWorkout.dayOfWeek,
        programId: dailyWorkout.programId,
      })
      .from(dailyWorkout)
      .innerJoin(exercise, eq(exercise.dailyWorkoutId, dailyWorkout.id))
      .where(inArray(dailyWorkout.programId, programs))
      .orderBy(asc(dailyWorkout.dayOfWeek), asc(exercise.columnType), asc(exercise.position)),
    sets: db
      .select({
        set: setLog,
        exerciseId: sql<number>`${sessionExercise.exerciseId}`.as("of_exercise"),
        insteadOf: sessionExercise.insteadOf,
      })
      .from(trainingSession)
      .crossJoin(sessionExercise)
      .crossJoin(setLog)
      .where(ofSets(sessions(eq(trainingSession.userId, memberId ?? ""))))
      .orderBy(asc(setLog.localDate), asc(setLog.setNumber)),
    means: db
      .select({
        exerciseId: sql<number>`${sessionExercise.exerciseId}`.as("of_exercise"),
        members: sql<number>`count(distinct ${setLog.userId})`,
        sets: sql<number>`1.0 * count(*) / count(distinct ${trainingSession.id})`,
        grams: sql<number | null>`avg(case when ${setLog.liftedGrams} > 0 then ${setLog.liftedGrams} end)`,
        inPounds: sql<number>`avg(${setLog.unit} = 'lb')`,
        reps: sql<number | null>`avg(${setLog.reps})`,
        seconds: sql<number | null>`avg(${setLog.seconds})`,
        metres: sql<number | null>`avg(${setLog.metres})`,
        effort: sql<number | null>`avg(${setLog.effort})`,
      })
      .from(trainingSession)
      .crossJoin(sessionExercise)
      .crossJoin(setLog)
      // Sets of a substitute say nothing about the lift.
      .where(memberId === null ? and(ofSets(sessions()), isNull(sessionExercise.insteadOf)) : sql`0`)
      .groupBy(sessionExercise.exerciseId),
  };
}

type Logged = { set: typeof setLog.$inferSelect; exerciseId: number; insteadOf: string | null };

function lastOf(sets: Logged[]): Map<number, string> {
  return new Map(
    [...groupBy(sets, ({ exerciseId }) => exerciseId)].map(([id, rows]) => {
      const day = rows.at(-1)?.set.localDate;
      const done = groupBy(
        rows.filter(({ set }) => set.localDate === day),
        ({ set, insteadOf }) => (insteadOf === null ? "" : `${set.exerciseName}: `),
      );
      return [id, [...done].map(([what, own]) => what + setsAndEffort(own.map(({ set }) => set))).join("; ")];
    }),
  );
}

function setsAndEffort(sets: Logged["set"][]): string {
  const effort = meanOf(sets.map((set) => set.effort));
  return setsText(sets) + (effort === null ? "" : `, RPE ${effort}`);
}

type Mean = {
  exerciseId: number;
  members: number;
  sets: number;
  grams: number | null;
  inPounds: number;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  effort: number | null;
};

const rounded = (value: number) => String(Math.round(value * 10) / 10);

function meanTexts(means: Mean[]): Map<number, string> {
  return new Map(
    means.map(({ exerciseId, members, sets, grams, inPounds, reps, seconds, metres, effort }) => {
      const unit = inPounds > 0.5 ? "lb" : "kg";
      const load = grams === null ? "" : `${rounded(gramsIn(unit, grams))} ${unit}`;
      const amount =
        reps !== null
          ? `${rounded(reps)} reps`
          : metres !== null
            ? metresText(Math.round(metres))
            : seconds !== null
              ? shownSeconds(Math.round(seconds))
              : "";
      const texts = [
        `${members} ${members === 1 ? "member" : "members"}: ${rounded(sets)} ${rounded(sets) === "1" ? "set" : "sets"}`,
        [load, amount].filter(Boolean).join(" × "),
        effort === null ? "" : `RPE ${rounded(effort)}`,
      ];
      return [exerciseId, texts.filter(Boolean).join(", ")];
    }),
  );
}
