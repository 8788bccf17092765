export const BLOG_CATEGORIES = [
  "Technique",
  "Training",
  "Recovery",
  "Mental Game",
  "Nutrition",
  "Competition",
] as const;

export const BLOG_LIMITS = {
  title: 200,
  slug: 100,
  excerpt: 500,
  content: 100_000,
  tags: 12,
  tag: 40,
  featuredImage: 2000,
  /** Minutes. */
  readTime: 600,
  search: 100,
} as const;

/** Validation messages of the form. */
export const BLOG_REFUSALS = {
  title: "Blog title is required",
  slug: "Blog slug is required",
  slugLetters: "Use only lower-case letters, digits and single hyphens, such as two-lifts.",
  slugReserved: "The site uses this address itself. Choose another one.",
  category: "This is not a category.",
  tags: `At most ${BLOG_LIMITS.tags} tags.`,
  featuredImage: "Give the address of a picture that starts with https://, or of one on this site.",
  readTime: `Give whole minutes from 1 to ${BLOG_LIMITS.readTime}, or leave it empty.`,
  publishedAt: "This is not an instant.",
} as const;

/** `code` of a refused save: somebody else has changed the post since it was opened. */
export const STALE_POST = "stale_post";

/** Number of related articles shown. */
export const BLOG_RELATED = 3;
