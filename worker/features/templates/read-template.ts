import { eq } from "drizzle-orm";
import type { WorkoutTemplate } from "../../contract/templates";
import { workoutTemplate } from "../../db/templates";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentTemplate } from "./present";

export async function readTemplate(ctx: Ctx, id: number): Promise<WorkoutTemplate> {
  const row = await ctx.db.select().from(workoutTemplate).where(eq(workoutTemplate.id, id)).get();
  if (!row) throw notFound("Workout template");
  return presentTemplate(row);
}
