import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { instant } from "./column-kinds";

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
  },
  (t) => [index("community_post_recent").on(t.createdAt, t.id)],
);

export const postReaction = sqliteTable(
  "post_reaction",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => communityPost.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    reactionType: text("reaction_type").$type<"support" | "motivation" | "fire">().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId, t.reactionType] })],
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
