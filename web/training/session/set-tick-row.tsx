import { Check, Pencil, Square, TimerReset } from "lucide-react";
import type { ReactNode } from "react";
import { clockText } from "../../../worker/contract/clock-text";
import { cx } from "../../ui/cx";
import { elapsedSeconds } from "../typed-seconds";
import { useNow } from "../use-now";
import type { SessionSet } from "./session-sets";

type SetTickRowProps = {
  name: string;
  set: SessionSet;
  isDone: boolean;
  /** The next set to do. */
  isNext: boolean;
  isTimed: boolean;
  editing: boolean;
  editId: string;
  onTick: () => void;
  onEdit: () => void;
  onWatch: () => void;
  children?: ReactNode;
};

/** The row is a button: one press logs the set as prescribed. Beside it is a button to edit it. */
export function SetTickRow(props: SetTickRowProps) {
  const { name, set, isDone, isNext, isTimed, editing, editId, onTick, onEdit, onWatch, children } = props;
  const { number, text, lastText } = set;
  const startedAt = set.rows.find(({ row }) => row.startedAt)?.row.startedAt ?? null;
  return (
    <li className={cx("overflow-hidden rounded-sm border", isNext ? "border-accent" : "border-line-strong")}>
      <div className="flex items-stretch">
        <button
          type="button"
          data-next-set={isNext || undefined}
          aria-pressed={isDone}
          className={cx(ROW, isDone ? DONE : isNext ? NEXT : OPEN)}
          // The second click of a double click would tick the row that has just replaced this one.
          onClick={(event) => event.detail < 2 && (isDone ? onEdit() : startedAt ? onWatch() : onTick())}
        >
          <span className="figures w-7 shrink-0 text-2xl">
            <span className="sr-only">Set </span>
            {number}
            <span className="sr-only"> of {name},</span>
          </span>
          <span className="grid min-w-0 flex-1">
            <span className="figures text-2xl leading-tight">
              {startedAt ? <Running startedAt={startedAt} /> : text || (set.asks ? "How many?" : "Tick it off")}
            </span>
            {lastText && !isDone ? (
              <span className={cx("truncate", !isNext && "text-muted")}>last time {lastText}</span>
            ) : null}
          </span>
          <span className={cx("grid size-9 shrink-0 place-items-center rounded-full border-2", isDone && MARKED)}>
            {isDone ? <Check aria-hidden className="size-5 animate-fade" strokeWidth={3} /> : null}
          </span>
        </button>
        {isTimed && !isDone ? (
          <button
            type="button"
            aria-label={startedAt ? `Stop the stopwatch of set ${number}` : `Start the stopwatch of set ${number}`}
            className={cx(SIDE, startedAt !== null && "text-accent")}
            onClick={onWatch}
          >
            {startedAt ? (
              <Square aria-hidden className="size-6 fill-current" />
            ) : (
              <TimerReset aria-hidden className="size-6" />
            )}
          </button>
        ) : null}
        <button
          type="button"
          aria-label={`Change set ${number} of ${name}`}
          aria-expanded={editing}
          aria-controls={editing ? editId : undefined}
          className={SIDE}
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {children}
    </li>
  );
}

function Running({ startedAt }: { startedAt: number }) {
  return <>{clockText(elapsedSeconds(startedAt, useNow(true, 250)))}</>;
}

const ROW =
  "flex min-h-16! min-w-0! flex-1 items-center gap-3 px-3 py-2 text-left transition-colors focus-visible:-outline-offset-4";
const NEXT = "bg-accent text-on-accent hover:bg-accent-strong focus-visible:outline-on-accent";
const OPEN = "bg-raised hover:bg-sunken";
const DONE = "bg-belt-black text-belt-tape focus-visible:outline-belt-tape";
const MARKED = "border-belt-tape bg-belt-tape text-belt-black";
const SIDE =
  "grid w-14 shrink-0 place-items-center border-line-strong border-l bg-raised transition-colors hover:bg-sunken focus-visible:-outline-offset-4";
