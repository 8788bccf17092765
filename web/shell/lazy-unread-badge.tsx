import { Suspense } from "react";
import { memberPart } from "./member-part";
import { PageErrorBoundary } from "./page-error-boundary";

const UnreadBadge = memberPart((parts) => parts.UnreadBadge);

/** Visitors have no messages: it arrives with the member. */
export function LazyUnreadBadge() {
  return (
    <PageErrorBoundary quiet>
      <Suspense fallback={null}>
        <UnreadBadge />
      </Suspense>
    </PageErrorBoundary>
  );
}
