import type { ReactNode } from "react";
import type { BroughtInList } from "../../worker/contract/list-imports";
import { dayOf } from "../lib/format/day-of";
import { exactTime } from "../lib/format/format";
import { Badge } from "../ui/badge";

type BroughtInProps = {
  made: BroughtInList;
  /** The progress of an import that stopped, and its result. */
  progress: string;
  facts: string;
  children: ReactNode;
};

/** An import, with its actions. */
export function BroughtIn({
  made: { fileName, createdAt, undoneAt, done, total },
  progress,
  facts,
  children,
}: BroughtInProps) {
  const isOpen = undoneAt === null && done < total;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="break-all font-semibold">{fileName}</strong>
          {undoneAt ? <Badge>Taken back</Badge> : null}
          {isOpen ? <Badge tone="warning">{progress}</Badge> : null}
        </p>
        <p className="text-muted text-sm tabular-nums">
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {dayOf(createdAt)}
          </time>
          {undoneAt ? "" : `: ${facts}`}
        </p>
        {isOpen ? <p className="text-sm">It stopped. Choose the same file again, and it goes on from there.</p> : null}
      </div>
      {children}
    </li>
  );
}

export const canTakeBack = ({ undoneAt, undoUntil }: BroughtInList): boolean =>
  undoneAt === null && Date.parse(undoUntil) > Date.now();
