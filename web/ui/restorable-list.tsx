import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Disclosure } from "./disclosure";
import { type MoreState, ShowMore } from "./show-more";

type RestorableListProps = {
  /** Days within which each can be restored. */
  days: number;
  items: readonly { id: number; title: string; deleted: ReactNode }[];
  /** Id of the item being restored. */
  busy: number | null;
  onRestore: (id: number) => void;
  /** Null without further pages. */
  more: MoreState | null;
};

/** Deleted items that can be restored. */
export function RestorableList({ days, items, busy, onRestore, more }: RestorableListProps) {
  return (
    <Disclosure summary={`Deleted in the last ${days} days (${items.length}${more ? "+" : ""})`}>
      <ul className="divide-y divide-line">
        {items.map(({ id, title, deleted }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0">
              <span className="font-semibold">{title}</span> <span className="text-muted text-sm">{deleted}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden />}
              busy={busy === id}
              onClick={() => onRestore(id)}
            >
              Bring back<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {more ? <ShowMore size="md" className="py-4" {...more} /> : null}
    </Disclosure>
  );
}
