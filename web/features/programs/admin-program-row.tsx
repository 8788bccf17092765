import { CalendarClock, CalendarDays, Copy, Ellipsis, Eye, NotebookPen, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminProgram } from "../../../worker/contract/programs";
import { calendarDay, exactTime, plural, relativeTime } from "../../lib/format/format";
import { usePublishes } from "../../lib/session/use-rights";
import { ForPublishers } from "../../shell/for-publishers";
import { mondayMorning } from "../../training/weeks/monday-morning";
import { StatusBadge } from "../../training/weeks/status-badge";
import { usePublish, useScheduleAtOnce } from "../../training/weeks/use-program-changes";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../ui/menu";

type AdminProgramRowProps = {
  program: AdminProgram;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onEditDates: () => void;
  onSchedule: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onRestore: () => void;
};

export function AdminProgramRow(props: AdminProgramRowProps) {
  const { program, selected, onSelect, onRestore } = props;
  const fixed = !usePublishes() && program.status !== "draft";
  const { title, description, weekNumber, startDate, endDate, createdAt, deletedAt } = program;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 @4xl:grid-cols-[auto_6rem_minmax(0,1fr)_auto] @4xl:items-center @4xl:gap-x-6">
      <Checkbox
        label={`Select ${title}`}
        hideLabel
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <p className="self-center font-display font-extrabold text-2xl whitespace-nowrap ">
        {weekNumber === null ? <span className="text-muted">No week</span> : `Week ${weekNumber}`}
      </p>
      <div className="col-span-2 grid min-w-0 gap-1.5 @4xl:col-span-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans font-semibold text-xl">{title}</h2>
          <StatusBadge status={program.status} publishAt={program.publishAt} />
          {program.assignedTo ? <Badge tone="accent">Private</Badge> : null}
        </div>
        {description ? <p className="line-clamp-2 max-w-prose text-muted">{description}</p> : null}
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm tabular-nums">
          <span>
            {calendarDay(startDate)} to {calendarDay(endDate)}
          </span>
          <span>{plural(program.exerciseCount, "exercise")}</span>
          <span className={program.missingVideoCount ? "text-warning" : undefined}>
            {program.missingVideoCount ? plural(program.missingVideoCount, "missing video") : "all with video"}
          </span>
          <span>
            {deletedAt ? "deleted" : "created"}{" "}
            <time dateTime={deletedAt ?? createdAt} title={exactTime(deletedAt ?? createdAt)}>
              {relativeTime(deletedAt ?? createdAt)}
            </time>
          </span>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 @4xl:col-span-1">
        {deletedAt && fixed ? (
          <ForPublishers isPublic />
        ) : deletedAt ? (
          <Button variant="secondary" icon={<RotateCcw aria-hidden strokeWidth={1.75} />} onClick={onRestore}>
            Bring back<span className="sr-only"> {title}</span>
          </Button>
        ) : (
          <LivingActions {...props} />
        )}
      </div>
    </li>
  );
}

function LivingActions({ program, onEditDates, onSchedule, onDuplicate, onDelete }: AdminProgramRowProps) {
  const { id, title, isPublished, status } = program;
  const schedule = useScheduleAtOnce(id);
  const morning = mondayMorning(program.startDate);
  const publish = usePublish(id);
  const isPublic = program.status !== "draft";
  const publishes = usePublishes();
  const fixed = !publishes && isPublic;
  return (
    <>
      {fixed ? null : (
        <Link
          data-row-edit
          to={addressOf("weeklyProgramEdit", { id })}
          className={buttonClass({ variant: "secondary" })}
        >
          <Pencil aria-hidden strokeWidth={1.75} />
          Edit<span className="sr-only"> {title}</span>
        </Link>
      )}
      <ForPublishers isPublic={isPublic}>
        <Button variant="secondary" className="min-w-30" onClick={() => publish.mutate(!isPublished)}>
          {isPublished ? "Unpublish" : "Publish"}
          <span className="sr-only"> {title}</span>
        </Button>
      </ForPublishers>
      <Menu trigger={<IconButton tone="outline" label={`More for ${title}`} icon={<Ellipsis aria-hidden />} />}>
        <MenuLink
          icon={<Eye aria-hidden strokeWidth={1.75} />}
          render={<Link to={addressOf("weeklyProgram", { id, query: { as: "member" } })} />}
        >
          View as member
        </MenuLink>
        <MenuLink
          icon={<NotebookPen aria-hidden strokeWidth={1.75} />}
          render={<Link to={addressOf("adminTrainingWeek", { id })} />}
        >
          What was done
        </MenuLink>
        <MenuItem icon={<Copy aria-hidden strokeWidth={1.75} />} onSelect={onDuplicate}>
          Duplicate week
        </MenuItem>
        {fixed ? null : (
          <MenuItem icon={<CalendarDays aria-hidden strokeWidth={1.75} />} onSelect={onEditDates}>
            Edit dates
          </MenuItem>
        )}
        {status === "draft" && morning && publishes ? (
          <MenuItem icon={<CalendarClock aria-hidden strokeWidth={1.75} />} onSelect={() => schedule(morning)}>
            Publish on Monday 5:00
          </MenuItem>
        ) : null}
        {isPublished || !publishes ? null : (
          <MenuItem icon={<CalendarClock aria-hidden strokeWidth={1.75} />} onSelect={onSchedule}>
            Schedule publication
          </MenuItem>
        )}
        {fixed ? null : (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 aria-hidden strokeWidth={1.75} />} onSelect={onDelete}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </>
  );
}
