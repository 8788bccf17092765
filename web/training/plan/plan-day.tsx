import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { RollEffort } from "../../../worker/contract/week-plan-limits";
import { cx } from "../../ui/cx";
import { draggedSession, holdsSession } from "./session-drag";

type PlanDayProps = {
  name: string;
  short: string;
  date: CalendarDate;
  today: CalendarDate;
  /** The planned effort of a roll. */
  planned: RollEffort | undefined;
  /** Minutes rolled. */
  rolled: number | undefined;
  onDropped: (dayId: number) => void;
  children: ReactNode[];
};

const ROLLS: Record<RollEffort, string> = { light: "Light roll", hard: "Hard roll" };

/** A day of the member's week; sessions can be dropped on it unless it is past. */
export function PlanDay({ name, short, date, today, planned, rolled, onDropped, children }: PlanDayProps) {
  const [over, setOver] = useState(false);
  const isToday = date === today;
  const past = date < today;
  const free = children.length === 0 && !planned && rolled === undefined;
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      onDragOver={(event) => {
        if (past || !holdsSession(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const dayId = past ? null : draggedSession(event.dataTransfer);
        if (dayId === null) return;
        event.preventDefault();
        onDropped(dayId);
      }}
      className={cx(
        "grid min-h-11 grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-2",
        over && "bg-accent-soft outline-2 outline-accent outline-dashed -outline-offset-2",
      )}
    >
      <p
        className={cx(
          "flex items-baseline gap-1.5 whitespace-nowrap pt-0.5 text-sm",
          isToday ? "font-semibold" : "text-muted",
        )}
      >
        <span className="sr-only">{isToday ? `Today, ${name}` : name}</span>
        <span aria-hidden>{isToday ? "Today" : short}</span>
        {isToday ? null : (
          <span aria-hidden className="figures">
            {Number(date.slice(-2))}
          </span>
        )}
      </p>
      <div className="grid min-w-0 content-start gap-2">
        {planned || rolled !== undefined ? (
          <p className="flex items-center gap-1.5 pt-0.5 text-sm">
            {rolled === undefined ? (
              <span
                className={cx("size-2 rounded-full", planned === "hard" ? "bg-accent" : "border-2 border-accent")}
              />
            ) : (
              <Check aria-hidden className="size-4 text-success" strokeWidth={3} />
            )}
            <span>{rolled === undefined ? planned && ROLLS[planned] : `Rolled ${rolled.toLocaleString()} min`}</span>
          </p>
        ) : null}
        {children.length > 0 ? <ul className="grid gap-2">{children}</ul> : null}
        {free ? <p className="pt-0.5 text-muted text-sm">Free</p> : null}
      </div>
    </li>
  );
}
