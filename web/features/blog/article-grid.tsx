import { lazy, Suspense } from "react";
import type { BlogFilters } from "../../../worker/contract/blog-addresses";
import { ArticleCard } from "../../articles/article-card";
import { plural } from "../../lib/format/format";
import { shownMessage } from "../../lib/http/request-error";
import { cx } from "../../ui/cx";
import { useFocusOnMore } from "../../ui/use-focus-on-more";
import { ARTICLE_GRID } from "./article-grid-class";
import { isNarrowed } from "./blog-filters";
import { useArticles } from "./blog-queries";

/** What readers do not meet who come with the server's page. */
const GridSkeleton = lazy(async () => ({ default: (await import("./blog-skeletons")).GridSkeleton }));
const ShowMore = lazy(async () => ({ default: (await import("../../ui/show-more")).ShowMore }));
const NoArticles = lazy(async () => ({ default: (await import("./no-articles")).NoArticles }));
const ErrorState = lazy(async () => ({ default: (await import("../../ui/error-state")).ErrorState }));

type ArticleGridProps = { filters: BlogFilters; without: number | undefined; onClear: () => void };

export function ArticleGrid({ filters, without, onClear }: ArticleGridProps) {
  const { list, isPrevious, retry, more } = useArticles(filters);
  const all = list.state === "here" ? list.data : undefined;
  const posts = all?.filter(({ id }) => id !== without);
  const grid = useFocusOnMore(posts?.length ?? 0);
  // The only article there is stands above already.
  if (posts?.length === 0 && all?.length) return null;
  return (
    <section aria-labelledby="latest" className="grid grid-cols-1 gap-8">
      <h2 id="latest" className="text-4xl">
        Latest Articles
      </h2>
      <p role="status" className="sr-only">
        {posts && !isPrevious && isNarrowed(filters) ? `${plural(posts.length, "article")} found` : ""}
      </p>
      <Suspense fallback={null}>
        {list.state === "failed" ? (
          <ErrorState headingLevel={3} onRetry={retry}>
            {shownMessage(list.error)}
          </ErrorState>
        ) : list.state === "pending" || !posts ? (
          <GridSkeleton />
        ) : posts.length === 0 ? (
          <NoArticles narrowed={isNarrowed(filters)} onClear={onClear} />
        ) : (
          <>
            <ul ref={grid} className={cx(ARTICLE_GRID, isPrevious && "opacity-60")} aria-busy={isPrevious}>
              {posts.map((post) => (
                <li key={post.id}>
                  <ArticleCard post={post} />
                </li>
              ))}
            </ul>
            {list.next ? (
              <ShowMore
                busy={list.more === "busy"}
                error={typeof list.more === "object" ? shownMessage(list.more.error) : null}
                onMore={more}
              />
            ) : null}
          </>
        )}
      </Suspense>
    </section>
  );
}
