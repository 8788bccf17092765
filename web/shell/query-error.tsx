import type { ComponentProps, ReactNode } from "react";
import { shownMessage } from "../lib/http/request-error";
import { ErrorState } from "../ui/error-state";

type QueryErrorProps = Pick<ComponentProps<typeof ErrorState>, "title" | "headingLevel"> & {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** For errors without a text of their own. */
  fallback?: string;
  /** Replaces the error's text. */
  children?: ReactNode;
};

/** Says why a query has nothing to show, and reads it again on request. */
export function QueryError({ query, fallback, children, ...state }: QueryErrorProps) {
  return (
    <ErrorState {...state} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {children ?? shownMessage(query.error, fallback)}
    </ErrorState>
  );
}
