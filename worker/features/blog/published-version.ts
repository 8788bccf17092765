import { desc, max } from "drizzle-orm";
import { runReads } from "../../db/batched-read";
import { blogPost } from "../../db/blog";
import type { Ctx } from "../../http/context";
import { log } from "../../platform/log";
import { isPublic } from "./policy";

/** How long an isolate trusts its cached version; after that, all show what the coach has published. */
const BELIEVED_MS = 3000;

let known: { version: string; at: number } | null = null;
/** Counts changes made here, so that a read started before one is not trusted after it. */
let changes = 0;

/**
 * Returns a version of the public blog that changes with every change, and when a scheduled post's time comes. Answers
 * cached under it need no further database read.
 */
export async function publishedVersion(ctx: Pick<Ctx, "db" | "now">): Promise<string> {
  return believed() ?? readPublishedVersion(ctx);
}

/** Same, but never from memory: what this request reads afterwards is at least as new. */
export async function readPublishedVersion({ db, now }: Pick<Ctx, "db" | "now">): Promise<string> {
  const before = known;
  const asked = changes;
  try {
    const {
      changed: [changed],
      newest: [newest],
    } = await runReads(db, {
      changed: db.select({ at: max(blogPost.updatedAt) }).from(blogPost),
      newest: db
        .select({ at: blogPost.publishedAt })
        .from(blogPost)
        .where(isPublic(now))
        .orderBy(desc(blogPost.publishedAt), desc(blogPost.id))
        .limit(1),
    });
    const version = `${changed?.at?.getTime() ?? 0}-${newest?.at?.getTime() ?? 0}`;
    if (asked === changes) known = { version, at: Date.now() };
    return version;
  } catch (error) {
    // A recent version is better than no answer.
    if (!before) throw error;
    log.error("published_version", error);
    return before.version;
  }
}

/** Makes a change visible to the next reader at once. */
export function publishedHasChanged(): void {
  known = null;
  changes += 1;
}

const believed = () => (known && Date.now() - known.at < BELIEVED_MS ? known.version : null);
