import { BLOG_LIMITS } from "./blog-limits";

export const FEATURED_ADDRESS = "/api/blog/featured";

/** Articles that the front page requests: three, and one more in case the featured one is among them. */
export const LANDING_ARTICLES = 4;

/** Filters of the article list, as in the page's address; an empty text means no filter. */
export type BlogFilters = { search: string; category: string };

export function blogFiltersOf(params: URLSearchParams): BlogFilters {
  return {
    search: (params.get("search") ?? "").trim().slice(0, BLOG_LIMITS.search),
    category: (params.get("category") ?? "").slice(0, BLOG_LIMITS.search),
  };
}

/** Returns the API address of an article list. One spelling per list: server-rendered answers are found by it. */
export function blogAddress({ search = "", category = "", limit }: Partial<BlogFilters> & { limit?: number }): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  if (limit) query.set("limit", String(limit));
  return query.size ? `/api/blog?${query}` : "/api/blog";
}

export const postAddress = (slug: string) => `/api/blog/${encodeURIComponent(slug)}`;
