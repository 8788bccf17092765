import type { ComponentProps } from "react";
import { isUnauthorized, shownMessage } from "../lib/http/request-error";
import { ErrorState } from "../ui/error-state";
import { SkeletonBars } from "../ui/skeleton-bars";

/** Without a label where something else shows that it loads. */
type NotLoadedProps = Partial<ComponentProps<typeof SkeletonBars>> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title?: string;
  headingLevel?: 2 | 3;
};

/** A query without data: its failure, or bars while it loads and after the session ended, which the shell reports. */
export function NotLoaded({ query, title, headingLevel, label, bars = [], className }: NotLoadedProps) {
  const { error, isFetching, refetch } = query;
  if (!error || isUnauthorized(error))
    return label ? <SkeletonBars label={label} bars={bars} className={className} /> : null;
  return (
    <ErrorState title={title} headingLevel={headingLevel} onRetry={() => void refetch()} retrying={isFetching}>
      {shownMessage(error)}
    </ErrorState>
  );
}
