import { useMemo } from "react";
import { brand } from "../../../../../worker/contract/brand";
import { ArticleBody } from "../../../../articles/article-body";
import { ArticleCover } from "../../../../articles/article-cover";
import { ArticleTags } from "../../../../articles/article-tags";
import { ArticleTime } from "../../../../articles/article-time";
import { usePreview } from "../../../../data/admin-blog";
import { QueryError } from "../../../../shell/query-error";
import { type PostDraft, tagsOf } from "../post-draft";

type ArticlePreviewProps = { draft: PostDraft; publishedAt: string | null };

/** The article as published: the server renders its text. */
export function ArticlePreview({ draft, publishedAt }: ArticlePreviewProps) {
  const { title, excerpt, category, featuredImage, readTime, content } = draft;
  const query = usePreview(content);
  const { data, error } = query;
  const tags = tagsOf(draft.tags);
  const now = useMemo(() => new Date().toISOString(), []);
  if (error) return <QueryError query={query} fallback="The preview did not load." />;
  return (
    <section aria-label="Preview" data-as-read className="grid grid-cols-1 gap-10 border-line border-t pt-8">
      <header className="grid grid-cols-1 gap-5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          {category ? <span className="font-semibold text-accent">{category}</span> : null}
          <ArticleTime at={publishedAt ?? now} />
          <span>{readTime || (data?.readTime ?? 1)} min read</span>
        </p>
        <h2 className="max-w-[20ch] text-6xl">{title.trim() || "Untitled"}</h2>
        {excerpt.trim() ? <p className="max-w-prose text-muted text-xl">{excerpt}</p> : null}
      </header>
      <ArticleCover
        title={title.trim() || "Untitled"}
        src={featuredImage.trim() || null}
        className="aspect-video w-full rounded-sm sm:aspect-21/9"
      />
      <div className="mx-auto grid w-full max-w-2xl min-w-0 grid-cols-1">
        <ArticleBody html={data?.html ?? ""} />
        <footer className="mt-12 grid gap-6 border-line border-t pt-6">
          <ArticleTags tags={tags} />
          <p className="text-muted">Written by {brand.coach.name}, who answers every message in person.</p>
        </footer>
      </div>
    </section>
  );
}
