import { queryOptions } from "@tanstack/react-query";
import type { BlogPost, BlogPostSummary } from "../../worker/contract/blog";
import { type BlogFilters, blogAddress, FEATURED_ADDRESS, postAddress } from "../../worker/contract/blog-addresses";
import { at, call, callPage } from "../lib/http/call";
import { pagesOf } from "../lib/http/pages-of";

const BLOG = { meta: { forEverybody: true } } as const;

// Asks whether what the browser has is still true: an article that was just changed must not show as it was.
const read = <T>(path: string) => at<T>("GET", path, undefined, { cache: "no-cache" });

/** The newest published featured article, or null. */
export const featuredQuery = queryOptions({
  ...BLOG,
  queryKey: [FEATURED_ADDRESS],
  queryFn: () => call(read<BlogPostSummary | null>(FEATURED_ADDRESS)),
});

/** The articles that match, newest first, page after page. */
export function articlesQuery(filters: Partial<BlogFilters> & { limit?: number }) {
  const path = blogAddress(filters);
  const next = (cursor: string | undefined) =>
    cursor ? `${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}` : path;
  return { ...BLOG, ...pagesOf([path], ({ cursor }) => callPage(read<BlogPostSummary[]>(next(cursor)))) };
}

export const articleQuery = (slug: string) =>
  queryOptions({
    ...BLOG,
    queryKey: [postAddress(slug)],
    queryFn: () => call(read<BlogPost>(postAddress(slug))),
    // That there is none is known from the server already where it has rendered the page.
    retryOnMount: false,
  });
