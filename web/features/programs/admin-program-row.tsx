import { CalendarDays, Ellipsis, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { AdminProgram } from "../../../worker/contract/programs";
import { calendarDay, exactTime, plural, relativeTime } from "../../lib/format";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import { usePublish } from "./use-program-changes";

type AdminProgramRowProps = { program: AdminProgram; onEditDates: () => void; onDelete: () => void };

export function AdminProgramRow({ program, onEditDates, onDelete }: AdminProgramRowProps) {
  const { id, title, description, weekNumber, isPublished, startDate, endDate, createdAt } = program;
  const publish = usePublish(id);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 py-6 lg:grid-cols-[8.5rem_minmax(0,1fr)_auto] lg:items-center">
      <p className="font-display font-extrabold text-2xl whitespace-nowrap lg:text-3xl">
        {weekNumber === null ? <span className="text-muted">No week</span> : `Week ${weekNumber}`}
      </p>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans font-semibold text-xl">{title}</h2>
          <Badge tone={isPublished ? "success" : "warning"}>{isPublished ? "Published" : "Draft"}</Badge>
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
            created{" "}
            <time dateTime={createdAt} title={exactTime(createdAt)}>
              {relativeTime(createdAt)}
            </time>
          </span>
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Link to={`/weekly-program/${id}`} className={buttonClass({ variant: "secondary" })}>
          View<span className="sr-only"> {title}</span>
        </Link>
        <Button variant="secondary" className="min-w-30" onClick={() => publish.mutate(!isPublished)}>
          {isPublished ? "Unpublish" : "Publish"}
          <span className="sr-only"> {title}</span>
        </Button>
        <Menu trigger={<IconButton tone="outline" label={`More for ${title}`} icon={<Ellipsis aria-hidden />} />}>
          <MenuItem icon={<CalendarDays aria-hidden strokeWidth={1.75} />} onSelect={onEditDates}>
            Edit dates
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash2 aria-hidden strokeWidth={1.75} />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
