import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./column-kinds";

export const blogPost = sqliteTable(
  "blog_post",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    excerpt: text("excerpt"),
    /** Markdown as the coach wrote it. */
    content: text("content").notNull(),
    category: text("category"),
    tags: text("tags", { mode: "json" }).$type<string[]>(),
    featuredImage: text("featured_image"),
    readTime: integer("read_time"),
    isPublished: flag("is_published").notNull().default(false),
    isFeatured: flag("is_featured").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("blog_post_published").on(t.isPublished, t.createdAt, t.id)],
);
