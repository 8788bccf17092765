import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { ShowMore } from "./show-more";

type Reason = { message: string | null; busy: boolean; again: () => void };

type GrowingListProps<Item> = {
  items: Item[] | undefined;
  failed: Reason;
  more: Reason | null;
  headingLevel?: 2 | 3;
  /** Instead of a list without items. */
  empty: ReactNode;
  moreLabel?: string;
  children: (items: Item[]) => ReactNode;
};

/** A list that has been read: its items, why there are none, and the way to the next page. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { items, failed, more, headingLevel = 2, empty, moreLabel, children } = props;
  if (!items) {
    if (failed.message === null) return null;
    return (
      <ErrorState headingLevel={headingLevel} onRetry={failed.again} retrying={failed.busy}>
        {failed.message}
      </ErrorState>
    );
  }
  return (
    <>
      {items.length > 0 ? children(items) : empty}
      {more ? (
        <ShowMore
          size="md"
          className="pt-2"
          {...(moreLabel ? { label: moreLabel } : {})}
          busy={more.busy}
          error={more.message}
          onMore={more.again}
        />
      ) : null}
    </>
  );
}
