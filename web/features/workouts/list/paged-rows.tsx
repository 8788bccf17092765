import type { ReactNode } from "react";
import { type MoreState, ShowMore } from "../../../ui/show-more";
import { useFocusOnMore } from "../../../ui/use-focus-on-more";

type PagedRowsProps = { items: readonly { id: number }[]; more: MoreState | null; children: ReactNode };

/** A paged list. With the last page the button goes, and focus moves to the first new row. */
export function PagedRows({ items, more, children }: PagedRowsProps) {
  const rows = useFocusOnMore(items.length);
  return (
    <>
      <ul ref={rows} className="divide-y divide-line border-line border-y">
        {children}
      </ul>
      {more ? <ShowMore className="pt-4" {...more} /> : null}
    </>
  );
}
