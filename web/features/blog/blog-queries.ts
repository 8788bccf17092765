import { useRef } from "react";
import type { BlogPost, BlogPostSummary } from "../../../worker/contract/blog";
import { type BlogFilters, blogAddress, postAddress } from "../../../worker/contract/blog-addresses";
import { type Answer, useAnswer, useAnswers } from "../../lib/http/answers";

/** The articles that match, page after page. What is on screen stays until the next answer is there. */
export function useArticles(filters: BlogFilters) {
  const answers = useAnswers();
  const path = blogAddress(filters);
  const answer = useAnswer<BlogPostSummary[]>(path);
  const shown = useRef(answer);
  if (answer.state !== "pending" || shown.current.state !== "here") shown.current = answer;
  return {
    list: shown.current,
    isPrevious: answer.state === "pending" && shown.current.state === "here",
    retry: () => void answers.load(path),
    more: () => void answers.loadMore(path),
  };
}

export function useArticle(slug: string): { article: Answer<BlogPost>; retry: () => void } {
  const answers = useAnswers();
  const path = postAddress(slug);
  return { article: useAnswer<BlogPost>(path), retry: () => void answers.load(path) };
}
