import { Check, GripVertical } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { addDays, type CalendarDate, mondayOf } from "../../../worker/contract/calendar";
import type { Placement } from "../../../worker/contract/place-week";
import { ALL_DAYS } from "../../lib/format/training-words";
import { Select } from "../../ui/select";
import { dragSession } from "./session-drag";
import type { MoveTo } from "./use-move";

type PlanSessionProps = {
  placement: Placement;
  programId: number;
  today: CalendarDate;
  onMove: (dayId: number, to: MoveTo) => void;
};

/** A session of the week, with the reason for its day and a list of other days; it can also be dragged. */
export function PlanSession({ placement, programId, today, onMove }: PlanSessionProps) {
  const { session, is, reason } = placement;
  const movable = is !== "done";
  const query = { day: session.dayOfWeek, ...(placement.option ? { option: placement.option } : {}) };
  return (
    // The list does the same without dragging.
    <li
      draggable={movable}
      onDragStart={(event) => dragSession(event.dataTransfer, session.id)}
      className="grid min-w-0 grid-cols-1 items-start gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 items-start gap-1.5">
        {movable ? (
          <GripVertical
            aria-hidden
            strokeWidth={1.75}
            className="-ml-1 mt-1 hidden size-4.5 shrink-0 cursor-grab text-muted pointer-fine:block"
          />
        ) : (
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" strokeWidth={2.5} />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Link
              to={addressOf("weeklyProgram", { id: programId, query, hash: "training" })}
              draggable={false}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {session.title}
            </Link>
            <span className="text-muted text-xs">{session.mark}</span>
          </p>
          <p className="text-muted text-sm">{reason}</p>
        </div>
      </div>
      {movable ? <MoveSelect placement={placement} today={today} onMove={onMove} /> : null}
    </li>
  );
}

const OUT = "out";
const BY_PLAN = "plan";

function MoveSelect({ placement, today, onMove }: Omit<PlanSessionProps, "programId">) {
  const { session, date, is, moved } = placement;
  const monday = mondayOf(today);
  const days = ALL_DAYS.map(({ dayOfWeek, name }) => ({ value: addDays(monday, dayOfWeek - 1), label: name }));
  return (
    <Select
      aria-label={`Move ${session.title} to`}
      className="w-27 justify-self-start text-sm"
      value=""
      onChange={({ target: { value } }) =>
        onMove(session.id, value === BY_PLAN ? undefined : value === OUT ? null : value)
      }
      options={[
        { value: "", label: "Move", disabled: true },
        ...days.filter(({ value }) => value >= today && value !== date),
        ...(is === "out" ? [] : [{ value: OUT, label: "Not this week" }]),
        ...(moved ? [{ value: BY_PLAN, label: "Where the plan has it" }] : []),
      ]}
    />
  );
}
