import { BLOG_LIMITS } from "./blog-limits";

/** The last segment of an article's address. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs that would collide with API calls or files of the blog. */
export const RESERVED_SLUGS: readonly string[] = ["featured", "categories", "feed", "rss"];

const PROPOSED_LENGTH = 80;

/** Returns a slug for a title, or an empty text if no letter of it can be in an address. */
export function slugFrom(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’‘]/g, "")
    .replace(/[ßæœøłđþð]/g, (letter) => SPELLED[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const slug = plain.length > PROPOSED_LENGTH ? cut(plain) : plain;
  return RESERVED_SLUGS.includes(slug) ? `${slug}-article` : slug;
}

/** Returns the slug with a number appended, proposed if the plain one is taken. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`;
  return slug.slice(0, BLOG_LIMITS.slug - end.length).replace(/-$/, "") + end;
}

const SPELLED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", þ: "th", ð: "d" };

function cut(plain: string): string {
  const part = plain.slice(0, PROPOSED_LENGTH);
  const lastWhole = plain[PROPOSED_LENGTH] === "-" ? part.length : part.lastIndexOf("-");
  return part.slice(0, lastWhole > 0 ? lastWhole : part.length);
}
