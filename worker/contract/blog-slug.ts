import { BLOG_LIMITS } from "./blog-limits";

/** The last part of an article's address. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Calls of the blog and files beside it stand where an article with such a slug would. */
export const RESERVED_SLUGS: readonly string[] = ["featured", "categories", "feed", "rss"];

const PROPOSED_LENGTH = 80;

/** The slug that a title suggests, or an empty text when it has no letter that an address could have. */
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

/** The slug with a number behind it, as proposed where the plain one is taken. */
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
