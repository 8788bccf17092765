import { and, asc, between, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../contract/calendar";
import type { Numbers } from "../../../contract/numbers";
import type { NumberRange } from "../../../contract/numbers-limits";
import { instantIn } from "../../../contract/site-time";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { membership } from "../../../db/billing";
import { memberCount, memberEntry, revenueTotal, trainingTally } from "../../../db/members";
import type { Ctx } from "../../../http/context";
import { firstWeekFunnel } from "../../first-week/funnel";
import { hasFreeAccessAt } from "../free-access";
import { partsOf } from "./parts-of";

/** Returns the instant at which a day begins in the site's time zone. */
export const startOf = (date: CalendarDate): number =>
  (instantIn(`${date}T00:00`, brand.timeZone) ?? new Date(`${date}T00:00:00Z`)).getTime();

const PAUSING_SHOWN = 50;

type Sums = { trials: number; paid: number; started: number; ended: number };

/** Returns a range that ends today: its parts, their start and end instants, and both as JSON for SQL. */
export function spansOf(range: NumberRange, today: CalendarDate) {
  const parts = partsOf(range, today);
  // Each part ends where the next begins.
  const starts = [...parts.map((part) => startOf(part.from)), startOf(addDays(today, 1))];
  const spans = JSON.stringify(parts.map((_, index) => [starts[index], starts[index + 1]]));
  return { parts, from: parts[0]?.from ?? today, starts, spans };
}

/** Returns a month's share of yearly revenue; rounded once, after summing. */
const monthOf = (yearlyCents: number) => Math.round(yearlyCents / 12);

/** Reads the business numbers from stored totals and counts of an index range, never from a whole table. */
export async function readNumbers(ctx: Ctx, range: NumberRange): Promise<Numbers> {
  const { now } = ctx;
  const today = localDate(now, brand.timeZone);
  const span = spansOf(range, today);
  const { parts, from } = span;
  const {
    counts,
    running: [running],
    cancelling: [cancelling],
    free,
    sums,
    lost: [lost],
    brings: [brings],
    pausing,
    staff: [staff],
    trainings,
    begun,
  } = await readRows(ctx, span, today);
  const membersIn = (state: string) =>
    counts.filter((each) => each.state === state).reduce((sum, each) => sum + each.members, 0);
  const { yearlyCents = 0, netYearlyCents = 0 } = brings ?? {};
  const total = (field: keyof Sums) => sums.reduce((sum, each) => sum + each[field], 0);
  // Members with free time are counted as such, and not in their former status.
  const given = (state?: string) => free.filter((each) => !state || each.state === state);
  const sumOf = (rows: typeof free, field: "members" | "running" = "members") =>
    rows.reduce((sum, each) => sum + each[field], 0);
  const trials = running?.trials ?? 0;
  const trialing = trials - sumOf(given(), "running");
  return {
    range,
    from,
    to: today,
    members: {
      active: membersIn("active"),
      trialing,
      trial_ended: membersIn("trial") - trials - sumOf(given("trial")) + sumOf(given(), "running"),
      free: sumOf(given()),
      past_due: membersIn("past_due"),
      cancelling: cancelling?.members ?? 0,
      canceled: membersIn("canceled") - sumOf(given("canceled")),
      incomplete: membersIn("incomplete"),
      unpaid: membersIn("unpaid"),
      paused: membersIn("paused"),
      none: membersIn("none") - (staff?.members ?? 0) - sumOf(given("none")),
    },
    monthlyCents: monthOf(yearlyCents),
    netMonthlyCents: monthOf(netYearlyCents),
    churned: lost?.members ?? 0,
    runningAtStart: membersIn("active") + membersIn("past_due") - total("started") + total("ended"),
    changes: { trials: total("trials"), paid: total("paid"), started: total("started"), ended: total("ended") },
    pausing: pausing.map(({ id, name, until }) => ({ id, name, until: (until ?? now).toISOString() })),
    parts: partsWith(parts, sums, { yearly: yearlyCents, netYearly: netYearlyCents }),
    trainings: trainings.map(({ localDate: date, option, completions }) => ({ date, option, completions })),
    ...(begun ? { firstWeek: begun } : {}),
  };
}

/** Reads the rows behind the numbers in one round trip. */
function readRows({ db, now }: Ctx, { from, starts, spans }: ReturnType<typeof spansOf>, today: CalendarDate) {
  const within = sql`c.at >= value ->> 0 and c.at < value ->> 1`;
  const grown = (what: SQL) => sql<number>`(select coalesce(sum(${what}), 0) from revenue_change c where ${within})`;
  const counted = (condition: SQL) =>
    sql<number>`(select count(*) from membership_change c where ${condition} and ${within})`;
  return runReads(db, {
    counts: db.select().from(memberCount),
    running: db
      .select({ trials: sql<number>`count(*)` })
      .from(memberEntry)
      .where(and(sql`${memberEntry.state} = 'trial'`, gt(memberEntry.trialEndsAt, now))),
    cancelling: db
      .select({ members: sql<number>`count(*)` })
      .from(memberEntry)
      .where(sql`${memberEntry.cancelling} = 1`),
    free: db
      .select({
        state: memberEntry.state,
        members: sql<number>`count(*)`,
        running: sql<number>`count(*) filter (where trial_ends_at > ${now.getTime()})`,
      })
      .from(memberEntry)
      .where(and(gt(memberEntry.freeUntil, now), hasFreeAccessAt(now)))
      .groupBy(memberEntry.state),
    sums: db
      .select({
        yearly: grown(sql`c.yearly_cents`).as("yearly"),
        netYearly: grown(sql`c.net_yearly_cents`).as("net_yearly"),
        trials: counted(sql`c.kind = 'trial'`).as("trials"),
        paid: counted(sql`c.paid_at is not null`).as("paid"),
        started: counted(sql`c.kind = 'started'`).as("started"),
        ended: counted(sql`c.kind = 'ended'`).as("ended"),
      })
      .from(sql`json_each(${spans})`)
      .orderBy(sql`key`),
    // A member lost within the range has one end more than beginnings; who returned, or came and went, has not.
    lost: db.select({ members: sql<number>`count(*)` }).from(sql`(select 1 from membership_change
        where kind in ('started', 'ended') and at >= ${starts[0] ?? 0} and at < ${starts.at(-1) ?? 0}
        group by coalesce(member_key, -id)
        having sum(case kind when 'ended' then 1 else -1 end) > 0)`),
    brings: db.select().from(revenueTotal),
    pausing: db
      .select({ id: user.id, name: user.name, until: membership.pausedUntil })
      .from(membership)
      .innerJoin(user, eq(user.id, membership.userId))
      .where(and(isNotNull(membership.pausedUntil), gt(membership.pausedUntil, now)))
      .orderBy(asc(membership.pausedUntil))
      .limit(PAUSING_SHOWN),
    // Staff are no members; a literal value, so that the partial index is used.
    staff: db.select({ members: sql<number>`count(*)` }).from(memberEntry).where(sql`${memberEntry.role} <> 'user'`),
    trainings: db
      .select()
      .from(trainingTally)
      .where(and(between(trainingTally.localDate, from, today), gt(trainingTally.completions, 0)))
      .orderBy(trainingTally.localDate),
    begun: firstWeekFunnel(db, starts[0] ?? 0, starts.at(-1) ?? 0),
  });
}

type PartSums = Sums & Record<"yearly" | "netYearly", number>;

/** Returns each part with its monthly revenue at the end: today's, minus what later parts have added. */
function partsWith(
  parts: ReturnType<typeof partsOf>,
  sums: readonly PartSums[],
  brings: Record<"yearly" | "netYearly", number>,
) {
  return parts.map((part, index) => {
    const later = sums.slice(index + 1);
    const atEnd = (of: "yearly" | "netYearly") => monthOf(later.reduce((left, each) => left - each[of], brings[of]));
    const { trials = 0, paid = 0, ended = 0 } = sums[index] ?? {};
    return { ...part, monthlyCents: atEnd("yearly"), netMonthlyCents: atEnd("netYearly"), trials, paid, ended };
  });
}
