import { eq } from "drizzle-orm";
import type { TemplateChange, WorkoutTemplate } from "../../contract/templates";
import { STALE_TEMPLATE } from "../../contract/templates-limits";
import { workoutTemplate } from "../../db/templates";
import { notFound, staleSave } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { nextInstant } from "../../write/unchanged";
import { writing } from "../../write/writing";
import { presentTemplate } from "./present";
import { readTemplate } from "./read-template";

/** Changes a template; omitted fields stay. Throws `stale_template` for a change of an outdated state. */
export async function changeTemplate(ctx: Ctx, id: number, input: TemplateChange): Promise<WorkoutTemplate> {
  const before = await readTemplate(ctx, id);
  const updatedAt = new Date(before.updatedAt);
  const { updatedAt: seen, ...change } = input;
  const stale = staleSave(before.name, STALE_TEMPLATE);
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) throw stale;
  const row = { id, updatedAt };
  const write = writing(ctx, {
    unchanged: { table: workoutTemplate, row, missing: notFound("Workout template"), stale },
  });
  audit(write, "template.change", `workout_template:${id}`, { fields: Object.keys(change) });
  const { estimatedDuration: estimatedDurationMinutes, ...columns } = change;
  const saved = write.add(
    ctx.db
      .update(workoutTemplate)
      .set({ ...columns, estimatedDurationMinutes, updatedAt: nextInstant(ctx.now, updatedAt) })
      .where(eq(workoutTemplate.id, id))
      .returning(),
  );
  return presentTemplate((await write.commit()).one(saved));
}
