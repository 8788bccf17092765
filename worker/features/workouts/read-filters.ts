import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { WorkoutFilters } from "../../contract/workouts";
import { workout } from "../../db/workouts";
import type { Ctx } from "../../http/context";
import { published } from "./policy";

/** More would be no filter, but a list of its own. */
const MOST_VALUES = 100;
const INTENSITIES = ["low", "medium", "high"];

/** What the published workouts say of focus (by alphabet) and intensity (by effort, then by alphabet). */
export async function readFilters(ctx: Ctx): Promise<WorkoutFilters> {
  const values = (column: typeof workout.focus | typeof workout.intensity) =>
    ctx.db
      .select({ value: sql<string>`min(trim(${column}))` })
      .from(workout)
      .where(and(published, isNotNull(column), sql`trim(${column}) <> ''`))
      .groupBy(sql`lower(trim(${column}))`)
      .orderBy(asc(sql`lower(trim(${column}))`))
      .limit(MOST_VALUES);
  const [focus, intensity] = await ctx.db.batch([values(workout.focus), values(workout.intensity)]);
  return {
    focus: focus.map((row) => row.value),
    intensity: intensity.map((row) => row.value).sort((a, b) => effortOf(a) - effortOf(b)),
  };
}

function effortOf(intensity: string): number {
  const place = INTENSITIES.indexOf(intensity.toLowerCase());
  return place < 0 ? INTENSITIES.length : place;
}
