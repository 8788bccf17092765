import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { MediaKind } from "../contract/media-limits";
import type { FilmedSet, MessageAbout } from "../contract/messages";
import type { MessageType } from "../contract/messages-limits";
import type { Remark } from "../contract/remarks";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** A conversation between a member and the coach, whichever admin answers. Counts and times are kept by triggers. */
export const conversation = sqliteTable(
  "conversation",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    memberId: text("member_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    lastMessageId: integer("last_message_id"),
    lastMessageAt: instant("last_message_at").notNull(),
    /** Type of the member's latest message. */
    topic: text("topic").$type<MessageType>().notNull().default("general"),
    unreadByAdmins: integer("unread_by_admins").notNull().default(0),
    unreadByMember: integer("unread_by_member").notNull().default(0),
    /** The newest message that each side has read. */
    readByAdmins: integer("read_by_admins").notNull().default(0),
    readByMember: integer("read_by_member").notNull().default(0),
    /** Time of the member's oldest unanswered message. */
    waitingSince: instant("waiting_since"),
    resolvedAt: instant("resolved_at"),
    adminMailedAt: instant("admin_mailed_at"),
    memberMailedAt: instant("member_mailed_at"),
    /** The message that still has to be mailed to each side. */
    mailOwedToAdmin: integer("mail_owed_to_admin"),
    mailOwedToMember: integer("mail_owed_to_member"),
  },
  (t) => [
    uniqueIndex("conversation_member").on(t.memberId),
    index("conversation_recent").on(t.lastMessageAt, t.id),
    index("conversation_unread").on(t.lastMessageAt, t.id).where(sql`unread_by_admins > 0`),
    index("conversation_waiting").on(t.waitingSince, t.id).where(sql`waiting_since IS NOT NULL`),
    index("conversation_mail_owed")
      .on(t.id)
      .where(sql`mail_owed_to_admin IS NOT NULL OR mail_owed_to_member IS NOT NULL`),
  ],
);

/** Its triggers keep the counts and times of `conversation` and `written_text`, and free uploads in `media_claim`. */
export const directMessage = sqliteTable(
  "direct_message",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    conversationId: integer("conversation_id")
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    /** Null once the admin who wrote it has left. */
    fromUserId: text("from_user_id").references(() => user.id, { onDelete: "set null" }),
    fromAdmin: flag("from_admin").notNull(),
    content: text("content").notNull(),
    messageType: text("message_type").$type<MessageType>().notNull(),
    mediaUrl: text("media_url"),
    mediaType: text("media_type").$type<MediaKind>(),
    createdAt: instant("created_at").notNull(),
    /** The form check that an admin's reply reviews, and the remarks at its timestamps. */
    reviewedId: integer("reviewed_id").references((): AnySQLiteColumn => directMessage.id, { onDelete: "set null" }),
    remarks: text("remarks", { mode: "json" }).$type<Remark[]>(),
    /** The set that a member's form check shows, and the folded name of its lift. */
    filmed: text("filmed", { mode: "json" }).$type<FilmedSet>(),
    liftKey: text("lift_key"),
    /** What a question is about, as it was when it was asked. */
    about: text("about", { mode: "json" }).$type<MessageAbout>(),
  },
  (t) => [
    index("direct_message_conversation").on(t.conversationId, t.id),
    index("direct_message_sender").on(t.fromUserId),
    index("direct_message_lift").on(t.conversationId, t.liftKey, t.id).where(sql`lift_key IS NOT NULL`),
    index("direct_message_reviewed").on(t.reviewedId).where(sql`reviewed_id IS NOT NULL`),
  ],
);

/** The coach's saved replies. */
export const savedReply = sqliteTable(
  "saved_reply",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    content: text("content").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("saved_reply_title").on(t.title, t.id)],
);
