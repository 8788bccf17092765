import { Plus, Upload } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { CalendarWeek } from "../../../../worker/contract/programs";
import { calendarDay } from "../../../lib/format/format";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { Skeleton } from "../../../ui/skeleton";
import { CalendarEntry, type EntryActions } from "./calendar-entry";
import type { CalendarRow } from "./calendar-weeks";

type CalendarMondayProps = EntryActions & {
  row: CalendarRow;
  /** The Monday of this week. */
  current: string;
  /** Whether its month is shown. */
  named: boolean;
  pending: boolean;
  dragged: CalendarWeek | null;
  onDrop: (copied: boolean) => void;
  writing: boolean;
  onWrite: () => void;
};

/** A week of the calendar; an empty one offers to fill it. */
export function CalendarMonday(props: CalendarMondayProps) {
  const { row, current, named, pending, dragged, onDrop, writing, onWrite, ...actions } = props;
  const { monday, common, own } = row;
  const [over, setOver] = useState(false);
  const now = monday === current;
  const dateText = calendarDay(monday, { year: undefined, month: "short", day: "numeric" });
  return (
    <li
      data-monday={monday}
      aria-current={now ? "date" : undefined}
      className={cx(
        "grid grid-cols-[4.75rem_minmax(0,1fr)] items-start gap-x-3 py-1",
        named ? "border-line-strong border-t first:border-t-0" : "border-line border-t",
        now && "bg-accent-soft",
        over && dragged && "outline-2 outline-accent -outline-offset-2",
      )}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = event.ctrlKey || event.altKey ? "copy" : "move";
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.ctrlKey || event.altKey);
      }}
    >
      <h3 className={cx("flex min-h-10 flex-col justify-center pl-2 font-sans tabular-nums", !now && "font-normal")}>
        <span className="text-sm leading-tight">{dateText}</span>
        {now ? <span className="whitespace-nowrap text-accent text-xs leading-tight">This week</span> : null}
      </h3>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        {pending ? <Skeleton className="h-10 w-full" /> : null}
        {common.map((program) => (
          <CalendarEntry key={program.id} {...actions} program={program} />
        ))}
        {pending || common.length ? null : (
          <Gap said={dateText} past={monday < current} writing={writing} onWrite={onWrite} />
        )}
        {common.length > 1 ? (
          <p className="text-warning text-xs">{common.length} weeks for the same days: members see one of them.</p>
        ) : null}
        {own.map((program) => (
          <CalendarEntry key={program.id} {...actions} program={program} />
        ))}
      </div>
    </li>
  );
}

type GapProps = { said: string; past: boolean; writing: boolean; onWrite: () => void };

function Gap({ said, past, writing, onWrite }: GapProps) {
  if (past) return <p className="flex min-h-10 items-center text-muted text-sm">Nothing was planned</p>;
  return (
    <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-1 rounded-sm border border-line-strong border-dashed sm:pl-2.5">
      <span className="flex-1 text-muted text-sm max-sm:sr-only">Gap</span>
      <Button
        variant="quiet"
        size="sm"
        disabled={writing}
        className="font-normal max-sm:px-2"
        icon={<Plus aria-hidden strokeWidth={1.75} />}
        onClick={onWrite}
      >
        Write this week<span className="sr-only">, {said}</span>
      </Button>
      <Link
        to={addressOf("weeklyUpload")}
        className={cx(buttonClass({ variant: "quiet", size: "sm" }), "font-normal max-sm:px-2")}
      >
        <Upload aria-hidden strokeWidth={1.75} />
        From a file<span className="sr-only">, {said}</span>
      </Link>
    </div>
  );
}
