import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { type MoreState, ShowMore } from "./show-more";

type GrowingListProps<Item> = {
  items: Item[] | undefined;
  failed: { error: string | null; busy: boolean; onRetry: () => void };
  more: MoreState | null;
  headingLevel?: 2 | 3;
  failedTitle?: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  moreLabel?: string;
  children: (items: Item[]) => ReactNode;
};

/** An infinite list: its items or its error, and a button for the next page. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { items, failed, more, headingLevel = 2, failedTitle, empty, moreLabel, children } = props;
  if (!items) {
    if (failed.error === null) return null;
    return (
      <ErrorState
        headingLevel={headingLevel}
        {...(failedTitle ? { title: failedTitle } : {})}
        onRetry={failed.onRetry}
        retrying={failed.busy}
      >
        {failed.error}
      </ErrorState>
    );
  }
  return (
    <>
      {items.length > 0 ? children(items) : empty}
      {more ? <ShowMore size="md" className="pt-2" {...(moreLabel ? { label: moreLabel } : {})} {...more} /> : null}
    </>
  );
}
