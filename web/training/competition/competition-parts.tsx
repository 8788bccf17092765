import { ArrowRight, Medal } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { daysBetween, daysToGoText } from "../../../worker/contract/competition-days";
import type { ColumnType } from "../../../worker/contract/drafts";
import type { DailyWorkout } from "../../../worker/contract/programs";
import type { Dashboard } from "../../../worker/contract/progress";
import { plural } from "../../lib/format/format";
import { scaleText } from "./competition-words";

type CountdownProps = { competitions: NonNullable<Dashboard["competitions"]>; today: CalendarDate };

/** Shows in one line how many days are left until the next competition. */
export function Countdown({ competitions, today }: CountdownProps) {
  const next = competitions.find(({ date }) => date >= today);
  if (!next) return null;
  const days = daysBetween(today, next.date);
  return (
    <Link
      to={addressOf("competitions")}
      className="group flex min-h-11 items-center gap-2.5 border-line border-b px-5 py-2 text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-7"
    >
      <Medal aria-hidden className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{days === 0 ? "Today" : daysToGoText(days)}</span>
        <span className="text-muted">: {next.name}</span>
      </span>
      <ArrowRight aria-hidden className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
    </Link>
  );
}

type NoteProps = {
  day: DailyWorkout;
  /** Names what is left out of this option; nothing without one. */
  option?: ColumnType | undefined;
  /** In a session: one line with what matters for the set. */
  short?: boolean | undefined;
  /** Leaves out the days to go, where they are shown above already. */
  bare?: boolean | undefined;
};

/** Shows how a near competition changes a day: days to go, the coach's text, scaled doses, and what is left out. */
export function CompetitionNote({ day, option, short = false, bare = false }: NoteProps) {
  const near = day.competition;
  if (!near) return null;
  const { daysToGo, name, words, rest } = near;
  const scale = scaleText(near);
  const section = day.workoutSections.find(({ columnType }) => columnType === option);
  const dropped = section?.dropped ?? [];
  const togo = daysToGoText(daysToGo);
  const headline = `${togo.slice(0, 1).toUpperCase()}${togo.slice(1)}`;
  if (bare && !words && !scale && dropped.length === 0) return null;
  if (short) {
    return (
      <p className="text-muted text-sm">
        <span className="font-semibold text-ink">{headline}.</span>{" "}
        {[scale && `${scale}.`, words].filter(Boolean).join(" ")}
      </p>
    );
  }
  return (
    <aside aria-label={`${headline}: ${name}`} className="grid gap-1.5 border-accent border-l-3 py-0.5 pl-4">
      {bare ? null : (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold text-accent">{headline}</span>
          <span className="text-muted">{name}</span>
        </p>
      )}
      {words ? <p className="max-w-prose whitespace-pre-line">{words}</p> : null}
      {scale ? <p className="text-muted text-sm">{scale}, as shown.</p> : null}
      {dropped.length > 0 ? (
        <details className="group/left text-sm">
          <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold text-muted underline-offset-4 hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
            {rest ? "What the week had for this day" : `${plural(dropped.length, "exercise")} left out`}
          </summary>
          <ul className="grid gap-1 pb-2 text-muted">
            {dropped.map(({ id, exerciseCode, name: exercise }) => (
              <li key={id} className="flex gap-2">
                {exerciseCode ? <span className="figures min-w-6">{exerciseCode}</span> : null}
                <span>{exercise}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </aside>
  );
}
