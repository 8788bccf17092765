import { isStorageFailure } from "../../db/storage-failure";
import { log } from "../../platform/log";
import { type CachedAnswer, withEtag } from "../../platform/page-cache";
import { makePage } from "./make-page";
import { NO_CONTENT } from "./write-page";

type Asked = { site: Parameters<typeof makePage>[0]; path: string };

/**
 * Returns a page, or, if the database fails, its browser-rendered form, which reports the failure and retries by
 * itself. That one is not cached.
 */
export async function unlessStorageFails(
  { site, path }: Asked,
  page: () => Promise<CachedAnswer>,
): Promise<CachedAnswer> {
  try {
    return await page();
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    log.error("page_without_storage", error);
    const made = makePage(site, { path, head: null, status: 503 }, NO_CONTENT);
    return withEtag({ ...made, headers: { ...made.headers, "Cache-Control": "no-store", "Retry-After": "5" } });
  }
}
