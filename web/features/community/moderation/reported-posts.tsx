import { useId, useRef } from "react";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ShowMore } from "../../../ui/show-more";
import type { useReviews } from "./moderation-queries";
import { ReviewRow } from "./review-row";

type List = ReturnType<typeof useReviews>;

export function ReportedPosts({ list }: { list: List }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 ref={title} id={heading} tabIndex={-1} className="text-3xl">
        Reported Posts
      </h2>
      <Reviews list={list} onDecided={() => title.current?.focus({ preventScroll: true })} />
    </section>
  );
}

function Reviews({ list, onDecided }: { list: List; onDecided: () => void }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = list;
  if (!data) {
    if (isUnauthorized(error)) return null;
    return (
      <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState headingLevel={3} title="Nothing to review">
        Posts that members report wait here for your decision. Two reports hide a post until you have made it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.map((review) => (
          <ReviewRow key={review.post.id} review={review} onDecided={onDecided} />
        ))}
      </ul>
      {hasNextPage ? (
        <ShowMore
          size="md"
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError && !isUnauthorized(error) ? shownMessage(error) : null}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
    </>
  );
}
