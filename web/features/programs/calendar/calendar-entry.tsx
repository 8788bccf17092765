import { CalendarClock, CalendarSync, Copy, Ellipsis, Lock, Send, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import type { CalendarWeek } from "../../../../worker/contract/programs";
import { dateFormat } from "../../../lib/format/date-format";
import { siteTime } from "../../../lib/format/site-clock";
import { mondayMorning } from "../../../training/weeks/monday-morning";
import { usePublish, useScheduleAtOnce } from "../../../training/weeks/use-program-changes";
import { cx } from "../../../ui/cx";
import { IconButton } from "../../../ui/icon-button";
import { Menu, MenuItem } from "../../../ui/menu";

export type EntryActions = {
  onMove: (program: CalendarWeek) => void;
  onCopy: (program: CalendarWeek) => void;
  onDrag: (program: CalendarWeek | null) => void;
};

type CalendarEntryProps = EntryActions & { program: CalendarWeek };

/** A program in the calendar: links to the editor, and can be dragged to another Monday. */
export function CalendarEntry({ program, onMove, onCopy, onDrag }: CalendarEntryProps) {
  const { id, title, memberName, status } = program;
  const { mutate: publish } = usePublish(id);
  const schedule = useScheduleAtOnce(id);
  const morning = mondayMorning(program.startDate);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what dragging does, the menu does for the keyboard.
    <div
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", title);
        event.dataTransfer.effectAllowed = "copyMove";
        onDrag(program);
      }}
      onDragEnd={() => onDrag(null)}
      className={cx(
        "flex min-w-0 cursor-grab flex-wrap items-center gap-x-2 rounded-sm border-l-3 bg-raised pl-2.5 active:cursor-grabbing",
        EDGES[status],
      )}
    >
      {memberName === null ? null : <Lock aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-accent" />}
      <Link
        to={addressOf("weeklyProgramEdit", { id })}
        title={title}
        className="flex min-h-10 min-w-20 flex-1 items-center font-semibold text-sm hover:underline"
      >
        <span className="truncate">{memberName === null ? title : `${memberName}: ${title}`}</span>
      </Link>
      <span className="shrink-0 text-muted text-xs">{stateOf(program)}</span>
      <Menu
        trigger={<IconButton className="size-10" label={`What to do with ${title}`} icon={<Ellipsis aria-hidden />} />}
      >
        {status === "published" ? null : (
          <MenuItem icon={<Send aria-hidden strokeWidth={1.75} />} onSelect={() => publish(true)}>
            Publish now
          </MenuItem>
        )}
        {status === "draft" && morning ? (
          <MenuItem icon={<CalendarClock aria-hidden strokeWidth={1.75} />} onSelect={() => schedule(morning)}>
            Publish on Monday 5:00
          </MenuItem>
        ) : null}
        {status === "scheduled" ? (
          <MenuItem icon={<Undo2 aria-hidden strokeWidth={1.75} />} onSelect={() => schedule(null)}>
            Take the schedule back
          </MenuItem>
        ) : null}
        {status === "published" ? (
          <MenuItem icon={<Undo2 aria-hidden strokeWidth={1.75} />} onSelect={() => publish(false)}>
            Unpublish
          </MenuItem>
        ) : null}
        <MenuItem icon={<CalendarSync aria-hidden strokeWidth={1.75} />} onSelect={() => onMove(program)}>
          Move to…
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden strokeWidth={1.75} />} onSelect={() => onCopy(program)}>
          Copy to…
        </MenuItem>
      </Menu>
    </div>
  );
}

const WHEN = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
const EDGES = { published: "border-success", scheduled: "border-accent", draft: "border-line-strong" };

function stateOf({ status, publishAt }: CalendarWeek) {
  if (status === "published") return "Published";
  if (status === "draft" || !publishAt) return "Draft";
  return (
    <time dateTime={publishAt} title={siteTime(publishAt)}>
      {dateFormat({ ...WHEN, timeZone: brand.timeZone }).format(new Date(publishAt))}
    </time>
  );
}
