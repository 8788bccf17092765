import { type SQL, sql } from "drizzle-orm";
import { addDays, type CalendarDate } from "../../contract/calendar";
import { estimateIn, gramsOf } from "../../contract/load";
import type { ProposedMax, TrainingMax } from "../../contract/training";
import { type MaxSource, PROPOSAL_DAYS, PROPOSAL_STEP, type WeightUnit } from "../../contract/training-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";

/** The lift that an exercise's percentages refer to; `lift` is null where the library does not know the exercise. */
type Lift = { lift: string | null; max: TrainingMax | null; proposed: ProposedMax | null };

type Asked = { userId: string; keys: readonly string[]; unit: WeightUnit; today: CalendarDate };

/**
 * Reads the lifts that exercises' percentages refer to, by the exercises' folded names: the main lift that the library
 * names for an accessory, else the exercise itself under all of its names.
 */
export function lifts(
  db: Db,
  { userId, keys, today }: Omit<Asked, "unit">,
): BatchedRead<(unit: WeightUnit) => Map<string, Lift>> {
  const asked = askedLifts(keys);
  const since = addDays(today, -PROPOSAL_DAYS);
  const maxes = db
    .select({
      key: sql<string>`asked.value`,
      lift: sql<string | null>`base.name`,
      load: sql<number | null>`m.load`,
      unit: sql<WeightUnit>`m.unit`,
      source: sql<MaxSource>`m.source`,
      at: sql<number>`m.at`,
    })
    .from(sql`${asked} left join training_max m on m.user_id = ${userId} and m.name_key = own.value`)
    .orderBy(sql`m.at desc`);
  // SQLite returns the other columns of the row that holds the maximum (sqlite.org/lang_select.html#bareagg).
  const best = db
    .select({
      key: sql<string>`asked.value`,
      grams: sql<number>`max(l.estimate_grams)`,
      load: sql<number>`l.load`,
      unit: sql<WeightUnit>`l.unit`,
      reps: sql<number>`l.reps`,
      localDate: sql<string>`l.local_date`,
    })
    .from(
      sql`${asked} cross join set_log l on l.user_id = ${userId} and l.name_key = own.value and l.local_date >= ${since}`,
    )
    .where(sql`l.estimate_grams > 0`)
    .groupBy(sql`asked.value`);
  return batchedRead([maxes, best], ([maxRows, bestRows]) => (unit) => {
    const known = new Map<string, Lift>();
    for (const { key, lift, load, at, ...row } of maxRows) {
      if (known.has(key)) continue;
      const max = load === null ? null : { ...row, load, at: new Date(at).toISOString() };
      known.set(key, { lift, max, proposed: null });
    }
    for (const { key, grams, ...from } of bestRows) {
      const own = known.get(key);
      const isNews = !own?.max || grams >= gramsOf(own.max) * (1 + PROPOSAL_STEP);
      const load = estimateIn(unit, from);
      if (own && isNews && load !== null) own.proposed = { load: Math.round(load * 2) / 2, unit, from };
    }
    return known;
  });
}

/** Selects each asked name with its lift, and every name of that lift as `own`. */
function askedLifts(keys: readonly string[]): SQL {
  return sql`json_each(${JSON.stringify(keys)}) as asked
    left join library_key k on k.name_key = asked.value
    left join library_base b on b.exercise_id = k.exercise_id
    left join library_exercise base on base.id = coalesce(b.base_id, k.exercise_id)
    join json_each(case when base.id is null then json_array(asked.value)
      else (select json_group_array(n.name_key) from library_key n where n.exercise_id = base.id) end) as own`;
}
