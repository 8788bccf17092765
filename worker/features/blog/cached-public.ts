import type { Ctx } from "../../http/context";
import { type CachedAnswer, type FreshAnswer, readCached, withEtag, writeCached } from "../../platform/page-cache";
import { publishedVersion, readPublishedVersion } from "./published-version";

/** Browsers revalidate each time; shared caches may serve an answer for some seconds. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=5, stale-while-revalidate=30";

/**
 * Caches an answer made from public blog data until that changes, so that most need no database. `make` may set `keep`
 * to false.
 */
export async function cachedPublic(
  ctx: Ctx,
  name: string,
  make: () => Promise<FreshAnswer & { keep?: boolean }>,
): Promise<CachedAnswer> {
  const nameOf = (version: string) => `blog ${version} ${name}`;
  const found = await readCached(nameOf(await publishedVersion(ctx)), ctx.later, make);
  if (found) return found;
  // Read in the session that `make` uses: the answer must not be older than its version.
  const version = await readPublishedVersion(ctx);
  const { keep = true, ...made } = await make();
  return keep ? writeCached(nameOf(version), made, ctx.later) : withEtag(made);
}
