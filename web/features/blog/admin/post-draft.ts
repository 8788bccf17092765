import type { AdminBlogPost, BlogPostChange } from "../../../../worker/contract/blog";
import { type BLOG_CATEGORIES, BLOG_LIMITS, BLOG_REFUSALS } from "../../../../worker/contract/blog-limits";
import { brand } from "../../../../worker/contract/brand";
import { clockIn } from "../../../../worker/contract/calendar";
import { instantIn } from "../../../../worker/contract/site-time";
import { exactTime } from "../../../lib/format/format";

/** The form's values as typed. */
export type PostDraft = typeof EMPTY_POST;

export const EMPTY_POST = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: "",
  /** Comma-separated. */
  tags: "",
  featuredImage: "",
  readTime: "",
  isPublished: false,
  isFeatured: false,
  /** Local date and time of the browser's input; empty means now. */
  publishFrom: "",
};

export function draftOf(post: AdminBlogPost): PostDraft {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt ?? "",
    content: post.content,
    category: post.category ?? "",
    tags: post.tags.join(", "),
    featuredImage: post.featuredImage ?? "",
    readTime: post.readTime?.toString() ?? "",
    isPublished: post.isPublished,
    isFeatured: post.isFeatured,
    publishFrom: post.publishedAt ? clockIn(new Date(post.publishedAt), brand.timeZone) : "",
  };
}

/** Returns the payload: empty texts become null, and the date is sent only if changed, as the input has no seconds. */
export function payloadOf(draft: PostDraft, before: PostDraft) {
  const tags = tagsOf(draft.tags);
  const publishedAt = instantIn(draft.publishFrom, brand.timeZone)?.toISOString() ?? null;
  return {
    title: draft.title.trim(),
    slug: draft.slug.trim(),
    excerpt: draft.excerpt.trim() || null,
    content: draft.content || null,
    category: (draft.category || null) as (typeof BLOG_CATEGORIES)[number] | null,
    tags: tags.length ? tags : null,
    featuredImage: draft.featuredImage.trim() || null,
    readTime: draft.readTime.trim() ? Number.parseInt(draft.readTime, 10) : null,
    isPublished: draft.isPublished,
    isFeatured: draft.isFeatured,
    ...(draft.publishFrom === before.publishFrom ? {} : { publishedAt }),
  };
}

export const tagsOf = (typed: string) =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Client-side validation; the server checks the same and more. */
export const RULES = {
  title: (value: string) => value.trim() !== "" || BLOG_REFUSALS.title,
  slug: (value: string) => value.trim() !== "" || BLOG_REFUSALS.slug,
  tags: (value: string) => {
    const tags = tagsOf(value);
    if (tags.length > BLOG_LIMITS.tags) return BLOG_REFUSALS.tags;
    return tags.every((tag) => tag.length <= BLOG_LIMITS.tag) || `At most ${BLOG_LIMITS.tag} characters a tag.`;
  },
  readTime: (value: string) => {
    const minutes = Number(value);
    const whole = Number.isInteger(minutes) && minutes >= 1 && minutes <= BLOG_LIMITS.readTime;
    return value.trim() === "" || whole || BLOG_REFUSALS.readTime;
  },
};

type PostField = keyof PostDraft;

/** Returns the form field of a server error. */
export function fieldOf(path: string): PostField | null {
  const name = path.split(".")[0] ?? "";
  if (name === ("publishedAt" satisfies keyof BlogPostChange)) return "publishFrom";
  return name in EMPTY_POST ? (name as PostField) : null;
}

export const isSame = (one: PostDraft, other: PostDraft) =>
  (Object.keys(EMPTY_POST) as PostField[]).every((field) => one[field] === other[field]);

export const POST_LABELS: Record<PostField, string> = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  content: "Content",
  category: "Category",
  tags: "Tags",
  featuredImage: "Featured Image",
  readTime: "Read Time (minutes)",
  isPublished: "Published",
  isFeatured: "Featured",
  publishFrom: "Publish from",
};

/** Returns the fields in which a stored post differs from the form, with the stored values in words. */
export function differencesOf(mine: PostDraft, stored: AdminBlogPost): { field: PostField; theirs: string }[] {
  const storedDraft = draftOf(stored);
  const differing = (Object.keys(POST_LABELS) as PostField[]).filter((field) => mine[field] !== storedDraft[field]);
  return differing.map((field) => {
    const value = storedDraft[field];
    if (typeof value === "boolean") return { field, theirs: value ? "Yes" : "No" };
    return { field, theirs: field === "publishFrom" && value ? exactTime(value) : value };
  });
}
