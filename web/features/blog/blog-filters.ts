import type { BlogFilters } from "../../../worker/contract/blog-addresses";

export const NO_FILTERS: BlogFilters = { search: "", category: "" };

/** Returns the filters as query parameters. */
export function queryOf({ search, category }: BlogFilters): { search?: string; category?: string } {
  return { ...(search ? { search } : {}), ...(category ? { category } : {}) };
}

export const isNarrowed = ({ search, category }: BlogFilters) => search !== "" || category !== "";
