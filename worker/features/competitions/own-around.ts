import { and, asc, eq, gte, sql } from "drizzle-orm";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { Overlay } from "../../contract/competitions";
import { COMPETITION_LIMITS, LAST_DAY } from "../../contract/competitions-limits";
import { DEFAULT_GYMS, type Gym } from "../../contract/gym";
import type { Seen } from "../../contract/overlaid-week";
import type { WeightUnit } from "../../contract/training-limits";
import { MOVES_MOST } from "../../contract/week-plan-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { competition } from "../../db/competitions";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/**
 * Reads the taper that changes how the member sees their weeks; null without a near or future competition. One statement:
 * for all others it looks once into an index, and reads neither overlay nor gym nor plan.
 */
export function ownAround(ctx: Ctx): BatchedRead<Seen | null> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const params = { userId: user.id, from: addDays(today, -LAST_DAY), monday: mondayOf(today) };
  return batchedRead([own(ctx.db, params)] as const, ([rows]) => {
    const [first] = rows;
    if (!first) return null;
    const competitions = rows.map(({ id, name, date }) => ({ id, name, date }));
    const { overlay, gyms, plan, moves } = first;
    return {
      around: { competitions, overlay },
      gyms: { ...DEFAULT_GYMS, ...gyms },
      plan: plan && { ...plan, moves },
    };
  });
}

/** SQLite returns JSON of a subselect parsed or as text, depending on whether its subtype is still known. */
const parsed = <T>(value: unknown): T => (typeof value === "string" ? JSON.parse(value) : value) as T;
const userId = sql.placeholder("userId");
const monday = sql.placeholder("monday");

// The plan in force that week, chosen as in `ownWeekPlan`, of members who log rolls.
const PLAN = sql`(select json_object('since', p.since, 'lifts', p.lifts, 'rollDays', json(p.roll_days)) from week_plan p
  where p.user_id = ${userId} and exists (select 1 from week_plan_setting s where s.user_id = p.user_id)
    and exists (select 1 from training_preference t where t.user_id = p.user_id and t.rolls = 1)
  order by p.monday <= ${monday} desc, case when p.monday <= ${monday} then p.monday end desc, p.monday limit 1)`;
const MOVES = sql`(select json_group_array(json_object('dayId', day, 'date', date)) from (
  select daily_workout_id as day, local_date as date from session_move
  where user_id = ${userId} and monday = ${monday} limit ${sql.raw(String(MOVES_MOST))}))`;

const own = prepared(
  {
    id: competition.id,
    name: competition.name,
    date: competition.localDate,
    overlay: sql`(select o.published from competition_overlay o where o.id = 1)`.mapWith((text): Overlay | null =>
      text === null ? null : parsed(text),
    ),
    gyms: sql`(select t.gyms from training_preference t where t.user_id = ${userId})`.mapWith(
      (text): Partial<Record<WeightUnit, Gym>> | null => (text === null ? null : parsed(text)),
    ),
    plan: PLAN.mapWith((text): Omit<NonNullable<Seen["plan"]>, "moves"> | null =>
      text === null ? null : parsed(text),
    ),
    moves: MOVES.mapWith((text): NonNullable<Seen["plan"]>["moves"] => parsed(text)),
  },
  (select) =>
    select
      .from(competition)
      .where(and(eq(competition.userId, userId), gte(competition.localDate, sql.placeholder("from"))))
      .orderBy(asc(competition.localDate), asc(competition.id))
      .limit(COMPETITION_LIMITS.open),
);
