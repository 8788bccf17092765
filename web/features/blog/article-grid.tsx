import { ArticleCard } from "../../articles/article-card";
import { plural } from "../../lib/format";
import { shownMessage } from "../../lib/request-error";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ShowMore } from "../../ui/show-more";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";
import { useFocusOnMore } from "../../ui/use-focus-on-more";
import { type BlogFilters, isNarrowed } from "./blog-filters";
import { useArticles } from "./blog-queries";

type ArticleGridProps = { filters: BlogFilters; without: number | undefined; onClear: () => void };

export function ArticleGrid({ filters, without, onClear }: ArticleGridProps) {
  const list = useArticles(filters);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = list;
  const posts = data?.filter(({ id }) => id !== without);
  const grid = useFocusOnMore(posts?.length ?? 0);
  // The only article there is stands above already.
  if (posts?.length === 0 && data?.length) return null;
  return (
    <section aria-labelledby="latest" className="grid grid-cols-1 gap-8">
      <h2 id="latest" className="text-4xl">
        Latest Articles
      </h2>
      <p role="status" className="sr-only">
        {posts && !isPlaceholderData && isNarrowed(filters) ? `${plural(posts.length, "article")} found` : ""}
      </p>
      {isPending ? (
        <GridSkeleton />
      ) : !posts ? (
        <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
          {shownMessage(error)}
        </ErrorState>
      ) : posts.length === 0 ? (
        <NoArticles narrowed={isNarrowed(filters)} onClear={onClear} />
      ) : (
        <>
          <ul ref={grid} className={cx(GRID, isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
            {posts.map((post) => (
              <li key={post.id}>
                <ArticleCard post={post} />
              </li>
            ))}
          </ul>
          {list.hasNextPage ? (
            <ShowMore
              busy={list.isFetchingNextPage}
              error={list.isFetchNextPageError ? shownMessage(list.error) : null}
              onMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </>
      )}
    </section>
  );
}

function NoArticles({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState title="No articles yet" headingLevel={3}>
        The first one is being written. It will stand here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No articles found matching your criteria"
      headingLevel={3}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      Try another word, or look into all categories.
    </EmptyState>
  );
}

function GridSkeleton() {
  return (
    <SkeletonGroup label="Loading articles" className={GRID}>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="grid content-start gap-4">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-4/5" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

const GRID = "grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3";
