import { queryOptions } from "@tanstack/react-query";
import type { BlogPost, BlogPostSummary } from "../../worker/contract/blog";
import { type BlogFilters, blogAddress, FEATURED_ADDRESS, postAddress } from "../../worker/contract/blog-addresses";
import { at, call, callPage } from "../lib/http/call";
import { pagesOf } from "../lib/http/pages-of";

const BLOG = { meta: { forEverybody: true } } as const;

// Revalidates the browser's HTTP cache: an article that was just changed must not show its old state.
const read = <T>(path: string) => at<T>("GET", path, undefined, { cache: "no-cache" });

/** The newest published featured article, or null. */
export const featuredQuery = queryOptions({
  ...BLOG,
  queryKey: [FEATURED_ADDRESS],
  queryFn: () => call(read<BlogPostSummary | null>(FEATURED_ADDRESS)),
});

/** Articles that match the filters, newest first, in pages. */
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
    // A 404 is already known if the server rendered the page.
    retryOnMount: false,
  });
