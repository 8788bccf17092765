import { eq, sql } from "drizzle-orm";
import { type FirstWeekState, firstWeekState } from "../../contract/first-week-standing";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { firstWeekSetting } from "../../db/first-week";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Reads what the dashboard's row says of the actor's first week, or null; a club without one costs one statement. */
export function firstWeekStanding({ db, actor }: Ctx): BatchedRead<FirstWeekState | null> {
  const { user } = memberOf(actor);
  if (user.role !== "user") return { statements: [], answer: () => null };
  return batchedRead([facts(db, { userId: user.id })], ([[row]]) => {
    if (!row) return null;
    const { waiverHash, waiverSince, ...rest } = row;
    const waiver = waiverHash !== null && waiverSince !== null ? { hash: waiverHash, since: waiverSince } : null;
    return firstWeekState({ ...rest, joinedAt: user.createdAt.getTime(), waiver });
  });
}

const of = sql.placeholder("userId");
const own = (column: string) => sql<number | null>`(select ${sql.raw(column)} from first_week where user_id = ${of})`;
const health = (column: string) =>
  sql<number | null>`(select ${sql.raw(column)} from first_week_health where user_id = ${of})`;
const NEWEST = sql`(select max(id) from first_week_version)`;
const CARDS_ON = sql`from first_week_version v, json_each(v.content, '$.cards') j where v.id = ${NEWEST} and j.value ->> 'on'`;
const HAS_HEALTH = sql`exists (select 1 ${CARDS_ON} and j.value ->> 'card' = 'health')`;

const facts = prepared(
  {
    onSince: sql<number | null>`${firstWeekSetting.onSince}`,
    startedAt: own("started_at"),
    dismissedAt: own("dismissed_at"),
    cards: sql<number>`(select count(*) ${CARDS_ON})`,
    cardsDone: sql<number>`(select count(*) ${CARDS_ON} and exists (select 1 from first_week_card c
      where c.user_id = ${of} and c.card = j.value ->> 'card'))`,
    waitsSince: health("waits_since"),
    goAheadAt: health("go_ahead_at"),
    trainedAt: sql<number | null>`(select max(completed_at) from completion where user_id = ${of})`,
    waiverHash: sql<
      string | null
    >`(select v.waiver_hash from first_week_version v where v.id = ${NEWEST} and ${HAS_HEALTH})`,
    waiverSince: sql<number | null>`(select min(o.created_at) from first_week_version o
      where o.waiver_hash = (select n.waiver_hash from first_week_version n where n.id = ${NEWEST}))`,
    signedHash: sql<string | null>`(select s.waiver_hash from first_week_signature s where s.user_id = ${of}
      order by s.id desc limit 1)`,
  },
  (select) => select.from(firstWeekSetting).where(sql`${eq(firstWeekSetting.id, 1)} and on_since is not null`),
);
