import { and, desc, eq } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { WorkoutTemplate } from "../../contract/templates";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { workoutTemplate } from "../../db/templates";
import type { Ctx } from "../../http/context";
import { presentTemplate } from "./present";

/** Lists all templates, newest first, or only those that workouts may start from. */
export async function listTemplates(
  ctx: Ctx,
  { active, cursor, limit }: PageQuery & { active: boolean },
): Promise<Page<WorkoutTemplate>> {
  const rows = await ctx.db
    .select()
    .from(workoutTemplate)
    .where(
      and(
        active ? eq(workoutTemplate.isActive, true) : undefined,
        olderThan(cursor, workoutTemplate.createdAt, workoutTemplate.id),
      ),
    )
    .orderBy(desc(workoutTemplate.createdAt), desc(workoutTemplate.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  return { items: page.items.map(presentTemplate), nextCursor: page.nextCursor };
}
