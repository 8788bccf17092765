import { statusOf } from "./policy";

type Publication = { isPublished: boolean; publishAt: Date | null };
type Asked = { isPublished: boolean | undefined; publishAt: string | null | undefined };

/** Returns a week's publication after a change; a date in the past publishes at once. */
export function publicationAfter(before: Publication, asked: Asked, now: Date): Publication {
  if (asked.isPublished === undefined && asked.publishAt === undefined) {
    return { isPublished: before.isPublished, publishAt: before.publishAt };
  }
  if (asked.isPublished) return { isPublished: true, publishAt: null };
  if (asked.publishAt) {
    const at = new Date(asked.publishAt);
    return at <= now ? { isPublished: true, publishAt: null } : { isPublished: false, publishAt: at };
  }
  if (asked.isPublished === false) return { isPublished: false, publishAt: null };
  if (statusOf(before, now) === "published") return { isPublished: true, publishAt: null };
  return { isPublished: false, publishAt: null };
}
