import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { communityComment, communityPost, trainingThread } from "../../db/community";
import { dailyWorkout, weeklyProgram } from "../../db/programs";
import { workout } from "../../db/workouts";
import type { Actor } from "../../http/actor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { isPublic, visibleTo as visibleWeek } from "../programs/policy";
import { published } from "../workouts/policy";
import { visiblePost } from "./queries";

/** What comments are about: a post, by its id, or a day of a week or a workout. */
export type Subject = number | { kind: "day" | "workout"; id: number };

const NAMES = { day: "Day", workout: "Workout" } as const;
export const noSubject = (subject: Subject) => notFound(typeof subject === "number" ? "Post" : NAMES[subject.kind]);

/** Where comments are: under a post, or in a training thread, which exists from its first comment on. */
export type CommentPlace = {
  post: typeof communityPost.$inferSelect | null;
  thread: ThreadPlace | null;
};

export type ThreadPlace = {
  programId: number | null;
  dayOfWeek: number | null;
  workoutId: number | null;
  /** The member whose private week it is. */
  assignedTo: string | null;
};

/** Reads the place of a subject that the actor may see; null for any other. */
export function visiblePlace(ctx: Ctx, subject: Subject): BatchedRead<CommentPlace | null> {
  if (typeof subject === "number") {
    const { statements, answer } = visiblePost(ctx, subject);
    return {
      statements,
      answer: (rows) => {
        const post = answer(rows);
        return post && { post, thread: null };
      },
    };
  }
  const { kind, id } = subject;
  if (kind === "workout") {
    const found = ctx.db
      .select({ workoutId: workout.id })
      .from(workout)
      .where(and(eq(workout.id, id), published));
    return batchedRead([found], ([[row]]) => (row ? threadAt({ ...NOWHERE, workoutId: row.workoutId }) : null));
  }
  const found = ctx.db
    .select({
      programId: dailyWorkout.programId,
      dayOfWeek: dailyWorkout.dayOfWeek,
      assignedTo: weeklyProgram.assignedTo,
    })
    .from(dailyWorkout)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, dailyWorkout.programId))
    .where(and(eq(dailyWorkout.id, id), openWeek(ctx.actor, ctx.now)));
  return batchedRead([found], ([[row]]) => (row ? threadAt({ ...NOWHERE, ...row }) : null));
}

const NOWHERE: ThreadPlace = { programId: null, dayOfWeek: null, workoutId: null, assignedTo: null };
const threadAt = (thread: ThreadPlace): CommentPlace => ({ post: null, thread });

/** Nobody comments on drafts, not even those who write them. */
const openWeek = (actor: Actor, now: Date) => and(visibleWeek(actor, now), isPublic(now));

/** Condition on a thread, joined with its week and workout: the actor may see its subject. */
export const openThread = (actor: Actor, now: Date): SQL | undefined =>
  or(and(isNotNull(weeklyProgram.id), openWeek(actor, now)), and(isNotNull(workout.id), published));

/** Condition: comments of a subject. As raw SQL, because drizzle omits the table in a query without joins. */
export function underSubject(subject: Subject): SQL {
  if (typeof subject === "number") return eq(communityComment.postId, subject);
  return sql`${communityComment.trainingThreadId} = ${threadOf(subject)}`;
}

/** Selects the id of a subject's training thread; null without one. */
const threadOf = ({ kind, id }: Exclude<Subject, number>) =>
  kind === "workout"
    ? sql`(select t.id from training_thread t where t.workout_id = ${id})`
    : sql`(select t.id from daily_workout d
        join training_thread t on t.program_id = d.program_id and t.day_of_week = d.day_of_week where d.id = ${id})`;

/** Same for a place that was read. */
export const threadAtPlace = ({ programId, dayOfWeek, workoutId }: ThreadPlace): SQL<number> =>
  workoutId === null
    ? sql`(select t.id from training_thread t where t.program_id = ${programId} and t.day_of_week = ${dayOfWeek})`
    : sql`(select t.id from training_thread t where t.workout_id = ${workoutId})`;

/** Returns the statement that creates a place's thread with its first comment. */
export const beginThread = ({ db }: Ctx, { programId, dayOfWeek, workoutId }: ThreadPlace) =>
  db.insert(trainingThread).values({ programId, dayOfWeek, workoutId }).onConflictDoNothing();

/** The columns of a comment that name its place. */
type Standing = Pick<typeof communityComment.$inferSelect, "postId" | "trainingThreadId">;

/** A post's or thread's counts, its place and who may hear of it; post, thread and the thread's week must be joined. */
export const COUNTS = {
  // Aliased: a batch returns rows by column names, and posts, threads and comments share some.
  commentCount: sql<number>`coalesce(${communityPost.commentCount}, ${trainingThread.commentCount})`.as("counted"),
  revision: sql<number>`coalesce(${communityPost.revision}, ${trainingThread.revision})`.as("newest_revision"),
  isPostHidden: sql`${communityPost.hiddenAt} is not null`.mapWith(Boolean).as("is_post_hidden"),
  programId: sql<number | null>`${trainingThread.programId}`.as("about_program"),
  dayOfWeek: sql<number | null>`${trainingThread.dayOfWeek}`.as("about_day"),
  workoutId: sql<number | null>`${trainingThread.workoutId}`.as("about_workout"),
  privateTo: sql<string | null>`${weeklyProgram.assignedTo}`.as("private_to"),
};

/** Returns the statement that reads them for a comment's place, even after the comment was deleted. */
export function selectCounts({ db }: Ctx, { postId, trainingThreadId }: Standing) {
  return db
    .select(COUNTS)
    .from(sql`(select ${postId} as at_post, ${trainingThreadId} as at_thread) as place`)
    .leftJoin(communityPost, sql`${communityPost.id} = place.at_post`)
    .leftJoin(trainingThread, sql`${trainingThread.id} = place.at_thread`)
    .leftJoin(weeklyProgram, eq(weeklyProgram.id, trainingThread.programId))
    .where(sql`${communityPost.id} is not null or ${trainingThread.id} is not null`);
}

export type Counts = Awaited<ReturnType<typeof selectCounts>>[number];
