import { blogPost } from "../../db/blog";

/** Columns for lists, without the long texts. */
export const SUMMARY = {
  id: blogPost.id,
  slug: blogPost.slug,
  title: blogPost.title,
  excerpt: blogPost.excerpt,
  category: blogPost.category,
  tags: blogPost.tags,
  featuredImage: blogPost.featuredImage,
  readTime: blogPost.readTime,
  computedReadTime: blogPost.computedReadTime,
  isFeatured: blogPost.isFeatured,
  publishedAt: blogPost.publishedAt,
  createdAt: blogPost.createdAt,
} as const;
