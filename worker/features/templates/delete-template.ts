import { eq } from "drizzle-orm";
import { workoutTemplate } from "../../db/templates";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { readTemplate } from "./read-template";

/** Removes a template. Workouts that started from it are their own. */
export async function deleteTemplate(ctx: Ctx, id: number): Promise<void> {
  const { name } = await readTemplate(ctx, id);
  await ctx.db.batch([
    ctx.db.delete(workoutTemplate).where(eq(workoutTemplate.id, id)),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "template.delete",
      subject: `workout_template:${id}`,
      detail: { name },
    }),
  ]);
}
