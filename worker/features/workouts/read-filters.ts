import { type SQL, sql } from "drizzle-orm";
import type { WorkoutFilters } from "../../contract/workouts";
import { runReads } from "../../db/batched-read";
import type { Db } from "../../db/client";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { gate } from "../billing/gate";
import { published } from "./policy";

/** More values would be too long a filter. */
const MOST_VALUES = 100;
const INTENSITIES = ["low", "medium", "high"];

/** Reads the focuses (alphabetically) and intensities (by effort, then alphabetically) of published workouts. */
export async function readFilters(ctx: Ctx): Promise<WorkoutFilters> {
  const { focus, intensity } = await runReads(ctx.db, {
    focus: values(ctx.db, "focus"),
    intensity: values(ctx.db, "intensity"),
  });
  const whole = {
    focus: focus.map((row) => row.value),
    intensity: intensity.map((row) => row.value).sort((a, b) => effortOf(a) - effortOf(b)),
  };
  if (memberOf(ctx.actor).mayTrain) return whole;
  const { focus: plain, intensity: efforts } = gate(whole);
  return { focus: plain.filter(Boolean), intensity: efforts.filter(Boolean) };
}

/** Jumps from value to value in an index: grouping would read all workouts to find a few words. */
function values(db: Db, column: "focus" | "intensity") {
  const trimmed = sql.raw(`trim(${column})`);
  const first = (behind: SQL) => sql`select lower(${trimmed}) as folded, ${trimmed} as said from workout
    where ${published} and lower(${trimmed}) > ${behind} order by 1, 2 limit 1`;
  const next = (name: "folded" | "said") => sql`(select ${sql.raw(name)} from (${first(sql`found.folded`)}))`;
  const found = sql`(with recursive found(folded, said) as (
    select * from (${first(sql`''`)}) union all
    select ${next("folded")}, ${next("said")} from found where found.folded is not null limit ${MOST_VALUES + 1}
  ) select said from found where folded is not null limit ${MOST_VALUES})`;
  return db.select({ value: sql<string>`said` }).from(found);
}

function effortOf(intensity: string): number {
  const place = INTENSITIES.indexOf(intensity.toLowerCase());
  return place < 0 ? INTENSITIES.length : place;
}
