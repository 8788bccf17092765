import { useQuery } from "@tanstack/react-query";
import { api, call } from "../lib/api";

/** The newest published featured article, or null. */
export function useFeaturedArticle() {
  return useQuery({ queryKey: ["/api/blog/featured"], queryFn: () => call(api.api.blog.featured.$get()) });
}

/** The newest articles, for a place that shows a few. */
export function useLatestArticles(count: number) {
  return useQuery({
    queryKey: ["/api/blog", "latest", count],
    queryFn: () => call(api.api.blog.$get({ query: { limit: String(count) } })),
  });
}
