import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { BlogPost, BlogPostSummary } from "../../../worker/contract/blog";
import { api, call } from "../../lib/api";
import { callPage } from "../../lib/call-page";
import { type BlogFilters, queryOf } from "./blog-filters";

/** The articles that match, page after page. What is on screen stays until the next answer is there. */
export function useArticles(filters: BlogFilters) {
  const query = queryOf(filters);
  return useInfiniteQuery({
    queryKey: ["/api/blog", query],
    queryFn: ({ pageParam }) =>
      callPage<BlogPostSummary>(api.api.blog.$get({ query: pageParam ? { ...query, cursor: pageParam } : query })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
  });
}

export const articleKey = (slug: string) => [`/api/blog/${slug}`];

export function useArticle(slug: string) {
  return useQuery({
    queryKey: articleKey(slug),
    queryFn: (): Promise<BlogPost> => call(api.api.blog[":slug"].$get({ param: { slug } })),
  });
}
