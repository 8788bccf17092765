import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { optionName } from "../../../../worker/contract/day-options";
import type { WeekDone } from "../../../../worker/contract/training-book";
import { useWeekDone } from "../../../data/training-book";
import { calendarDay, plural } from "../../../lib/format/format";
import { fullName } from "../../../lib/format/member-words";
import { ALL_DAYS } from "../../../lib/format/training-words";
import { RequestError } from "../../../lib/http/request-error";
import { useRights } from "../../../lib/session/use-rights";
import { MemberLink } from "../../../shell/member-link";
import { NotLoaded } from "../../../shell/not-loaded";
import { usePageParams } from "../../../shell/use-page-params";
import { useTitle } from "../../../shell/use-title";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { TitledSection } from "../../../ui/titled-section";
import { WeekResults } from "./week-results";

/** Shows how members did a week, to plan the next one. */
export function WeekPage() {
  const { id } = usePageParams("adminTrainingWeek");
  const query = useWeekDone(id);
  const { data, error } = query;
  useTitle(data?.title ?? "Week");
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        kicker={
          <Link to={addressOf("adminTraining")} className="hover:underline">
            Training Book
          </Link>
        }
        title={data?.title ?? "Week"}
        {...(data ? { lead: `${calendarDay(data.startDate)} to ${calendarDay(data.endDate)}` } : {})}
      />
      {data ? (
        <Week week={data} />
      ) : error instanceof RequestError && error.status === 404 ? (
        <ErrorState title="There is no such week">It does not exist, or has been deleted.</ErrorState>
      ) : (
        <NotLoaded
          query={query}
          label="Loading the week"
          className="grid gap-4"
          bars={["h-40 w-full", "h-40 w-full"]}
        />
      )}
    </div>
  );
}

function Week({ week }: { week: WeekDone }) {
  const may = useRights();
  const { id, days, skipped, notes } = week;
  const [most] = skipped;
  return (
    <>
      <p className="text-muted">
        {most
          ? `Left out or swapped most often: ${most.name}, ${[
              most.skipped ? `left out ${most.skipped}` : "",
              most.swapped ? `swapped ${most.swapped}` : "",
            ]
              .filter(Boolean)
              .join(" and ")} of ${plural(most.of, "time")}.`
          : "Nothing that was to be done was left out by those who write their sets down."}{" "}
        <Link to={addressOf("adminTraining", { query: { week: id, show: "all" } })} className="link">
          All sessions of the week
        </Link>
      </p>
      {week.hasDocument && may("exports") ? <WeekResults week={week} /> : null}
      {days.map((day) => (
        <section key={day.dayOfWeek} aria-label={nameOf(day.dayOfWeek)} className="grid grid-cols-1 gap-3">
          <h2 className="text-2xl">
            {nameOf(day.dayOfWeek)}, {day.title}
          </h2>
          <ul className="divide-y divide-line border-line border-y">
            {day.options.map((option) => (
              <OptionRow key={option.option} option={option} />
            ))}
          </ul>
        </section>
      ))}
      <TitledSection id="week-notes" title="Notes" small className="grid grid-cols-1 gap-3">
        {notes.length === 0 ? (
          <p className="text-muted">Nobody left a note.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {notes.map(({ sessionId, member, localDate, title, note }) => (
              <li key={sessionId} className="grid grid-cols-1 gap-1 py-3">
                <p className="wrap-break-word whitespace-pre-wrap">{note}</p>
                <p className="text-muted text-sm">
                  <MemberLink id={member.id} className="link">
                    {fullName(member)}
                  </MemberLink>
                  , {title}, {calendarDay(localDate)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}

const nameOf = (dayOfWeek: number) => ALL_DAYS.find((day) => day.dayOfWeek === dayOfWeek)?.name ?? "Day";
type Option = WeekDone["days"][number]["options"][number];

function OptionRow({ option }: { option: Option }) {
  const { sessions, members, effort, exercises } = option;
  const names = [...new Map(members.map((member) => [member.id, fullName(member)])).values()];
  const counted = exercises.filter(({ of, logged, short, swapped }) => of > 0 && (logged < of || short + swapped > 0));
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        <h3 className="font-sans font-semibold text-base normal-case tracking-normal">{optionName(option.option)}</h3>
        <p className="text-muted tabular-nums">
          {plural(sessions, "session")}
          {effort.felt === null ? null : `, RPE ${effort.felt}`}
          {effort.meant === null ? null : `${effort.felt === null ? ", RPE" : ","} meant ${effort.meant}`}
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-1">
        <p className={names.length ? "" : "text-muted"}>{names.length ? names.join(", ") : "Nobody yet"}</p>
        {counted.length > 0 ? (
          <ul className="text-muted">
            {counted.map(({ exerciseId, name, logged, of, short, swapped }) => (
              <li key={exerciseId}>
                {name}: {logged < of ? `left out by ${of - logged} of ${of}` : `done by all ${of}`}
                {swapped > 0 ? `, swapped ${plural(swapped, "time")}` : null}
                {short > 0 ? `, fell short ${plural(short, "time")}` : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
