import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { setLog } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { Best, RepBest } from "./records";

/** The most loads of one exercise that are listed. */
const MOST_LOADS = 100;

/**
 * Reads the member's best sets of an exercise: each is the first entry of an index, the oldest of equals, so the length
 * of the history costs nothing. `except` is a day that does not count.
 */
export function bestSets(ctx: Ctx, key: string, except: string | null = null): BatchedRead<Best> {
  const { db } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const counted = except === null ? undefined : sql`${setLog.localDate} <> ${except}`;
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(setLog.userId, userId), eq(setLog.nameKey, key), counted, ...conditions);
  const first = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select()
      .from(setLog)
      .where(where)
      .orderBy(...order, asc(setLog.localDate))
      .limit(1);
  return batchedRead(
    [
      first(own(), desc(setLog.liftedGrams), desc(setLog.reps)),
      first(own(), desc(setLog.estimateGrams)),
      first(
        own(sql`${setLog.seconds} > 0 and ${setLog.reps} is null and ${setLog.metres} is null`),
        desc(setLog.seconds),
      ),
      first(own(sql`${setLog.metres} > 0`), desc(setLog.metres)),
      repBests(ctx, { userId, key, except }),
    ],
    ([[heaviest], [estimate], [longest], [furthest], reps]) => ({ heaviest, estimate, longest, furthest, reps }),
  );
}

/** Reads the most reps at each load, heaviest first. It jumps from load to load by the index. */
function repBests({ db }: Ctx, { userId, key, except }: { userId: string; key: string; except: string | null }) {
  const own = sql`l.user_id = ${userId} and l.name_key = ${key} ${except === null ? sql`` : sql`and l.local_date <> ${except}`}`;
  const heaviest = (below: SQL) =>
    sql`select l.lifted_grams from set_log l where ${own} ${below} order by l.lifted_grams desc limit 1`;
  const most = sql`select l.reps from set_log l where ${own} and l.lifted_grams = step.grams order by l.reps desc limit 1`;
  const firstOf = (column: SQL) =>
    sql`select ${column} from set_log l
      where ${own} and l.lifted_grams = best.grams and l.reps = best.reps order by l.local_date limit 1`;
  const found = sql<RepBest>`(
    with recursive step(grams) as (
      select (${heaviest(sql``)})
      union all
      select (${heaviest(sql`and l.lifted_grams < step.grams`)}) from step where step.grams is not null
      limit ${MOST_LOADS}
    )
    select step.grams, (${most}) as reps from step where step.grams is not null) as best`;
  return db
    .select({
      grams: sql<number>`best.grams`,
      reps: sql<number>`best.reps`,
      localDate: sql<string>`(${firstOf(sql`l.local_date`)})`,
      bodyweight: sql`(${firstOf(sql`l.bodyweight`)})`.mapWith(Boolean),
    })
    .from(found)
    .where(sql`best.reps > 0`)
    .orderBy(sql`best.grams desc`);
}
