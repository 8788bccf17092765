import type { AdminBlogPost, BlogPostSummary } from "../../contract/blog";
import type { blogPost } from "../../db/blog";

type Row = typeof blogPost.$inferSelect;
type SummaryRow = Pick<
  Row,
  | ("id" | "slug" | "title" | "excerpt" | "category" | "tags" | "featuredImage" | "readTime")
  | ("computedReadTime" | "isFeatured" | "publishedAt" | "createdAt")
>;

export function presentSummary(row: SummaryRow): BlogPostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    tags: row.tags ?? [],
    featuredImage: row.featuredImage,
    readTime: row.readTime ?? row.computedReadTime,
    isFeatured: row.isFeatured,
    createdAt: row.createdAt.toISOString(),
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  };
}

export function presentToAdmin(row: Row, now: Date): AdminBlogPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    category: row.category,
    tags: row.tags ?? [],
    featuredImage: row.featuredImage,
    readTime: row.readTime,
    computedReadTime: row.computedReadTime,
    isPublished: row.isPublished,
    isFeatured: row.isFeatured,
    status: statusOf(row, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

function statusOf({ isPublished, publishedAt }: Row, now: Date): AdminBlogPost["status"] {
  if (!isPublished) return "draft";
  return publishedAt && publishedAt > now ? "scheduled" : "published";
}
