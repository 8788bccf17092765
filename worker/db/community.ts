import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Mention, SharedTraining } from "../contract/community";
import type { ReactionType, ReportReason } from "../contract/community-limits";
import { user } from "./account";
import { flag, instant } from "./column-kinds";
import { libraryExercise } from "./exercises";
import { weeklyProgram } from "./programs";
import { workout } from "./workouts";

/** Mentioned names, null without any; kept by triggers of `community_mention`. */
const mentions = () => text("mentions", { mode: "json" }).$type<Mention[]>();

/**
 * Its triggers veil and free uploads in `media_claim`, remove from `notice` and keep `written_text`. Counts, revision and
 * reports are kept by triggers, here and of reactions, comments and reports.
 */
export const communityPost = sqliteTable(
  "community_post",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    mediaUrl: text("media_url"),
    mediaType: text("media_type").$type<"image" | "video">(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    hiddenAt: instant("hidden_at"),
    supportCount: integer("support_count").notNull().default(0),
    motivationCount: integer("motivation_count").notNull().default(0),
    fireCount: integer("fire_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    revision: integer("revision").notNull().default(1),
    openReports: integer("open_reports").notNull().default(0),
    reportedAt: instant("reported_at"),
    /** A copy, unaffected by later changes. */
    sharedTraining: text("shared_training", { mode: "json" }).$type<SharedTraining>(),
    mentions: mentions(),
  },
  (t) => [
    index("community_post_user").on(t.userId),
    index("community_post_recent").on(t.createdAt, t.id),
    index("community_post_reported").on(t.reportedAt, t.id).where(sql`reported_at IS NOT NULL`),
  ],
);

/** Its triggers keep the counts of `community_post` and remove from `notice_actor`. */
export const postReaction = sqliteTable(
  "post_reaction",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => communityPost.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    reactionType: text("reaction_type").$type<ReactionType>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId, t.reactionType] })],
);

/**
 * A training thread of a day or a workout, created with its first comment. Count and revision are kept by triggers of
 * comments.
 */
export const trainingThread = sqliteTable(
  "training_thread",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    programId: integer("program_id").references(() => weeklyProgram.id, { onDelete: "cascade" }),
    dayOfWeek: integer("day_of_week"),
    workoutId: integer("workout_id").references(() => workout.id, { onDelete: "cascade" }),
    commentCount: integer("comment_count").notNull().default(0),
    revision: integer("revision").notNull().default(1),
  },
  (t) => [
    uniqueIndex("training_thread_day").on(t.programId, t.dayOfWeek).where(sql`program_id IS NOT NULL`),
    uniqueIndex("training_thread_workout").on(t.workoutId).where(sql`workout_id IS NOT NULL`),
    check(
      "training_thread_one_place",
      sql`(program_id IS NULL) <> (workout_id IS NULL) AND (program_id IS NULL) = (day_of_week IS NULL)`,
    ),
  ],
);

/**
 * Under a post or in a training thread: one of the two is set. Its triggers keep the counts of `community_post` and
 * `training_thread`, review `comment_report`, change and remove `kept_answer`, remove from `notice`, `notice_actor` and
 * `community_mention`, and keep `written_text`.
 */
