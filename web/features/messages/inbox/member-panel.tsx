import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isTimeZone } from "../../../../worker/contract/account-time-zone";
import { addressOf } from "../../../../worker/contract/addresses";
import { setsText } from "../../../../worker/contract/log-text";
import type { MemberPanel as Panel } from "../../../../worker/contract/messages";
import { useLastSessions } from "../../../data/training-book";
import { dateFormat } from "../../../lib/format/date-format";
import { dayOf } from "../../../lib/format/day-of";
import { calendarDay, exactTime, plural, relativeTime } from "../../../lib/format/format";
import { useMinute } from "../../../lib/format/use-minute";
import { useRights } from "../../../lib/session/use-rights";
import { MemberLink } from "../../../shell/member-link";
import { OpenCuesLater } from "../../../training/lift-cues/open-cues-later";
import { Skeleton } from "../../../ui/skeleton";
import { Stat } from "../../../ui/stat";

/** The member's membership and training, beside the conversation. */
export function MemberPanel({ panel }: { panel: Panel }) {
  const { member, membership, stats } = panel;
  const may = useRights();
  const now = useMinute();
  const zone = member.timeZone;
  // This browser may not know the member's time zone.
  const localTime = isTimeZone(zone) ? dateFormat({ timeStyle: "short", timeZone: zone }).format(now) : "–";
  return (
    <aside aria-label={`About ${member.firstName || "this member"}`} className="grid grid-cols-1 content-start gap-5">
      <div className="grid grid-cols-3 gap-2">
        <Stat size="md" value={String(stats.currentStreak)} label="Streak" />
        <Stat size="md" value={String(stats.monthlyWorkouts)} label="This month" />
        <Stat size="md" value={String(stats.workoutsCompleted)} label="In all" />
      </div>
      <dl className="grid gap-3 text-sm">
        {may("money") ? <Fact term="Plan">{planText(membership)}</Fact> : null}
        <Fact term="Member since">{dayOf(member.joinedAt)}</Fact>
        <Fact term="Local time">
          {localTime} <span className="text-muted">({zone.replaceAll("_", " ")})</span>
        </Fact>
        <Fact term="E-mail">
          <MemberLink id={member.id} className="link [overflow-wrap:anywhere]">
            {member.email}
          </MemberLink>
        </Fact>
      </dl>
      {panel.cues ? (
        <section className="grid grid-cols-1 gap-2">
          <h3>Cues at lifts</h3>
          <OpenCuesLater memberId={member.id} cues={panel.cues} label="Open cues" />
        </section>
      ) : null}
      <LastSessions panel={panel} />
    </aside>
  );
}

/** The latest sessions with their sets; if those cannot be loaded, the latest completions. */
function LastSessions({ panel: { member, lastWorkouts } }: { panel: Panel }) {
  const { data, isPending } = useLastSessions(member.id);
  const now = useMinute();
  const lines: SessionLine[] = data
    ? data.items.map(({ id, title, localDate, finished, exercises }) => ({
        id,
        title,
        when: <time dateTime={localDate}>{calendarDay(localDate)}</time>,
        minutes: finished?.duration ?? null,
        sets: exercises.filter(({ sets }) => sets.length > 0).map(({ name, sets }) => `${name}: ${setsText(sets)}`),
      }))
    : lastWorkouts.map(({ id, title, completedAt, duration }) => ({
        id,
        title,
        when: (
          <time dateTime={completedAt} title={exactTime(completedAt)}>
            {relativeTime(completedAt, now)}
          </time>
        ),
        minutes: duration,
        sets: [],
      }));
  return (
    <section aria-busy={isPending} className="grid grid-cols-1 gap-2">
      <h3>Last sessions</h3>
      {isPending ? <Skeleton className="h-24 w-full" /> : null}
      {lines.length === 0 && !isPending ? <p className="text-muted text-sm">None yet.</p> : null}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {(isPending ? [] : lines).map(({ id, title, when, minutes, sets }) => (
          <li key={id} className="grid grid-cols-1 gap-0.5 py-2 text-sm">
            <span className="font-semibold">{title}</span>
            <span className="text-muted tabular-nums">
              {when}
              {minutes === null ? "" : `, ${plural(minutes, "minute")}`}
            </span>
            {sets.map((line) => (
              <span key={line} className="tabular-nums">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <Link
          to={addressOf("adminTraining", { query: { member: member.id, show: "all" } })}
          className="link justify-self-start text-sm"
        >
          All in the training book
        </Link>
      ) : null}
    </section>
  );
}

type SessionLine = { id: number; title: string; when: ReactNode; minutes: number | null; sets: string[] };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function planText(membership: Panel["membership"]): string {
  if (!membership) return "No subscription";
  const until = dayOf(membership.currentPeriodEnd);
  if (membership.status === "free") return `Free until ${until}`;
  if (membership.isTrial) {
    return Date.parse(membership.currentPeriodEnd) > Date.now() ? `Trial until ${until}` : `Trial ended ${until}`;
  }
  const plan = membership.plan === "annual" ? "Annual" : "Monthly";
  if (membership.status === "past_due") return `${plan}, past due`;
  if (membership.status !== "active") return `${plan}, ended`;
  return membership.cancelAtPeriodEnd ? `${plan}, ends ${until}` : `${plan}, renews ${until}`;
}
