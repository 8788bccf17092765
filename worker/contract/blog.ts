import { z } from "zod";
import { BLOG_CATEGORIES, BLOG_LIMITS as LIMITS, BLOG_REFUSALS as REFUSALS } from "./blog-limits";
import { RESERVED_SLUGS, SLUG_PATTERN } from "./blog-slug";
import { isImageAddress } from "./image-address";
import { pageQuerySchema } from "./paging";
import { atMost, instant, optionalText } from "./texts";

/** `GET /api/blog` and `/featured`: a published post, without its text. */
export const blogPostSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  /** Minutes: as the coach gave them, else counted. */
  readTime: z.number().int(),
  isFeatured: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it became public: what readers are shown. */
  publishedAt: z.iso.datetime(),
});
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/**
 * `GET /api/blog/{slug}`. A former slug answers the same post: whoever finds another `slug` in the answer than they asked
 * for leads the reader on to it.
 */
export const blogPostSchema = blogPostSummarySchema.extend({
  /** Safe HTML. */
  content: z.string(),
  related: z.array(blogPostSummarySchema),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** `GET /api/blog`: newest first; search and category narrow together. */
export const blogQuerySchema = pageQuerySchema.extend({
  /** In title or excerpt, whatever the case and accents. */
  search: z.string().trim().max(LIMITS.search, `Search for at most ${LIMITS.search} characters.`).optional(),
  category: z.string().max(100).optional(),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;

/** `GET /api/admin/blog`. */
export const adminBlogPostSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  /** Markdown. */
  content: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  /** Minutes as the coach gave them. */
  readTime: z.number().int().nullable(),
  computedReadTime: z.number().int(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  /** Scheduled is published from a later instant on. */
  status: z.enum(["draft", "scheduled", "published"]),
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Sent back with a change, it says which state the change was made on. */
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type AdminBlogPost = z.infer<typeof adminBlogPostSchema>;

export const adminBlogQuerySchema = pageQuerySchema.extend({
  /** Those that were deleted and can be brought back, instead of all others. */
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
  /** Markdown, with HTML where Markdown does not reach. */
  content: z
    .string()
    .max(LIMITS.content, atMost(LIMITS.content))
    .nullable()
    .transform((value) => value ?? ""),
  category: z
    .enum(["", ...BLOG_CATEGORIES], REFUSALS.category)
    .nullable()
    .transform((value) => value || null),
  tags: z
    .array(z.string().trim().max(LIMITS.tag, atMost(LIMITS.tag)))
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
  /** From when on it is public, if it is published; null is from now on, or from when it first was. */
  publishedAt: z.iso.datetime({ offset: true, error: REFUSALS.publishedAt }).nullable(),
};

/** `PUT /api/admin/blog/{id}`: what is left out stays. */
export const blogPostChangeSchema = z
  .object({
    ...fields,
    /** The state that the change was made on; refused with 409 `stale_post` when there is a newer one. */
    updatedAt: instant,
  })
  .partial();
export type BlogPostChange = z.output<typeof blogPostChangeSchema>;

/** `POST /api/admin/blog`. */
export const newBlogPostSchema = z.object(fields).partial().extend({ title: fields.title, slug: fields.slug });
export type NewBlogPost = z.output<typeof newBlogPostSchema>;

/** `POST /api/admin/blog/preview`. */
export const blogPreviewSchema = z.object({ content: z.string().max(LIMITS.content, atMost(LIMITS.content)) });

/** `GET /api/admin/blog/slug`: whether a post may have it. */
export const slugQuerySchema = z.object({
  slug: slugSchema,
  /** The post that is asking, whose own slug is free to it. */
  except: z.coerce.number().int().positive().optional(),
});
export const slugAnswerSchema = z.object({
  slug: z.string(),
  /** Why not, in words; null when it is free. */
  refusal: z.string().nullable(),
  /** A free one like it. */
  free: z.string(),
});
export type SlugAnswer = z.infer<typeof slugAnswerSchema>;
