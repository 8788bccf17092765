import { BLOG_KEPT_DAYS } from "../../contract/blog-limits";

const DAY_MS = 86_400_000;

/** What was deleted before this instant is gone for good. */
export const restorableSince = (now: Date) => new Date(now.getTime() - BLOG_KEPT_DAYS * DAY_MS);
