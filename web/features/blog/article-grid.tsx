import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { BlogFilters } from "../../../worker/contract/blog-addresses";
import { ArticleCard } from "../../articles/article-card";
import { articlesQuery } from "../../data/blog";
import { plural } from "../../lib/format/format";
import { listState } from "../../lib/http/list-state";
import { cx } from "../../ui/cx";
import { useFocusOnMore } from "../../ui/use-focus-on-more";
import { ARTICLE_GRID } from "./article-grid-class";
import { isNarrowed } from "./blog-filters";

/** Not needed when the page was rendered on the server, so loaded lazily. */
const GridSkeleton = lazy(async () => ({ default: (await import("./blog-skeletons")).GridSkeleton }));
const ShowMore = lazy(async () => ({ default: (await import("../../ui/show-more")).ShowMore }));
const NoArticles = lazy(async () => ({ default: (await import("./no-articles")).NoArticles }));
const ErrorState = lazy(async () => ({ default: (await import("../../ui/error-state")).ErrorState }));

type ArticleGridProps = { filters: BlogFilters; without: number | undefined; onClear: () => void };

export function ArticleGrid({ filters, without, onClear }: ArticleGridProps) {
  // The previous result stays until the next is there.
  const query = useInfiniteQuery({ ...articlesQuery(filters), placeholderData: keepPreviousData });
  const { items: all, failed, more } = listState(query);
  const isPrevious = query.isPlaceholderData;
  const posts = all?.filter(({ id }) => id !== without);
  const grid = useFocusOnMore(posts?.length ?? 0);
  // The only article is shown above already.
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
        {query.isPending ? (
          <GridSkeleton />
        ) : !posts ? (
          <ErrorState headingLevel={3} onRetry={failed.onRetry}>
            {failed.error}
          </ErrorState>
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
            {more ? <ShowMore {...more} /> : null}
          </>
        )}
      </Suspense>
    </section>
  );
}
