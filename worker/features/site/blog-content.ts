import { addressOf } from "../../contract/addresses";
import {
  type BlogFilters,
  blogAddress,
  blogFiltersOf,
  FEATURED_ADDRESS,
  LANDING_ARTICLES,
} from "../../contract/blog-addresses";
import type { MembershipPrices } from "../../contract/membership-prices";
import { PAGE_DEFAULT } from "../../contract/paging-limits";
import type { Ctx } from "../../http/context";
import { listPosts } from "../blog/list-posts";
import { readFeatured } from "../blog/read-featured";
import { renderContent } from "./render-content";
import type { PageContent } from "./write-page";

/** Returns the filters of the article list, and their query as in the page's address. */
export function blogSearch(url: string): { filters: BlogFilters; search: string } {
  const filters = blogFiltersOf(new URL(url).searchParams);
  return { filters, search: blogAddress(filters).replace(/^[^?]*/, "") };
}

/** Renders the front page with the latest articles. It is never hydrated with data, so none is embedded. */
export async function landingContent(ctx: Ctx, prices: MembershipPrices): Promise<PageContent> {
  return { ...(await contentWith(ctx, addressOf("home"), "", { limit: LANDING_ARTICLES }, prices)), data: null };
}

export function blogContent(ctx: Ctx, filters: BlogFilters, search: string): Promise<PageContent> {
  return contentWith(ctx, addressOf("blog"), search, filters);
}

async function contentWith(
  ctx: Ctx,
  path: string,
  search: string,
  wanted: Partial<BlogFilters> & { limit?: number },
  prices?: MembershipPrices,
): Promise<PageContent> {
  const [featured, list] = await Promise.all([readFeatured(ctx), listPosts(ctx, { limit: PAGE_DEFAULT, ...wanted })]);
  const answers = {
    [FEATURED_ADDRESS]: { data: featured, next: null },
    [blogAddress(wanted)]: { data: list.items, next: list.nextCursor },
  };
  return renderContent({ path, search, data: { renderedAt: Date.now(), answers }, ...(prices && { prices }) });
}
