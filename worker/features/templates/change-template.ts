import { eq } from "drizzle-orm";
import type { TemplateChange, WorkoutTemplate } from "../../contract/templates";
import { workoutTemplate } from "../../db/templates";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentTemplate } from "./present";
import { readTemplate } from "./read-template";

/** Changes a template; what is left out stays. */
export async function changeTemplate(ctx: Ctx, id: number, change: TemplateChange): Promise<WorkoutTemplate> {
  await readTemplate(ctx, id);
  const { estimatedDuration, ...columns } = change;
  const [[saved]] = await ctx.db.batch([
    ctx.db
      .update(workoutTemplate)
      .set({ ...columns, estimatedDurationMinutes: estimatedDuration, updatedAt: ctx.now })
      .where(eq(workoutTemplate.id, id))
      .returning(),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "template.change",
      subject: `workout_template:${id}`,
      detail: { fields: Object.keys(change) },
    }),
  ]);
  if (!saved) throw notFound("Workout template");
  return presentTemplate(saved);
}
