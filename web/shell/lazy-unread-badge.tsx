import { Suspense } from "react";
import type { Unread } from "../../worker/contract/messages";
import { memberPart } from "./member-part";
import { PageErrorBoundary } from "./page-error-boundary";

const UnreadBadge = memberPart((parts) => parts.UnreadBadge);

/** Loaded for members only, since visitors have no messages. */
export function LazyUnreadBadge({ of }: { of: keyof Unread }) {
  return (
    <PageErrorBoundary quiet>
      <Suspense fallback={null}>
        <UnreadBadge of={of} />
      </Suspense>
    </PageErrorBoundary>
  );
}
