import type { Ctx } from "../../http/context";
import { type CachedAnswer, type FreshAnswer, readCached, withEtag, writeCached } from "../../platform/page-cache";
import { publishedVersion, readPublishedVersion } from "./published-version";

/** Browsers ask each time whether theirs is still true; caches on the way may answer for some seconds. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=5, stale-while-revalidate=30";

/**
 * An answer made of what is public of the blog: kept until that changes, so that most are given without the database.
 * `make` may say that its answer is nothing to keep.
 */
export async function cachedPublic(
  ctx: Ctx,
  name: string,
  make: () => Promise<FreshAnswer & { keep?: boolean }>,
): Promise<CachedAnswer> {
  const nameOf = (version: string) => `blog ${version} ${name}`;
  const found = await readCached(nameOf(await publishedVersion(ctx)), ctx.later, make);
  if (found) return found;
  // Read anew, in the session that `make` reads with: what it makes must not be older than its name.
  const version = await readPublishedVersion(ctx);
  const { keep = true, ...made } = await make();
  return keep ? writeCached(nameOf(version), made, ctx.later) : withEtag(made);
}
