import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { DeskToday, GlancedWeek } from "../../../../worker/contract/desk";
import { TRAINED_MOST } from "../../../../worker/contract/desk-limits";
import { calendarDay, plural } from "../../../lib/format/format";
import { MemberLink } from "../../../shell/member-link";
import { StatusBadge } from "../../../training/weeks/status-badge";

/** Shows whether this week and the next one exist, and who has trained. */
export function WeekGlance({ weeks, trained }: Pick<DeskToday, "weeks" | "trained">) {
  const { trainings, people, members } = trained;
  const many =
    trainings >= TRAINED_MOST.counted
      ? `${TRAINED_MOST.counted.toLocaleString()}+ trainings`
      : plural(trainings, "training");
  return (
    <section aria-labelledby="glance" className="grid grid-cols-1 content-start gap-2">
      <h2 id="glance">The week</h2>
      <ul className="divide-y divide-line border-line border-y">
        {weeks.map((week, index) => (
          <Week key={week.monday} week={week} name={index === 0 ? "This week" : "Next week"} />
        ))}
      </ul>
      <p className="text-muted text-sm">
        {trainings === 0
          ? "Nobody has trained since Monday yet."
          : `${many} by ${plural(people, "person", "people")} since Monday.`}
      </p>
      {members.length ? (
        <ul className="flex flex-wrap gap-x-3 text-sm">
          {members.map(({ id, name, trainings: own }) => (
            <li key={id}>
              <MemberLink id={id} className="inline-flex min-h-7 items-center gap-1 hover:text-accent">
                {name}
                <span className="text-muted tabular-nums">
                  <span aria-hidden>×</span>
                  <span className="sr-only">, trainings: </span>
                  {own}
                </span>
              </MemberLink>
            </li>
          ))}
          {people > members.length ? (
            <li className="flex min-h-7 items-center text-muted">and {people - members.length} more</li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

function Week({ week: { monday, program }, name }: { week: GlancedWeek; name: string }) {
  return (
    <li className="grid gap-1 py-2 text-sm">
      <span className="text-muted">
        {name}, from {calendarDay(monday)}
      </span>
      {program ? (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={addressOf("weeklyProgramEdit", { id: program.id })}
            className="min-w-0 font-semibold hover:text-accent"
          >
            {program.title}
          </Link>
          <StatusBadge status={program.status} publishAt={program.publishAt} />
        </span>
      ) : (
        <span className="text-warning">No week yet</span>
      )}
    </li>
  );
}
