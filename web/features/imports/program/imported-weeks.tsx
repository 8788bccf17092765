import { CalendarClock, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { RESTORABLE_DAYS } from "../../../../worker/contract/restorable";
import { instantIn } from "../../../../worker/contract/site-time";
import { putProgram } from "../../../data/admin-programs";
import { calendarDay, plural } from "../../../lib/format/format";
import { ForPublishers } from "../../../shell/for-publishers";
import { useToldChange } from "../../../shell/use-told-change";
import { Alert } from "../../../ui/alert";
import { Badge } from "../../../ui/badge";
import { Button, buttonClass } from "../../../ui/button";
import type { ImportedWeek } from "./use-review-work";
import { useUndoImport } from "./use-undo-import";

type ImportedWeeksProps = {
  imported: readonly ImportedWeek[];
  lostEdits: boolean;
  onScheduled: (ids: readonly number[]) => void;
  onUndone: () => void;
  onLeave: () => void;
};

/** The created drafts, with a way to undo the import. */
export function ImportedWeeks({ imported, lostEdits, onScheduled, onUndone, onLeave }: ImportedWeeksProps) {
  const undo = useUndoImport(onUndone);
  const schedule = useScheduleAll(onScheduled);
  const open = imported.filter(({ scheduled }) => !scheduled);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappeared with the review, so the focus moves here.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div ref={notice} tabIndex={-1}>
        <Alert
          tone={lostEdits ? "warning" : "success"}
          title={`${plural(imported.length, "week")} ${imported.length === 1 ? "is a draft" : "are drafts"}`}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
              busy={undo.isPending}
              busyLabel="Undoing…"
              onClick={() => undo.mutate(imported.map(({ id }) => id))}
            >
              Undo
            </Button>
          }
        >
          <p>
            Only admins see them until they are published or their scheduled Monday comes. Open one to edit it, or look
            after several at once under Manage Programs. Undo deletes them and brings your review back.
          </p>
          {lostEdits ? (
            <p className="pt-1">
              Your first attempt had arrived after all. What you changed after it is not in the drafts: undo and import
              again to have it.
            </p>
          ) : null}
        </Alert>
      </div>
      <ol className="divide-y divide-line border-line border-y">
        {imported.map((week) => (
          <Draft key={week.id} week={week} />
        ))}
      </ol>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {open.length ? (
          <ForPublishers>
            <Button
              busy={schedule.isPending}
              busyLabel="Scheduling…"
              icon={<CalendarClock aria-hidden strokeWidth={1.75} />}
              onClick={() => schedule.mutate(open)}
            >
              {open.length === 1 ? "Schedule it for its Monday" : `Schedule all ${open.length} for their Mondays`}
            </Button>
          </ForPublishers>
        ) : null}
        <Link to={addressOf("adminWeeklyPrograms")} className={buttonClass({ variant: "secondary" })}>
          Manage Programs
        </Link>
        <Button variant="secondary" onClick={onLeave}>
          Import another file
        </Button>
      </div>
      <p className="text-muted text-sm">Deleted drafts can be brought back for {RESTORABLE_DAYS} days.</p>
    </div>
  );
}

function Draft({ week: { id, title, weekNumber, startDate, endDate, scheduled } }: { week: ImportedWeek }) {
  return (
    <li className="grid grid-cols-1 items-baseline gap-x-8 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <span className="font-display font-extrabold text-xl">
        {weekNumber === null ? <span className="text-muted">No week</span> : `Week ${weekNumber}`}
      </span>
      <Link to={addressOf("weeklyProgramEdit", { id })} className="link min-w-0 wrap-break-word font-semibold">
        {title}
      </Link>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums">
        <Badge tone={scheduled ? "accent" : "outline"}>{scheduled ? "Scheduled" : "Draft"}</Badge>
        {calendarDay(startDate)} to {calendarDay(endDate)}
      </span>
    </li>
  );
}

/** The default hour of the week editor, in the site's time zone. */
const HOUR = "05:00";

/** Schedules each draft for the morning of its Monday. A draft whose morning has passed stays a draft. */
function useScheduleAll(onScheduled: (ids: number[]) => void) {
  return useToldChange(
    "program",
    async (weeks: readonly ImportedWeek[]) => {
      const scheduled: number[] = [];
      try {
        for (const { id, startDate } of weeks) {
          const at = instantIn(`${startDate}T${HOUR}`, brand.timeZone);
          if (!at || at.getTime() <= Date.now()) continue;
          await putProgram(id, { publishAt: at.toISOString() });
          scheduled.push(id);
        }
      } finally {
        onScheduled(scheduled);
      }
      return scheduled;
    },
    {
      told: ({ length }, { length: all }) => {
        const left = all - length;
        return {
          title: "Scheduled",
          description: `${plural(length, "week")} ${length === 1 ? "appears" : "appear"} at ${HOUR} on ${length === 1 ? "its" : "their"} Monday.${left ? ` ${plural(left, "week")} whose Monday has passed stayed as ${left === 1 ? "a draft" : "drafts"}.` : ""}`,
        };
      },
      failed: "Some weeks could not be scheduled. Please try again.",
      failedTitle: "Not All Are Scheduled",
      afterFailure: true,
    },
  );
}
