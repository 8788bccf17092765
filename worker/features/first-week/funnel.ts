import { sql } from "drizzle-orm";
import type { FirstWeekFunnel } from "../../contract/first-week";
import { FIRST_WEEK_CARDS, type FirstWeekCard } from "../../contract/first-week-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";

const WEEK_MS = 7 * 86_400_000;

/** Counts how far the members came who began between two instants; null if the first week was never offered. */
export function firstWeekFunnel(db: Db, from: number, to: number): BatchedRead<FirstWeekFunnel | null> {
  const began = sql`from first_week f join user u on u.id = f.user_id and u.role = 'user'
    where f.started_at is not null and f.started_at >= ${from} and f.started_at < ${to}`;
  const trained = (until: string) => sql<number>`count(*) filter (where exists (select 1 from completion c
    where c.user_id = f.user_id and c.completed_at >= f.started_at ${sql.raw(until)}))`;
  const statements = [
    db.select({ any: sql<number>`count(*)` }).from(sql`(select 1 from first_week_version limit 1)`),
    db
      .select({
        started: sql<number>`count(*)`,
        signed: sql<number>`count(*) filter (where exists (select 1 from first_week_signature s where s.user_id = f.user_id))`,
        trained: trained(""),
        trainedInWeek: trained(`and c.completed_at < f.started_at + ${WEEK_MS}`),
      })
      .from(sql`(select f.user_id, f.started_at ${began}) f`),
    db
      .select({ card: sql<FirstWeekCard>`c.card`, members: sql<number>`count(*)` })
      .from(sql`(select f.user_id ${began}) f join first_week_card c on c.user_id = f.user_id and c.skipped = 0`)
      .groupBy(sql`c.card`),
  ] as const;
  return batchedRead(statements, ([[published], [sums], cards]) => {
    if (!published?.any) return null;
    const by = (card: FirstWeekCard) => cards.find((row) => row.card === card)?.members ?? 0;
    return {
      started: sums?.started ?? 0,
      cards: Object.fromEntries(FIRST_WEEK_CARDS.map((card) => [card, by(card)])) as FirstWeekFunnel["cards"],
      signed: sums?.signed ?? 0,
      trained: sums?.trained ?? 0,
      trainedInWeek: sums?.trainedInWeek ?? 0,
    };
  });
}
