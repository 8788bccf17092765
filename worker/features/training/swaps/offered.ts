import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "../../../contract/calendar";
import type { AlternativePurpose, SwapReason } from "../../../contract/swaps-limits";
import type { Db } from "../../../db/client";
import { exerciseSwap, FOR_THE_DAY, FROM_NOW_ON } from "../../../db/training";
import { logKey } from "../log-key";

/** Selects the substitutes the coach offers for the exercises of a query, by their folded names. */
export function offered(db: Db, exercises: SQL) {
  return db
    .selectDistinct({
      key: sql<string>`k.name_key`.as("lift_key"),
      lift: sql<string>`l.name`.as("lift_name"),
      name: sql<string>`o.name`.as("other_name"),
      purpose: sql<AlternativePurpose | null>`a.purpose`.as("purpose"),
      videoUrl: sql<string | null>`o.video_url`.as("video_url"),
    })
    .from(
      sql`(${exercises}) e join exercise_spelling s on s.name = e.name join library_key k on k.name_key = s.name_key
        join library_alternative a on a.exercise_id = k.exercise_id
        join library_exercise l on l.id = a.exercise_id join library_exercise o on o.id = a.alternative_id`,
    )
    .orderBy(sql`o.sort_name`);
}

// Raw SQL, because drizzle omits the table of columns in a query without joins.
const LIFT = sql.raw("exercise_swap.exercise_id");
const SUBSTITUTE = sql.raw("exercise_swap.substitute_id");

/** Selects a member's swaps on a day, with all names of each lift; those for the day alone come first. */
export function swapsOn(db: Db, userId: string, day: CalendarDate) {
  const swapsWhere = (condition: SQL) =>
    db
      .select({
        keys: sql<string>`(select json_group_array(k.name_key) from library_key k where k.exercise_id = ${LIFT})`.as(
          "lift_keys",
        ),
        lift: sql<string>`(select l.name from library_exercise l where l.id = ${LIFT})`.as("lift_name"),
        name: sql<string>`(select l.name from library_exercise l where l.id = ${SUBSTITUTE})`.as("other_name"),
        videoUrl: sql<string | null>`(select l.video_url from library_exercise l where l.id = ${SUBSTITUTE})`.as(
          "video_url",
        ),
        reason: exerciseSwap.reason,
        standing: exerciseSwap.standing,
      })
      .from(exerciseSwap)
      .where(and(eq(exerciseSwap.userId, userId), condition));
  return swapsWhere(sql`${FOR_THE_DAY} and exercise_swap.local_date = ${day}`)
    .unionAll(swapsWhere(FROM_NOW_ON))
    .orderBy(sql`standing`);
}

type Offered = Awaited<ReturnType<typeof offered>>;
type Swaps = Awaited<ReturnType<typeof swapsOn>>;
type Substitutes = {
  /** The log key of the lift. */
  key: string;
  insteadOf: string;
  options: { key: string; name: string; purpose: AlternativePurpose | null; videoUrl: string | null }[];
  swap: { substitute: string; reason: SwapReason; standing: boolean } | null;
};

/** Returns the options and the swap of each lift; a chosen substitute stays an option when it is no longer offered. */
export function substitutesFor(lifts: Set<string>, offers: Offered, swaps: Swaps): Substitutes[] {
  const found = swaps.map(({ keys, ...swap }) => ({ ...swap, keys: JSON.parse(keys) as string[] }));
  return [...lifts].flatMap((key): Substitutes[] => {
    const own = offers.filter((offer) => offer.key === key);
    const swap = found.find(({ keys }) => keys.includes(key));
    const insteadOf = own[0]?.lift ?? swap?.lift;
    if (insteadOf === undefined) return [];
    const options = own.map(({ name, purpose, videoUrl }) => ({ key: logKey(name), name, purpose, videoUrl }));
    if (swap && !options.some(({ name }) => name === swap.name)) {
      options.push({ key: logKey(swap.name), name: swap.name, purpose: null, videoUrl: swap.videoUrl });
    }
    return [
      {
        key,
        insteadOf,
        options,
        swap: swap ? { substitute: swap.name, reason: swap.reason, standing: swap.standing } : null,
      },
    ];
  });
}