export const communityComment = sqliteTable(
  "community_comment",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postId: integer("post_id").references(() => communityPost.id, { onDelete: "cascade" }),
    trainingThreadId: integer("training_thread_id").references(() => trainingThread.id, { onDelete: "cascade" }),
    /** Null when its author has left. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    parentId: integer("parent_id").references((): AnySQLiteColumn => communityComment.id, { onDelete: "cascade" }),
    /** The first comment of the thread, possibly itself; set by a trigger. */
    threadId: integer("thread_id").notNull().default(0),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    /** Deleted, but kept in place because of its replies. */
    deletedAt: instant("deleted_at"),
    hiddenAt: instant("hidden_at"),
    openReports: integer("open_reports").notNull().default(0),
    reportedAt: instant("reported_at"),
    /** When an answer was pinned to the top of its training thread. */
    pinnedAt: instant("pinned_at"),
    mentions: mentions(),
  },
  (t) => [
    index("community_comment_thread").on(t.postId, t.threadId, t.id).where(sql`post_id IS NOT NULL`),
    index("community_comment_training")
      .on(t.trainingThreadId, t.threadId, t.id)
      .where(sql`training_thread_id IS NOT NULL`),
    index("community_comment_pinned").on(t.trainingThreadId, t.threadId).where(sql`pinned_at IS NOT NULL`),
    index("community_comment_parent").on(t.parentId).where(sql`parent_id IS NOT NULL`),
    index("community_comment_user").on(t.userId),
    index("community_comment_reported").on(t.reportedAt, t.id).where(sql`reported_at IS NOT NULL`),
  ],
);

/** An answer of the coach's that is shown wherever its exercise appears. Triggers of comments change and remove it. */
export const keptAnswer = sqliteTable(
  "kept_answer",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    /** Null once its week or workout is deleted. */
    commentId: integer("comment_id").references(() => communityComment.id, { onDelete: "set null" }),
    authorId: text("author_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (t) => [
    index("kept_answer_exercise").on(t.exerciseId, t.keptAt, t.id),
    uniqueIndex("kept_answer_once").on(t.commentId, t.exerciseId).where(sql`comment_id IS NOT NULL`),
    index("kept_answer_author").on(t.authorId),
  ],
);

/**
 * A mention in a post, in a comment under it, or in a comment about training, which has no post. Its triggers keep the
 * names of `community_post` and `community_comment`; one of deleted comments removes rows.
 */
export const communityMention = sqliteTable(
  "community_mention",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    postId: integer("post_id").references(() => communityPost.id, { onDelete: "cascade" }),
    commentId: integer("comment_id").references(() => communityComment.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** As in the text, without the @. */
    name: text("name").notNull(),
    /** Whether the text still has it. Otherwise the row stays, so that nobody is notified twice. */
    shown: flag("shown").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("community_mention_once").on(t.postId, sql`coalesce(comment_id, 0)`, t.userId),
    uniqueIndex("community_mention_training_once").on(t.commentId, t.userId).where(sql`post_id IS NULL`),
    index("community_mention_comment").on(t.commentId).where(sql`comment_id IS NOT NULL`),
    index("community_mention_user").on(t.userId),
  ],
);

/** The post up to which a member has seen the community. */
export const communityReader = sqliteTable("community_reader", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  seenPost: integer("seen_post").notNull(),
});

const reportColumns = () => ({
  reporterId: text("reporter_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" }),
  reason: text("reason").$type<ReportReason>().notNull(),
  note: text("note"),
  createdAt: instant("created_at").notNull(),
  reviewedAt: instant("reviewed_at"),
});

/** Its triggers keep the reports of `community_post`. */
export const postReport = sqliteTable(
  "post_report",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => communityPost.id, { onDelete: "cascade" }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.reporterId] })],
);

/** Its triggers keep the reports of `community_comment`, whose own triggers review these rows when it is deleted. */
export const commentReport = sqliteTable(
  "comment_report",
  {
    commentId: integer("comment_id")
      .notNull()
      .references(() => communityComment.id, { onDelete: "cascade" }),
    ...reportColumns(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.reporterId] })],
);

/** Members who may read but not write. One row per member; a null `until` means until it is lifted. */
export const communityMute = sqliteTable(
  "community_mute",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    reason: text("reason"),
    until: instant("until"),
    mutedBy: text("muted_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("community_mute_user").on(t.userId), index("community_mute_recent").on(t.createdAt, t.id)],
);

export const pinnedMessage = sqliteTable(
  "pinned_message",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    adminId: text("admin_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    content: text("content").notNull(),
    priority: integer("priority").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("pinned_message_priority").on(t.priority, t.createdAt)],
);
