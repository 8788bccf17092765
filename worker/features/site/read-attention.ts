import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Attention } from "../../contract/attention";
import { ATTENTION_MOST, ATTENTION_RIGHT } from "../../contract/attention-limits";
import { runReads } from "../../db/batched-read";
import { membership } from "../../db/billing";
import { blogPost } from "../../db/blog";
import { communityComment, communityPost } from "../../db/community";
import { consultationRequest } from "../../db/consultations";
import { videoLink } from "../../db/exercises";
import { conversation } from "../../db/messages";
import { exercise, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { trainingSession } from "../../db/training";
import { workout } from "../../db/workouts";
import { hasRight } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { inTrouble } from "../exercises/library/link-troubles";
import { isLiving } from "../exercises/policy";

/** Returns what waits for the coach. Each count stops early on an index of open items, so its cost is constant. */
export async function readAttention(ctx: Ctx): Promise<Attention> {
  const { db } = ctx;
  const some = (table: SQLiteTable, condition: SQL | undefined) =>
    db.select({ one: sql`1` }).from(table).where(condition).limit(ATTENTION_MOST);
  const counted = (rows: { getSQL: () => SQL }) =>
    db.select({ count: sql<number>`count(*)` }).from(sql`(${rows.getSQL()})`);
  const {
    sessions: [sessions],
    programs: [programs],
    workouts: [workouts],
    posts: [posts],
    consultations: [consultations],
    messages: [messages],
    pastDue: [pastDue],
    videos: [videos],
    links: [links],
    reportedPosts: [reportedPosts],
    reportedComments: [reportedComments],
  } = await runReads(db, {
    sessions: counted(some(trainingSession, sql`seen_at is null and entries > 0`)),
    programs: counted(
      some(
        weeklyProgram,
        and(eq(weeklyProgram.isPublished, false), isNull(weeklyProgram.publishAt), living(weeklyProgram)),
      ),
    ),
    workouts: counted(some(workout, and(eq(workout.isPublished, false), living(workout)))),
    posts: counted(some(blogPost, and(eq(blogPost.isPublished, false), living(blogPost)))),
    consultations: counted(some(consultationRequest, eq(consultationRequest.status, "new"))),
    messages: counted(some(conversation, gt(conversation.unreadByAdmins, 0))),
    pastDue: counted(some(membership, eq(membership.status, "past_due"))),
    // Qualified by hand: the query builder omits the table's name in queries without joins.
    videos: counted(some(exercise, and(isNull(exercise.videoUrl), isLiving("exercise")))),
    links: counted(some(videoLink, inTrouble)),
    reportedPosts: counted(some(communityPost, isNotNull(communityPost.reportedAt))),
    reportedComments: counted(some(communityComment, isNotNull(communityComment.reportedAt))),
  });
  return ownOf(ctx, {
    openSessions: sessions?.count ?? 0,
    draftPrograms: programs?.count ?? 0,
    draftWorkouts: workouts?.count ?? 0,
    draftPosts: posts?.count ?? 0,
    newConsultations: consultations?.count ?? 0,
    unreadMessages: messages?.count ?? 0,
    pastDueMembers: pastDue?.count ?? 0,
    missingVideos: videos?.count ?? 0,
    troubledLinks: links?.count ?? 0,
    reports: Math.min(ATTENTION_MOST, (reportedPosts?.count ?? 0) + (reportedComments?.count ?? 0)),
  });
}

/** Sets counts to 0 for which the actor lacks the right. */
const ownOf = ({ actor }: Ctx, counts: Attention): Attention =>
  Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [
      kind,
      hasRight(actor, ATTENTION_RIGHT[kind as keyof Attention]) ? count : 0,
    ]),
  ) as Attention;
