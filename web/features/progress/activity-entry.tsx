import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { optionName } from "../../../worker/contract/day-options";
import type { ProgressEntry } from "../../../worker/contract/progress";
import type { Roll } from "../../../worker/contract/rolls";
import { exactTime, plural, relativeTime } from "../../lib/format/format";
import { Button } from "../../ui/button";

/** A completed training. `onRemove` deletes it; only today's can be. */
export function ActivityEntry({ entry, onRemove }: { entry: ProgressEntry; onRemove?: (() => void) | undefined }) {
  const facts = [
    entry.workoutType && optionName(entry.workoutType),
    entry.duration === null ? null : plural(entry.duration, "minute"),
    entry.effort && `how hard: ${entry.effort} of 10`,
  ].filter(Boolean);
  const to = entry.workoutId === null ? null : addressOf("workout", { id: entry.workoutId });
  return (
    <Entry title={entry.title} to={to} at={entry.completedAt} facts={facts.join(", ")}>
      {onRemove ? (
        <Button variant="quiet" size="sm" onClick={onRemove} className="-mr-3 -mb-2 justify-self-end">
          Remove<span className="sr-only"> {entry.title} from today</span>
        </Button>
      ) : null}
    </Entry>
  );
}

/** A roll in the list; rolls are edited on their own page. */
export function RollEntry({ roll: { gi, rolledAt, minutes, effort } }: { roll: Roll }) {
  const facts = `${plural(minutes, "minute")}, how hard: ${effort} of 10`;
  return <Entry title={`Roll, ${gi ? "gi" : "no-gi"}`} to={addressOf("mat")} at={rolledAt} facts={facts} />;
}

type EntryProps = { title: string; to: string | null; at: string; facts: string; children?: ReactNode };

function Entry({ title, to, at, facts, children }: EntryProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3.5">
      <p className="font-semibold">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="hover:text-accent hover:underline">
            {title}
          </Link>
        )}
      </p>
      <time dateTime={at} title={exactTime(at)} className="text-right text-muted text-sm tabular-nums">
        {relativeTime(at)}
      </time>
      <p className="text-muted text-sm">{facts}</p>
      {children}
    </li>
  );
}
