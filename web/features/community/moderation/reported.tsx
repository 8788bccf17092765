import { useRef } from "react";
import type { useReviews } from "../../../data/moderation";
import { listState } from "../../../lib/http/list-state";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { TitledSection } from "../../../ui/titled-section";
import { ReviewRow } from "./review-row";

export function Reported({ list }: { list: ReturnType<typeof useReviews> }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <TitledSection title="Reported" headingRef={title}>
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
    </TitledSection>
  );
}
