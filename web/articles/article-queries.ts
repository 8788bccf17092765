import type { BlogPostSummary } from "../../worker/contract/blog";
import { blogAddress, FEATURED_ADDRESS } from "../../worker/contract/blog-addresses";
import { type Answer, useAnswer } from "../lib/http/answers";

/** The newest published featured article, or null. */
export function useFeaturedArticle(): Answer<BlogPostSummary | null> {
  return useAnswer(FEATURED_ADDRESS);
}

/** The newest articles, for a place that shows a few. */
export function useLatestArticles(count: number): Answer<BlogPostSummary[]> {
  return useAnswer(blogAddress({ limit: count }));
}
