import type { BlogPostSummary } from "../../worker/contract/blog";
import { ArticleTime } from "./article-time";

type ArticleFactsProps = {
  post: Pick<BlogPostSummary, "category" | "publishedAt" | "readTime">;
};

/** Shows an article's category, age and reading time in one line. */
export function ArticleFacts({ post }: ArticleFactsProps) {
  const { category, publishedAt, readTime } = post;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted text-sm">
      {category ? <span className="font-semibold text-accent">{category}</span> : null}
      <ArticleTime at={publishedAt} />
      <span>{readTime} min read</span>
    </p>
  );
}
