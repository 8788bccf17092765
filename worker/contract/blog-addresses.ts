import { BLOG_LIMITS } from "./blog-limits";

export const FEATURED_ADDRESS = "/api/blog/featured";

/** How many articles the front page asks for: three, and one more because the featured one is not shown twice. */
export const LANDING_ARTICLES = 4;

/** What the list of articles is narrowed by, as it stands in the page's address; an empty text narrows nothing. */
export type BlogFilters = { search: string; category: string };

export function blogFiltersOf(params: URLSearchParams): BlogFilters {
  return {
    search: (params.get("search") ?? "").trim().slice(0, BLOG_LIMITS.search),
    category: (params.get("category") ?? "").slice(0, BLOG_LIMITS.search),
  };
}

/** The address of a list of articles. One spelling for one list: what the server has read for a page is found by it. */
export function blogAddress({ search = "", category = "", limit }: Partial<BlogFilters> & { limit?: number }): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  if (limit) query.set("limit", String(limit));
  return query.size ? `/api/blog?${query}` : "/api/blog";
}

export const postAddress = (slug: string) => `/api/blog/${encodeURIComponent(slug)}`;
