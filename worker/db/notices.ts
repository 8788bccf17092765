import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NoticeChannel, NoticeKind, NoticeTopic } from "../contract/notices-limits";
import { session, user } from "./account";
import { flag, instant } from "./column-kinds";
import { communityComment, communityPost, trainingThread } from "./community";
import { weeklyProgram } from "./programs";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** A user's choices where they differ from the defaults. */
export const noticePreference = sqliteTable(
  "notice_preference",
  {
    userId: owner(),
    channel: text("channel").$type<NoticeChannel>().notNull(),
    topic: text("topic").$type<NoticeTopic>().notNull(),
    enabled: flag("enabled").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channel, t.topic] })],
);

/** A notice collects all events about one subject until it is read. Triggers remove what no longer holds. */
export const notice = sqliteTable(
  "notice",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null: addressed to everybody who may train. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    subject: text("subject").notNull(),
    postId: integer("post_id").references(() => communityPost.id, { onDelete: "cascade" }),
    programId: integer("program_id").references(() => weeklyProgram.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
    trainingThreadId: integer("training_thread_id").references(() => trainingThread.id, { onDelete: "cascade" }),
  },
  (t) => [
    uniqueIndex("notice_unread").on(t.userId, t.kind, t.subject).where(sql`read_at IS NULL`),
    uniqueIndex("notice_broadcast").on(t.kind, t.subject).where(sql`user_id IS NULL`),
    index("notice_recent").on(t.userId, t.at, t.id),
    index("notice_about").on(t.userId, t.kind, t.subject),
    index("notice_old").on(t.at),
    index("notice_post").on(t.postId).where(sql`post_id IS NOT NULL`),
    index("notice_program").on(t.programId).where(sql`program_id IS NOT NULL`),
    index("notice_training_thread").on(t.trainingThreadId).where(sql`training_thread_id IS NOT NULL`),
  ],
);

/** Triggers of reactions and comments remove rows; with the last one its own removes the `notice`. */
export const noticeActor = sqliteTable(
  "notice_actor",
  {
    noticeId: integer("notice_id")
      .notNull()
      .references(() => notice.id, { onDelete: "cascade" }),
    actorId: text("actor_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    commentId: integer("comment_id").references(() => communityComment.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("notice_actor_once").on(t.noticeId, t.actorId, sql`coalesce(comment_id, 0)`),
    index("notice_actor_actor").on(t.actorId),
    index("notice_actor_comment").on(t.commentId).where(sql`comment_id IS NOT NULL`),
  ],
);

/** Read marks of notices to everybody. */
export const noticeRead = sqliteTable(
  "notice_read",
  {
    userId: owner(),
    noticeId: integer("notice_id")
      .notNull()
      .references(() => notice.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.noticeId] }), index("notice_read_notice").on(t.noticeId)],
);

/** A browser that shows pushes to a user while they are signed in there. */
export const pushSubscription = sqliteTable(
  "push_subscription",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    sessionId: text("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("push_subscription_endpoint").on(t.endpoint),
    index("push_subscription_user").on(t.userId, t.createdAt),
    index("push_subscription_session").on(t.sessionId),
  ],
);
