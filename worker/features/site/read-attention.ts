import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Attention } from "../../contract/attention";
import { ATTENTION_MOST } from "../../contract/attention-limits";
import { membership } from "../../db/billing";
import { blogPost } from "../../db/blog";
import { consultationRequest } from "../../db/consultations";
import { dailyWorkout, exercise, weeklyProgram } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";

/** What waits for the coach. Each count stops early, on an index of what is not done, so that it costs the same for ever. */
export async function readAttention(ctx: Ctx): Promise<Attention> {
  const { db } = ctx;
  const some = (table: SQLiteTable, which: SQL | undefined) =>
    db.select({ one: sql`1` }).from(table).where(which).limit(ATTENTION_MOST);
  const counted = (rows: { getSQL: () => SQL }) =>
    db.select({ count: sql<number>`count(*)` }).from(sql`(${rows.getSQL()})`);
  // Named in full: the query builder leaves the table out of the columns of a query without joins.
  const ofLivingWeek = sql`exists (select 1 from ${dailyWorkout} d join ${weeklyProgram} p on p.id = d.program_id
    where d.id = exercise.daily_workout_id and p.deleted_at is null)`;
  const ofLivingWorkout = sql`exists (select 1 from ${workout} w where w.id = exercise.workout_id and w.deleted_at is null)`;
  const [[programs], [workouts], [posts], [consultations], [pastDue], [videos]] = await db.batch([
    counted(
      some(
        weeklyProgram,
        and(eq(weeklyProgram.isPublished, false), isNull(weeklyProgram.publishAt), isNull(weeklyProgram.deletedAt)),
      ),
    ),
    counted(some(workout, and(eq(workout.isPublished, false), isNull(workout.deletedAt)))),
    counted(some(blogPost, and(eq(blogPost.isPublished, false), isNull(blogPost.deletedAt)))),
    counted(some(consultationRequest, eq(consultationRequest.status, "new"))),
    counted(some(membership, eq(membership.status, "past_due"))),
    counted(some(exercise, and(isNull(exercise.videoUrl), or(ofLivingWeek, ofLivingWorkout)))),
  ]);
  return {
    draftPrograms: programs?.count ?? 0,
    draftWorkouts: workouts?.count ?? 0,
    draftPosts: posts?.count ?? 0,
    newConsultations: consultations?.count ?? 0,
    pastDueMembers: pastDue?.count ?? 0,
    missingVideos: videos?.count ?? 0,
  };
}
