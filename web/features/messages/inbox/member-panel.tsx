import { Link } from "react-router-dom";
import { isTimeZone } from "../../../../worker/contract/account-time-zone";
import { addressOf } from "../../../../worker/contract/addresses";
import type { MemberPanel as Panel } from "../../../../worker/contract/messages";
import { dateFormat } from "../../../lib/format/date-format";
import { dayOf } from "../../../lib/format/day-of";
import { exactTime, plural, relativeTime } from "../../../lib/format/format";
import { useMinute } from "../../../lib/format/use-minute";
import { Stat } from "../../../ui/stat";

/** Whom one writes with, beside what they write: their membership and how they train. */
export function MemberPanel({ panel }: { panel: Panel }) {
  const { member, membership, stats, lastWorkouts } = panel;
  const now = useMinute();
  const zone = member.timeZone;
  // This browser may not know a zone that the member's knows.
  const there = isTimeZone(zone) ? dateFormat({ timeStyle: "short", timeZone: zone }).format(now) : "–";
  return (
    <aside aria-label={`About ${member.firstName || "this member"}`} className="grid content-start gap-6">
      <div className="grid grid-cols-3 gap-4 border-line border-y py-4">
        <Stat size="md" value={String(stats.currentStreak)} label="Streak" />
        <Stat size="md" value={String(stats.monthlyWorkouts)} label="This month" />
        <Stat size="md" value={String(stats.workoutsCompleted)} label="In all" />
      </div>
      <dl className="grid gap-3 text-sm">
        <Fact term="Plan">{planText(membership)}</Fact>
        <Fact term="Member since">{dayOf(member.joinedAt)}</Fact>
        <Fact term="Local time">
          {there} <span className="text-muted">({zone.replaceAll("_", " ")})</span>
        </Fact>
        <Fact term="E-mail">
          <Link
            to={addressOf("adminUsers", { query: { search: member.email } })}
            className="link [overflow-wrap:anywhere]"
          >
            {member.email}
          </Link>
        </Fact>
      </dl>
      <section className="grid gap-2">
        <h3 className="text-xl">Last workouts</h3>
        {lastWorkouts.length === 0 ? <p className="text-muted text-sm">None yet.</p> : null}
        <ul className="divide-y divide-line border-line border-y empty:hidden">
          {lastWorkouts.map(({ id, title, completedAt, duration }) => (
            <li key={id} className="grid gap-0.5 py-2 text-sm">
              <span className="font-semibold">{title}</span>
              <span className="text-muted tabular-nums">
                <time dateTime={completedAt} title={exactTime(completedAt)}>
                  {relativeTime(completedAt, now)}
                </time>
                {duration === null ? "" : `, ${plural(duration, "minute")}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
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
