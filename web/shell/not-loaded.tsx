import type { ComponentProps } from "react";
import { isUnauthorized } from "../lib/http/request-error";
import { SkeletonGroup } from "../ui/skeleton";
import { QueryError } from "./query-error";

/** Without a label where something else shows that it loads. */
type NotLoadedProps = Partial<ComponentProps<typeof SkeletonGroup>> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title?: string;
  headingLevel?: 2 | 3;
};

/** A query without data: its failure, or bars while it loads and after the session ended, which the shell reports. */
export function NotLoaded({ query, title, headingLevel, label, bars = [], className = "grid gap-3" }: NotLoadedProps) {
  if (!query.error || isUnauthorized(query.error))
    return label ? <SkeletonGroup label={label} bars={bars} className={className} /> : null;
  return <QueryError query={query} title={title} headingLevel={headingLevel} />;
}
