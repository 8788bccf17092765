import { lazy, Suspense } from "react";
import { PageErrorBoundary } from "./page-error-boundary";

const UnreadBadge = lazy(async () => ({ default: (await import("./member-shell")).UnreadBadge }));

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
