import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { CalendarDate } from "../../../../worker/contract/calendar";
import type { ProgramSummary } from "../../../../worker/contract/programs";
import { usePastWeeks } from "../../../data/workouts";
import { calendarDay } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { QueryError } from "../../../shell/query-error";
import { Badge } from "../../../ui/badge";
import { EmptyState } from "../../../ui/empty-state";
import { ListSkeleton } from "./list-skeleton";
import { PagedRows } from "./paged-rows";

export function PastWeeks({ today }: { today: CalendarDate }) {
  const list = usePastWeeks();
  const { data, isPending } = list;
  if (isPending) return <ListSkeleton label="Loading weeks" />;
  if (!data) return <QueryError query={list} />;
  if (data.length === 0) {
    return (
      <EmptyState title="No weeks yet">
        The first week's program stands here as soon as the coach has published it, and stays after it is over.
      </EmptyState>
    );
  }
  return (
    <PagedRows items={data} more={listState(list).more}>
      {data.map((program) => (
        <Week key={program.id} program={program} today={today} />
      ))}
    </PagedRows>
  );
}

function Week({ program, today }: { program: ProgramSummary; today: CalendarDate }) {
  const when = today < program.startDate ? "coming" : today <= program.endDate ? "running" : "over";
  return (
    <li>
      <Link
        to={addressOf("weeklyProgram", { id: program.id })}
        className="group grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 py-5 transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-3 sm:-mx-6 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-7 sm:px-6"
      >
        <p className="grid leading-none">
          <span className="text-muted text-sm">
            {program.weekNumber === null ? calendarDay(program.startDate, { month: "short" }) : "Week"}
          </span>{" "}
          <span className="figures text-4xl">{program.weekNumber ?? Number(program.startDate.slice(-2))}</span>
        </p>
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
            {dates(program)}
            {when === "running" ? <Badge tone="accent">This week</Badge> : null}
            {when === "coming" ? <Badge tone="outline">Coming up</Badge> : null}
          </p>
          <h2 className="text-2xl group-hover:text-accent">{program.title}</h2>
          {program.description ? <p className="line-clamp-2 max-w-prose text-sm">{program.description}</p> : null}
        </div>
        <ArrowRight
          aria-hidden
          strokeWidth={1.75}
          className="size-6 shrink-0 text-muted transition-transform group-hover:translate-x-1 group-hover:text-accent max-sm:hidden"
        />
      </Link>
    </li>
  );
}

function dates({ startDate, endDate }: ProgramSummary): string {
  const options: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };
  return `${calendarDay(startDate, options)} to ${calendarDay(endDate, { ...options, year: "numeric" })}`;
}
