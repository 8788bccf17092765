import { type ReactNode, useEffect, useRef } from "react";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { Button } from "../../../ui/button";

type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
};

/** A list that grows by pages. With the last page the button goes, and the focus goes on to the first new row. */
export function ShowMore({
  list,
  items,
  children,
}: {
  list: PagedList;
  items: readonly { id: number }[];
  children: ReactNode;
}) {
  const rows = useRef<HTMLUListElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    const had = before.current;
    before.current = items.length;
    if (items.length <= had || document.activeElement !== document.body) return;
    rows.current?.children[had]?.querySelector("a")?.focus({ preventScroll: true });
  }, [items]);
  return (
    <>
      <ul ref={rows} className="divide-y divide-line border-line border-y">
        {children}
      </ul>
      {list.hasNextPage ? (
        <div className="grid justify-items-center gap-2 pt-4">
          <Button
            variant="secondary"
            size="lg"
            busy={list.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
          <p role="alert" className="text-danger text-sm empty:hidden">
            {list.isFetchNextPageError && !isUnauthorized(list.error) ? shownMessage(list.error) : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
