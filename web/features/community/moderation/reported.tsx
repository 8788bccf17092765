import { useId, useRef } from "react";
import type { useReviews } from "../../../data/moderation";
import { listState } from "../../../lib/http/list-state";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { ReviewRow } from "./review-row";

export function Reported({ list }: { list: ReturnType<typeof useReviews> }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 ref={title} id={heading} tabIndex={-1} className="text-3xl">
        Reported
      </h2>
      <GrowingList
        {...listState(list)}
        headingLevel={3}
        empty={
          <EmptyState headingLevel={3} title="Nothing to review">
            Posts and comments that members report wait here for your decision. The reports of two who have paid hide
            one until then; those of others count less, and what you write yourself stays.
          </EmptyState>
        }
      >
        {(reviews) => (
          <ul className="divide-y divide-line border-line border-y">
            {reviews.map((review) => (
              <ReviewRow
                key={`${review.post?.id ?? ""}-${review.comment?.id ?? ""}`}
                review={review}
                onDecided={() => title.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </GrowingList>
    </section>
  );
}
