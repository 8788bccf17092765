import { desc, max } from "drizzle-orm";
import { runReads } from "../../db/batched-read";
import { blogPost } from "../../db/blog";
import type { Ctx } from "../../http/context";
import { log } from "../../platform/log";
import { isPublic } from "./policy";

/** For how long an isolate believes what it knows: after that long all of them show what the coach has published. */
const BELIEVED_MS = 3000;

let known: { version: string; at: number } | null = null;
/** Counts the changes made here: what was asked before one and answered after it is not believed. */
let changes = 0;

/**
 * What is public of the blog, as a name that changes with every change of it, and when the time of a scheduled post has
 * come. What is kept under that name needs no other look at the database.
 */
export async function publishedVersion(ctx: Pick<Ctx, "db" | "now">): Promise<string> {
  return believed() ?? readPublishedVersion(ctx);
}

/** The same, and never from memory: what this request reads afterwards is at least as new. */
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
    // What was public a moment ago is a better answer than none.
    if (!before) throw error;
    log.error("published_version", error);
    return before.version;
  }
}

/** After a change made here the next reader sees it at once. */
export function publishedHasChanged(): void {
  known = null;
  changes += 1;
}

const believed = () => (known && Date.now() - known.at < BELIEVED_MS ? known.version : null);
