import type { MembershipPrices } from "../../contract/membership-prices";
import type { SiteChanges } from "../../contract/published-site";
import type { FreshAnswer } from "../../platform/page-cache";
import { PUBLIC_CACHE } from "../blog/cached-public";
import type { PageHead } from "./page-heads";
import type { SiteFiles } from "./site-files";
import { type PageContent, writePage } from "./write-page";

type Site = { files: SiteFiles; origin: string; prices: MembershipPrices; changes: SiteChanges };
type Page = { path: string; head: PageHead | null; title?: string; status?: number };

/** Headers on which a browser-rendered page depends: see `page-with-answers.ts`. */
export const PAGE_VARY = "Cookie, Sec-Fetch-Dest";

/** Returns a page's response. One without its own head is noindex and always revalidated. */
export function makePage(
  { files, origin, prices, changes }: Site,
  { status = 200, ...page }: Page,
  content: PageContent,
): FreshAnswer {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": page.head ? PUBLIC_CACHE : "no-cache",
    ...(page.head ? {} : { "X-Robots-Tag": "noindex", Vary: PAGE_VARY }),
  };
  return { status, headers, body: writePage(files, { origin, prices, changes, ...page }, content) };
}
