import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import type { CalendarWeek } from "../../../../worker/contract/programs";
import { COPIES_MOST } from "../../../../worker/contract/programs-limits";
import { beginProgram, useCalendar } from "../../../data/admin-programs";
import { useChange } from "../../../data/use-change";
import { calendarDay } from "../../../lib/format/format";
import { useCallKey } from "../../../lib/http/use-call-key";
import { NotLoaded } from "../../../shell/not-loaded";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { CalendarMonday } from "./calendar-monday";
import { blockFrom, calendarRows } from "./calendar-weeks";
import { CopyDialog, MoveDialog } from "./place-dialog";
import { useCopyWeeks, useMoveWeek } from "./use-calendar-changes";

/** The number of weeks shown, and how many of them are past. */
const WEEKS = 14;
const BEHIND = 2;
const QUARTER = 13;

/** Lists all weeks by Monday: everybody's programs, private ones, and gaps. */
export function WeeksCalendar() {
  const current = mondayOf(localDate(new Date(), brand.timeZone));
  const [from, setFrom] = useState(() => addDays(current, -BEHIND * 7));
  const query = useCalendar(from, addDays(from, WEEKS * 7 - 1));
  const { data, error, isPending } = query;
  const [dragged, setDragged] = useState<CalendarWeek | null>(null);
  const [moving, setMoving] = useState<CalendarWeek>();
  const [copying, setCopying] = useState<CalendarWeek>();
  const move = useMoveWeek();
  const { mutate: copy } = useCopyWeeks();
  const begin = useBeginWeek();
  const programs = data ?? [];
  return (
    <section aria-labelledby="weeks-calendar" className="grid grid-cols-1 content-start gap-2">
      <CalendarHeader from={from} start={addDays(current, -BEHIND * 7)} onFrom={setFrom} />
      {error && !data ? (
        <NotLoaded query={query} />
      ) : (
        <ol aria-busy={isPending} className="border-line border-y">
          {calendarRows(programs, from, WEEKS).map((row, index) => (
            <CalendarMonday
              key={row.monday}
              row={row}
              current={current}
              named={index === 0 || row.monday.slice(8) <= "07"}
              pending={isPending}
              dragged={dragged}
              onDrag={setDragged}
              onDrop={(copied) => {
                if (dragged && copied) copy({ ids: [dragged.id], startDate: row.monday });
                else if (dragged) move(dragged, row.monday);
                setDragged(null);
              }}
              onMove={setMoving}
              onCopy={setCopying}
              writing={begin.isPending}
              onWrite={() => begin.mutate(row.monday)}
            />
          ))}
        </ol>
      )}
      <p className="text-muted text-xs max-lg:hidden">
        Drag a week to another Monday to move it; with Ctrl or Alt it is copied.
      </p>
      {moving ? (
        <MoveDialog
          key={moving.id}
          program={moving}
          onMove={(monday) => move(moving, monday)}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
      {copying ? (
        <CopyDialog
          key={copying.id}
          block={blockFrom(copying, programs, COPIES_MOST)}
          onClose={() => setCopying(undefined)}
        />
      ) : null}
    </section>
  );
}

type CalendarHeaderProps = { from: string; start: string; onFrom: (monday: string) => void };

/** Shows the range, with buttons to others. */
function CalendarHeader({ from, start, onFrom }: CalendarHeaderProps) {
  const month = (date: string) => calendarDay(date, { month: "short", year: "numeric" });
  const by = (weeks: number) => onFrom(addDays(from, weeks * 7));
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <h2 id="weeks-calendar" className="text-2xl">
        {month(addDays(from, 6))} to {month(addDays(from, WEEKS * 7 - 1))}
      </h2>
      <div className="flex flex-wrap items-center">
        {from === start ? null : (
          <Button variant="quiet" size="sm" onClick={() => onFrom(start)}>
            This week
          </Button>
        )}
        <IconButton label="A quarter earlier" icon={<ChevronLeft aria-hidden />} onClick={() => by(-QUARTER)} />
        <IconButton label="A quarter later" icon={<ChevronRight aria-hidden />} onClick={() => by(QUARTER)} />
      </div>
    </div>
  );
}

/** Creates an empty draft for a Monday and opens it in the editor. */
function useBeginWeek() {
  const navigate = useNavigate();
  const toastFailure = useFailureToast();
  const keyFor = useCallKey();
  return useChange("program", (startDate: string) => beginProgram({ startDate }, keyFor(startDate)), {
    onDone: ({ id }) => navigate(addressOf("weeklyProgramEdit", { id })),
    onFailed: (error) => toastFailure(error, "The week was not begun. Please try again."),
  });
}
