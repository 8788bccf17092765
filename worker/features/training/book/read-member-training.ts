import { and, desc, eq, gte, lte, or, sql } from "drizzle-orm";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../../contract/calendar";
import { loadIn } from "../../../contract/load";
import { SWAPS_SHOWN } from "../../../contract/swaps-limits";
import type { MemberTraining } from "../../../contract/training-book";
import { GRID_EXERCISES, GRID_WEEKS } from "../../../contract/training-book-limits";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { exercise, weeklyProgram } from "../../../db/programs";
import { trainingDay } from "../../../db/progress";
import { living } from "../../../db/soft-delete";
import {
  exerciseSwap,
  FOR_THE_DAY,
  FROM_NOW_ON,
  sessionExercise,
  setLog,
  trainingPreference,
  trainingSession,
} from "../../../db/training";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { bestOf } from "../records";
import { presentSwap } from "../swaps/present-swap";
import { groupBy } from "./group-by";
import { meanOf, meantEffort } from "./prescribed";

const DAY_MS = 86_400_000;

/** Reads a member's training of the last weeks, each exercise week by week, in two round trips. */
export async function readMemberTraining(ctx: Ctx, id: string): Promise<MemberTraining> {
  const { db } = ctx;
  const member = await db
    .select({ timeZone: user.timeZone, unit: trainingPreference.weightUnit })
    .from(user)
    .leftJoin(trainingPreference, eq(trainingPreference.userId, user.id))
    .where(eq(user.id, id))
    .get();
  if (!member) throw notFound("User");
  const today = localDate(ctx.now, member.timeZone);
  const from = addDays(mondayOf(today), -7 * (GRID_WEEKS - 1));
  const { sets, days, planned, swaps } = await runReads(db, readingsOf(ctx, id, { from, today }));
  const unit = member.unit ?? "kg";
  const mondays = Array.from({ length: GRID_WEEKS }, (_, index) => addDays(from, 7 * index));
  return {
    unit,
    swaps: swaps.map(presentSwap),
    weeks: mondays.map((monday) => {
      const inWeek = ({ localDate: day }: { localDate: string }) => mondayOf(day) === monday;
      const own = planned.filter(({ startDate }) => mondayOf(startDate) === monday);
      const done = sets.filter(({ set }) => inWeek(set));
      return {
        monday,
        trained: days.filter(inWeek).length,
        // A private week of the member's replaces the club's.
        planned: Math.max(
          0,
          ...(own.some((week) => week.own) ? own.filter((week) => week.own) : own).map((week) => week.days),
        ),
        effort: {
          felt: meanOf(done.map(({ set }) => set.effort)),
          meant: meanOf(
            [...new Map(done.map(({ set, dose }) => [`${set.localDate} ${set.nameKey}`, dose])).values()].map(
              (dose) => dose && meantEffort(dose),
            ),
          ),
        },
      };
    }),
    exercises: exercisesOf(sets, unit),
  };
}

type Sets = Awaited<ReturnType<typeof readingsOf>["sets"]>;

function exercisesOf(sets: Sets, unit: MemberTraining["unit"]): MemberTraining["exercises"] {
  const byName = groupBy(sets, ({ set }) => set.nameKey);
  return [...byName]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, GRID_EXERCISES)
    .map(([nameKey, own]) => ({
      nameKey,
      name: own.at(-1)?.set.exerciseName ?? nameKey,
      done: [...groupBy(own, ({ set }) => mondayOf(set.localDate))]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([monday, week]) => {
          const { heaviest } = bestOf(week.map(({ set }) => set));
          return {
            monday,
            sets: week.length,
            load: heaviest?.load ? loadIn(unit, { load: heaviest.load, unit: heaviest.unit }) : null,
            reps: heaviest?.reps ?? null,
            effort: meanOf(week.map(({ set }) => set.effort)),
          };
        }),
    }));
}

function readingsOf({ db }: Ctx, id: string, { from, today }: Record<"from" | "today", CalendarDate>) {
  // A member's day may begin before, and be sent after, the same day in UTC.
  const since = new Date(Date.parse(from) - DAY_MS);
  return {
    sets: db
      .select({
        set: {
          nameKey: setLog.nameKey,
          exerciseName: setLog.exerciseName,
          localDate: setLog.localDate,
          load: setLog.load,
          unit: setLog.unit,
          reps: setLog.reps,
          effort: setLog.effort,
          liftedGrams: setLog.liftedGrams,
          estimateGrams: setLog.estimateGrams,
          seconds: setLog.seconds,
          metres: setLog.metres,
          bodyweight: setLog.bodyweight,
        },
        // Aliased, as a batch merges columns of one name; as SQL, as drizzle would make the object null for a deleted
        // exercise.
        dose: {
          load: sql<string | null>`${exercise.load}`.as("written_load"),
          reps: sql<string | null>`${exercise.reps}`.as("written_reps"),
          setRep: sql<string | null>`${exercise.setRep}`.as("written_set_rep"),
          notes: sql<string | null>`${exercise.notes}`.as("written_notes"),
        },
      })
      .from(trainingSession)
      .crossJoin(sessionExercise)
      .crossJoin(setLog)
      .leftJoin(exercise, eq(exercise.id, sessionExercise.exerciseId))
      .where(
        and(
          eq(trainingSession.userId, id),
          gte(trainingSession.at, since),
          gte(trainingSession.localDate, from),
          eq(sessionExercise.sessionId, trainingSession.id),
          eq(setLog.userId, trainingSession.userId),
          eq(setLog.nameKey, sessionExercise.nameKey),
          eq(setLog.localDate, trainingSession.localDate),
        ),
      )
      .orderBy(trainingSession.at, setLog.setNumber),
    swaps: db
      .select()
      .from(exerciseSwap)
      .where(and(eq(exerciseSwap.userId, id), or(FROM_NOW_ON, and(FOR_THE_DAY, gte(exerciseSwap.localDate, from)))))
      .orderBy(desc(exerciseSwap.standing), desc(exerciseSwap.localDate), desc(exerciseSwap.id))
      .limit(SWAPS_SHOWN),
    days: db
      .select({ localDate: trainingDay.localDate })
      .from(trainingDay)
      .where(and(eq(trainingDay.userId, id), gte(trainingDay.localDate, from))),
    planned: db
      .select({
        startDate: weeklyProgram.startDate,
        own: sql`${weeklyProgram.assignedTo} is not null`.mapWith(Boolean).as("own"),
        days: sql<number>`(select count(*) from daily_workout d where d.program_id = weekly_program.id)`.as("days"),
      })
      .from(weeklyProgram)
      .where(
        and(
          eq(weeklyProgram.isPublished, true),
          gte(weeklyProgram.startDate, from),
          lte(weeklyProgram.startDate, today),
          living(weeklyProgram),
          sql`(${weeklyProgram.assignedTo} is null or ${weeklyProgram.assignedTo} = ${id})`,
        ),
      ),
  };
}
