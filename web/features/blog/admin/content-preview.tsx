import { ArticleBody } from "../../../articles/article-body";
import { usePreview } from "../../../data/admin-blog";
import { shownMessage } from "../../../lib/http/request-error";
import { cx } from "../../../ui/cx";
import { TryAgain } from "../../../ui/try-again";

/** The text as published: the server renders it. */
export function ContentPreview({ content, className }: { content: string; className?: string }) {
  const query = usePreview(content);
  const { data, error } = query;
  return (
    <section aria-label="Preview" className={cx("grid min-w-0 grid-cols-1 content-start gap-2.5", className)}>
      <p className="flex min-h-5 flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">Preview</span>
        {data && content.trim() ? <span className="text-muted">{data.readTime} min read, counted</span> : null}
      </p>
      {error ? (
        <div role="alert" className="grid justify-items-start gap-3 border-danger border-y py-4 text-sm">
          <p>{shownMessage(error, "The preview did not load.")}</p>
          <TryAgain query={query} />
        </div>
      ) : null}
      <section
        aria-label="Previewed article"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, which a keyboard must be able to do too.
        tabIndex={0}
        className="max-h-160 min-h-40 overflow-y-auto rounded-sm border border-line bg-raised p-5 sm:p-6"
      >
        {content.trim() ? (
          <ArticleBody html={data?.html ?? ""} />
        ) : (
          <p className="text-muted">What you write appears here as readers will see it.</p>
        )}
      </section>
    </section>
  );
}
