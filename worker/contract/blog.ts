import { z } from "zod";
import { BLOG_CATEGORIES, BLOG_LIMITS as LIMITS, BLOG_REFUSALS as REFUSALS } from "./blog-limits";
import { RESERVED_SLUGS, SLUG_PATTERN } from "./blog-slug";
import { isImageAddress } from "./image-address";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, instant, optionalText } from "./texts";

/** `GET /api/blog` and `/featured`: published posts, without their text. */
export const blogPostSummarySchema = z.object({
  id: wholeNumber,
  slug: anyText,
  title: anyText,
  excerpt: anyText.nullable(),
  category: anyText.nullable(),
  tags: z.array(anyText),
  featuredImage: anyText.nullable(),
  /** Minutes: the coach's value, else computed. */
  readTime: wholeNumber,
  isFeatured: z.boolean(),
  createdAt: isoInstant,
  /** Publication date shown to readers. */
  publishedAt: isoInstant,
});
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/**
 * `GET /api/blog/{slug}`. A former slug returns the same post: if `slug` differs from the one requested, redirect to
 * it.
 */
export const blogPostSchema = blogPostSummarySchema.extend({
  /** Sanitised HTML. */
  content: anyText,
  related: z.array(blogPostSummarySchema),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** `GET /api/blog`: newest first; search and category combine. */
export const blogQuerySchema = pageQuerySchema.extend({
  /** Searches title and excerpt, ignoring case and accents. */
  search: anyText.trim().max(LIMITS.search, `Search for at most ${LIMITS.search} characters.`).optional(),
  category: anyText.max(100).optional(),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;

/** `GET /api/admin/blog`. */
export const adminBlogPostSchema = z.object({
  id: wholeNumber,
  slug: anyText,
  title: anyText,
  excerpt: anyText.nullable(),
  /** Markdown. */
  content: anyText,
  category: anyText.nullable(),
  tags: z.array(anyText),
  featuredImage: anyText.nullable(),
  /** Minutes, set by the coach. */
  readTime: wholeNumber.nullable(),
  computedReadTime: wholeNumber,
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Scheduled means published, with a date in the future. */
  status: z.enum(["draft", "scheduled", "published"]),
  publishedAt: isoInstant.nullable(),
  createdAt: isoInstant,
  /** Sent back with a change, to detect that somebody else saved in between. */
  updatedAt: isoInstant,
  deletedAt: isoInstant.nullable(),
});
export type AdminBlogPost = z.infer<typeof adminBlogPostSchema>;

export const adminBlogQuerySchema = pageQuerySchema.extend({
  /** True lists only deleted posts that can be restored. */
  deleted: z.enum(["true", "false"]).optional(),
});

const slugSchema = z
  .string(REFUSALS.slug)
  .trim()
  .toLowerCase()
  .min(1, REFUSALS.slug)
  .max(LIMITS.slug, atMost(LIMITS.slug))
  .refine((slug) => slug === "" || SLUG_PATTERN.test(slug), REFUSALS.slugLetters)
  .refine((slug) => !RESERVED_SLUGS.includes(slug), REFUSALS.slugReserved);

const fields = {
  title: z.string(REFUSALS.title).trim().min(1, REFUSALS.title).max(LIMITS.title, atMost(LIMITS.title)),
  slug: slugSchema,
  excerpt: optionalText(LIMITS.excerpt),
  /** Markdown, with HTML where Markdown is not enough. */
  content: anyText
    .max(LIMITS.content, atMost(LIMITS.content))
    .nullable()
    .transform((value) => value ?? ""),
  category: z
    .enum(["", ...BLOG_CATEGORIES], REFUSALS.category)
    .nullable()
    .transform((value) => value || null),
  tags: z
    .array(anyText.trim().max(LIMITS.tag, atMost(LIMITS.tag)))
    .nullable()
    .transform((tags) => [...new Set(tags?.filter(Boolean))])
    .refine((tags) => tags.length <= LIMITS.tags, REFUSALS.tags),
  featuredImage: optionalText(LIMITS.featuredImage).refine(
    (address) => address === null || isImageAddress(address),
    REFUSALS.featuredImage,
  ),
  readTime: z
    .number(REFUSALS.readTime)
    .int(REFUSALS.readTime)
    .min(1, REFUSALS.readTime)
    .max(LIMITS.readTime, REFUSALS.readTime)
    .nullable(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Publication date; null means now, or the date of the first publication. */
  publishedAt: z.iso.datetime({ offset: true, error: REFUSALS.publishedAt }).nullable(),
};

/** `PUT /api/admin/blog/{id}`: omitted fields stay. */
export const blogPostChangeSchema = z
  .object({
    ...fields,
    /** The state that was edited; 409 `stale_post` if a newer one is stored. */
    updatedAt: instant,
  })
  .partial();
export type BlogPostChange = z.output<typeof blogPostChangeSchema>;

/** `POST /api/admin/blog`. */
export const newBlogPostSchema = z.object(fields).partial().extend({ title: fields.title, slug: fields.slug });
export type NewBlogPost = z.output<typeof newBlogPostSchema>;

/** `POST /api/admin/blog/preview`. */
export const blogPreviewSchema = z.object({ content: anyText.max(LIMITS.content, atMost(LIMITS.content)) });

/** `GET /api/admin/blog/slug`: whether a slug is available. */
export const slugQuerySchema = z.object({
  slug: slugSchema,
  /** The post being edited, which may keep its own slug. */
  except: z.coerce.number().int().positive().optional(),
});
export const slugAnswerSchema = z.object({
  slug: anyText,
  /** Why it is not available, in words; null if it is. */
  refusal: anyText.nullable(),
  /** An available slug like it. */
  free: anyText,
});
export type SlugAnswer = z.infer<typeof slugAnswerSchema>;
