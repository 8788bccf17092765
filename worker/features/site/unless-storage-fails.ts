import { isStorageFailure } from "../../db/storage-failure";
import { log } from "../../platform/log";
import { type CachedAnswer, withEtag } from "../../platform/page-cache";
import { makePage } from "./make-page";
import { NO_CONTENT } from "./write-page";

type Asked = { site: Parameters<typeof makePage>[0]; path: string };

/**
 * A page, or, when the database does not answer, the same page as browsers make it: it comes, says by itself what is
 * missing and asks again. That one is nothing to keep.
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
