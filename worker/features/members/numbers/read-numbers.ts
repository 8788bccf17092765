import { and, between, gt, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../contract/calendar";
import type { Numbers } from "../../../contract/numbers";
import type { NumberRange } from "../../../contract/numbers-limits";
import { instantIn } from "../../../contract/site-time";
import { runReads } from "../../../db/batched-read";
import { memberCount, memberEntry, trainingTally } from "../../../db/members";
import type { Ctx } from "../../../http/context";
import { partsOf } from "./parts-of";

/** The instant at which a day begins by the site's clock. */
export const startOf = (date: CalendarDate): number =>
  (instantIn(`${date}T00:00`, brand.timeZone) ?? new Date(`${date}T00:00:00Z`)).getTime();

type Sums = { monthlyCents: number; trials: number; paid: number; started: number; ended: number };

/** How the business stands and went: sums that are kept, and counts of a range of an index; never of a whole table. */
export async function readNumbers({ db, now }: Ctx, range: NumberRange): Promise<Numbers> {
  const today = localDate(now, brand.timeZone);
  const parts = partsOf(range, today);
  const from = parts[0]?.from ?? today;
  // Each part ends where the next one begins.
  const starts = [...parts.map((part) => startOf(part.from)), startOf(addDays(today, 1))];
  const spans = JSON.stringify(parts.map((_, index) => [starts[index], starts[index + 1]]));
  const within = sql`c.at >= value ->> 0 and c.at < value ->> 1`;
  const counted = (which: SQL) => sql<number>`(select count(*) from membership_change c where ${which} and ${within})`;
  const {
    counts,
    running: [running],
    cancelling: [cancelling],
    sums,
    lost: [lost],
    staff: [staff],
    trainings,
  } = await runReads(db, {
    counts: db.select().from(memberCount),
    running: db
      .select({ trials: sql<number>`count(*)` })
      .from(memberEntry)
      .where(and(sql`${memberEntry.state} = 'trial'`, gt(memberEntry.trialEndsAt, now))),
    cancelling: db
      .select({ members: sql<number>`count(*)` })
      .from(memberEntry)
      .where(sql`${memberEntry.cancelling} = 1`),
    sums: db
      .select({
        monthlyCents:
          sql<number>`(select coalesce(sum(c.monthly_cents), 0) from membership_change c where ${within})`.as(
            "monthly",
          ),
        trials: counted(sql`c.kind = 'trial'`).as("trials"),
        paid: counted(sql`c.paid_at is not null`).as("paid"),
        started: counted(sql`c.kind = 'started'`).as("started"),
        ended: counted(sql`c.kind = 'ended'`).as("ended"),
      })
      .from(sql`json_each(${spans})`)
      .orderBy(sql`key`),
    // Whoever ends first and begins later was there at the start; of who has left, every end is somebody's.
    lost: db
      .select({
        members: sql<number>`count(*) filter (where kind = 'ended')`,
      })
      .from(sql`(select kind, min(at) from membership_change
        where kind in ('started', 'ended') and at >= ${starts[0] ?? 0} and at < ${starts.at(-1) ?? 0}
        group by coalesce(user_id, 'row ' || id))`),
    // Staff are no members; a literal, so that the partial index answers it.
    staff: db.select({ members: sql<number>`count(*)` }).from(memberEntry).where(sql`${memberEntry.role} <> 'user'`),
    trainings: db
      .select()
      .from(trainingTally)
      .where(and(between(trainingTally.localDate, from, today), gt(trainingTally.completions, 0)))
      .orderBy(trainingTally.localDate),
  });
  const standing = (state: string) =>
    counts.filter((each) => each.state === state).reduce((sum, each) => sum + each.members, 0);
  const monthlyCents = counts.reduce((sum, each) => sum + each.monthlyCents, 0);
  const total = (field: keyof Sums) => sums.reduce((sum, each) => sum + each[field], 0);
  const trialing = running?.trials ?? 0;
  return {
    range,
    from,
    to: today,
    members: {
      active: standing("active"),
      trialing,
      trial_ended: standing("trial") - trialing,
      past_due: standing("past_due"),
      cancelling: cancelling?.members ?? 0,
      canceled: standing("canceled"),
      incomplete: standing("incomplete"),
      unpaid: standing("unpaid"),
      paused: standing("paused"),
      none: standing("none") - (staff?.members ?? 0),
    },
    monthlyCents,
    churned: lost?.members ?? 0,
    runningAtStart: standing("active") + standing("past_due") - total("started") + total("ended"),
    changes: { trials: total("trials"), paid: total("paid"), started: total("started"), ended: total("ended") },
    parts: parts.map((part, index) => {
      const later = sums.slice(index + 1).reduce((sum, each) => sum + each.monthlyCents, 0);
      const { trials = 0, paid = 0, ended = 0 } = sums[index] ?? {};
      return { ...part, monthlyCents: monthlyCents - later, trials, paid, ended };
    }),
    trainings: trainings.map(({ localDate: date, option, completions }) => ({ date, option, completions })),
  };
}
