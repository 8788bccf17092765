import type { BlogPostSummary } from "../../worker/contract/blog";
import { exactTime, relativeTime } from "../lib/format";
import { cx } from "../ui/cx";

type ArticleFactsProps = {
  post: Pick<BlogPostSummary, "category" | "publishedAt" | "readTime">;
  className?: string;
};

/** Category, age and length of an article in one line. */
export function ArticleFacts({ post, className = "text-muted" }: ArticleFactsProps) {
  const { category, publishedAt, readTime } = post;
  return (
    <p className={cx("flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm", className)}>
      {category ? <span className="font-semibold text-accent">{category}</span> : null}
      <time dateTime={publishedAt} title={exactTime(publishedAt)}>
        {relativeTime(publishedAt)}
      </time>
      <span>{readTime} min read</span>
    </p>
  );
}
