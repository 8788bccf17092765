import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./column-kinds";

/** Its trigger frees pictures in `media_claim`. */
export const blogPost = sqliteTable(
  "blog_post",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt"),
    category: text("category"),
    tags: text("tags", { mode: "json" }).$type<string[]>(),
    featuredImage: text("featured_image"),
    /** Reading time in minutes, set by the coach. */
    readTime: integer("read_time"),
    computedReadTime: integer("computed_read_time").notNull().default(1),
    isPublished: flag("is_published").notNull().default(false),
    isFeatured: flag("is_featured").notNull().default(false),
    /** A published post is public from this time on; null if never published. */
    publishedAt: instant("published_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** Title and excerpt, folded for search. */
    searchText: text("search_text").notNull().default(""),
    /** Version of the rules that made `contentHtml`; 0 if not made yet. */
    htmlVersion: integer("html_version").notNull().default(0),
    /** Markdown source. */
    content: text("content").notNull(),
    contentHtml: text("content_html").notNull().default(""),
  },
  (t) => [
    uniqueIndex("blog_post_living_slug").on(t.slug).where(sql`deleted_at IS NULL`),
    index("blog_post_published").on(t.isPublished, t.publishedAt, t.id),
    index("blog_post_category").on(t.category, t.isPublished, t.publishedAt, t.id),
    index("blog_post_featured").on(t.isFeatured, t.isPublished, t.publishedAt, t.id),
    index("blog_post_created").on(t.createdAt, t.id),
    index("blog_post_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
    index("blog_post_updated").on(t.updatedAt),
  ],
);

/** Former slugs of published posts, for redirects. */
export const blogFormerSlug = sqliteTable(
  "blog_former_slug",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPost.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (t) => [index("blog_former_slug_post").on(t.postId)],
);
