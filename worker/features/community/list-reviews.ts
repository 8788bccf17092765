import { and, asc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Review } from "../../contract/community";
import { COMMUNITY_LIMITS, type ReportReason } from "../../contract/community-limits";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { communityComment, communityMute, communityPost, trainingThread } from "../../db/community";
import { laterThan, type Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { presentComment, presentPost } from "./present";
import { person } from "./queries";
import { isActiveMute, presentMute } from "./standing";

/** Lists reported posts and comments that wait for a review, longest waiting first. */
export async function listReviews(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<Review>> {
  const { posts, comments } = await runReads(ctx.db, {
    posts: reportedPosts(ctx, cursor, limit),
    comments: reportedComments(ctx, cursor, limit),
  });
  const waiting = [...posts.map(ofPost), ...comments.map(ofComment)];
  waiting.sort((a, b) => a.at.getTime() - b.at.getTime() || a.place - b.place);
  const shown = waiting.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(
      ({ what, at, openReports, reports, mute }): Review => ({
        ...what,
        reportedAt: at.toISOString(),
        reportCount: openReports,
        reports: reports.map(({ firstName, lastName, createdAt, ...report }) => ({
          ...report,
          reporter: { firstName, lastName },
          createdAt: new Date(createdAt).toISOString(),
        })),
        mute: mute?.userId ? presentMute(mute) : null,
      }),
    ),
    nextCursor: waiting.length > limit && last ? `${last.at.getTime()}.${last.place}` : null,
  };
}

// One order for both lists at the same instant: posts get even numbers, comments odd ones.
const ofPost = ({ post, user: author, ...row }: Rows<typeof reportedPosts>) => ({
  ...row,
  what: { post: presentPost({ post, user: author }), comment: null },
  at: post.reportedAt ?? post.createdAt,
  openReports: post.openReports,
  place: post.id * 2,
});

function ofComment({ post, user: author, comment, by, training, ...row }: Rows<typeof reportedComments>) {
  return {
    ...row,
    what: {
      post: post?.id && author ? presentPost({ post, user: author }) : null,
      ...(training?.title ? { training: { ...training, title: training.title } } : {}),
      comment: presentComment({ comment, user: by }),
    },
    at: comment.reportedAt ?? comment.createdAt,
    openReports: comment.openReports,
    place: comment.id * 2 + 1,
  };
}

type Rows<Select extends (...given: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Select>>[number];

/** Returns the cursor of one list, whose ids are `(number - odd) / 2`. */
function ownCursor(cursor: string | undefined, odd: 0 | 1): string | undefined {
  const [at = "", place = ""] = cursor?.split(".") ?? [];
  return cursor && `${at}.${Math.floor((Number(place) - odd) / 2)}`;
}

/** Aliases columns: a batch returns rows by column names, and these tables share most of theirs. */
const renamed = <Columns extends Record<string, SQLiteColumn>>(prefix: string, columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`${column}`.mapWith(column).as(`${prefix}_${key}`)]),
  ) as unknown as Columns;

const { reason, until, userId: mutedId } = communityMute;
const mute = renamed("mute", { reason, until, userId: mutedId });
const muteOf = (author: typeof communityPost.userId | typeof communityComment.userId, now: Date) =>
  and(eq(communityMute.userId, author), isActiveMute(now));

function reportedPosts({ db, now }: Ctx, cursor: string | undefined, limit: number) {
  const { reportedAt, id, userId } = communityPost;
  return db
    .select({ post: communityPost, user: person, reports: openReports("post"), mute })
    .from(communityPost)
    .innerJoin(user, eq(user.id, userId))
    .leftJoin(communityMute, muteOf(userId, now))
    .where(and(isNotNull(reportedAt), laterThan(ownCursor(cursor, 0), reportedAt, id)))
    .orderBy(asc(reportedAt), asc(id))
    .limit(limit + 1);
}

const commenter = alias(user, "commenter");

function reportedComments({ db, now }: Ctx, cursor: string | undefined, limit: number) {
  const { reportedAt, id, postId, trainingThreadId, userId } = communityComment;
  return db
    .select({
      post: getTableColumns(communityPost),
      user: person,
      training: {
        title: sql<string | null>`coalesce(
          (select d.title from daily_workout d
            where d.program_id = ${trainingThread.programId} and d.day_of_week = ${trainingThread.dayOfWeek}),
          (select p.title from weekly_program p where p.id = ${trainingThread.programId}),
          (select w.title from workout w where w.id = ${trainingThread.workoutId}))`.as("training_title"),
        programId: sql<number | null>`${trainingThread.programId}`.as("training_program"),
        dayOfWeek: sql<number | null>`${trainingThread.dayOfWeek}`.as("training_day"),
        workoutId: sql<number | null>`${trainingThread.workoutId}`.as("training_workout"),
      },
      comment: renamed("comment", getTableColumns(communityComment)),
      by: renamed("by", {
        firstName: commenter.firstName,
        lastName: commenter.lastName,
        profileImageUrl: commenter.image,
        role: commenter.role,
        belt: commenter.belt,
      }),
      reports: openReports("comment"),
      mute,
    })
    .from(communityComment)
    .leftJoin(communityPost, eq(communityPost.id, postId))
    .leftJoin(user, eq(user.id, communityPost.userId))
    .leftJoin(trainingThread, eq(trainingThread.id, trainingThreadId))
    .innerJoin(commenter, eq(commenter.id, userId))
    .leftJoin(communityMute, muteOf(userId, now))
    .where(and(isNotNull(reportedAt), laterThan(ownCursor(cursor, 1), reportedAt, id)))
    .orderBy(asc(reportedAt), asc(id))
    .limit(limit + 1);
}

type ReportRow = { firstName: string; lastName: string; reason: ReportReason; note: string | null; createdAt: number };

/** Selects unreviewed reports as JSON, newest first. Raw SQL, as drizzle omits the table of a selection's columns. */
function openReports(of: "post" | "comment") {
  const own =
    of === "post"
      ? sql`post_report r where r.post_id = community_post.id`
      : sql`comment_report r where r.comment_id = community_comment.id`;
  return sql<ReportRow[]>`(
    select json_group_array(json_object('firstName', u.first_name, 'lastName', u.last_name, 'reason', reason, 'note', note,
      'createdAt', reported.created_at)) from (
      select * from ${own} and r.reviewed_at is null order by r.created_at desc limit ${COMMUNITY_LIMITS.reportsShown}
    ) as reported join "user" u on u.id = reported.reporter_id)`.mapWith((json: string): ReportRow[] =>
    JSON.parse(json),
  );
}
