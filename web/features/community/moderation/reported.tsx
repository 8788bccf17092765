import { useRef } from "react";
import type { useReviews } from "../../../data/moderation";
import { QueryRows } from "../../../shell/query-rows";
import { EmptyState } from "../../../ui/empty-state";
import { TitledSection } from "../../../ui/titled-section";
import { ReviewRow } from "./review-row";

export function Reported({ list }: { list: ReturnType<typeof useReviews> }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <TitledSection title="Reported" headingRef={title}>
      <QueryRows
        query={list}
        headingLevel={3}
        waiting={null}
        empty={
          <EmptyState headingLevel={3} title="Nothing to review">
            Posts and comments that members report wait here for your decision. The reports of two who have paid hide
            one until then; those of others count less, and what you write yourself stays.
          </EmptyState>
        }
        row={(review) => (
          <ReviewRow
            key={`${review.post?.id ?? ""}-${review.comment?.id ?? ""}`}
            review={review}
            onDecided={() => title.current?.focus({ preventScroll: true })}
          />
        )}
      />
    </TitledSection>
  );
}
