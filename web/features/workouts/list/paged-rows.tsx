import type { ReactNode } from "react";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { ShowMore } from "../../../ui/show-more";
import { useFocusOnMore } from "../../../ui/use-focus-on-more";

type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
};

/** A list that grows by pages. With the last page the button goes, and the focus goes on to the first new row. */
export function PagedRows({
  list,
  items,
  children,
}: {
  list: PagedList;
  items: readonly { id: number }[];
  children: ReactNode;
}) {
  const rows = useFocusOnMore(items.length);
  return (
    <>
      <ul ref={rows} className="divide-y divide-line border-line border-y">
        {children}
      </ul>
      {list.hasNextPage ? (
        <ShowMore
          className="pt-4"
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError && !isUnauthorized(list.error) ? shownMessage(list.error) : null}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
