import { BLOG_LIMITS } from "../../../worker/contract/blog-limits";

/** What the list is narrowed by, as it stands in the address; an empty text narrows nothing. */
export type BlogFilters = { search: string; category: string };

export const NO_FILTERS: BlogFilters = { search: "", category: "" };

export function filtersOf(params: URLSearchParams): BlogFilters {
  return {
    search: (params.get("search") ?? "").trim().slice(0, BLOG_LIMITS.search),
    category: (params.get("category") ?? "").slice(0, BLOG_LIMITS.search),
  };
}

/** The filters as the address and the call say them. */
export function queryOf({ search, category }: BlogFilters): { search?: string; category?: string } {
  return { ...(search ? { search } : {}), ...(category ? { category } : {}) };
}

export const isNarrowed = ({ search, category }: BlogFilters) => search !== "" || category !== "";
