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
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3.5">
      <p className="font-semibold">
        {entry.workoutId === null ? (
          entry.title
        ) : (
          <Link to={addressOf("workout", { id: entry.workoutId })} className="hover:text-accent hover:underline">
            {entry.title}
          </Link>
        )}
      </p>
      <time
        dateTime={entry.completedAt}
        title={exactTime(entry.completedAt)}
        className="text-right text-muted text-sm tabular-nums"
      >
        {relativeTime(entry.completedAt)}
      </time>
      <p className="text-muted text-sm">{facts.join(", ")}</p>
      {onRemove ? (
        <Button variant="quiet" size="sm" onClick={onRemove} className="-mr-3 -mb-2 justify-self-end">
          Remove<span className="sr-only"> {entry.title} from today</span>
        </Button>
      ) : null}
    </li>
  );
}

/** A roll in the list; rolls are edited on their own page. */
export function RollEntry({ roll }: { roll: Roll }) {
  const facts = [plural(roll.minutes, "minute"), `how hard: ${roll.effort} of 10`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3.5">
      <p className="font-semibold">
        <Link to={addressOf("mat")} className="hover:text-accent hover:underline">
          Roll, {roll.gi ? "gi" : "no-gi"}
        </Link>
      </p>
      <time
        dateTime={roll.rolledAt}
        title={exactTime(roll.rolledAt)}
        className="text-right text-muted text-sm tabular-nums"
      >
        {relativeTime(roll.rolledAt)}
      </time>
      <p className="text-muted text-sm">{facts.join(", ")}</p>
    </li>
  );
}
