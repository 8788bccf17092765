import { eq, sql } from "drizzle-orm";
import type { TemplateChange, WorkoutTemplate } from "../../contract/templates";
import { STALE_TEMPLATE } from "../../contract/templates-limits";
import { workoutTemplate } from "../../db/templates";
import { notFound, staleSave } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentTemplate } from "./present";
import { readTemplate } from "./read-template";

/** Changes a template; what is left out stays. Throws `stale_template` for a change that was made on an older state. */
export async function changeTemplate(ctx: Ctx, id: number, input: TemplateChange): Promise<WorkoutTemplate> {
  const before = await readTemplate(ctx, id);
  const seenAt = Date.parse(before.updatedAt);
  const { updatedAt: seen, ...change } = input;
  if (seen !== undefined && Date.parse(seen) !== seenAt) throw staleSave(before.name, STALE_TEMPLATE);
  const { estimatedDuration, ...columns } = change;
  // Names nothing when the template has changed since it was read: the log's subject is not null, so the whole batch fails.
  const unchanged = sql<string>`(select 'workout_template:' || id from ${workoutTemplate}
    where ${workoutTemplate.id} = ${id} and ${workoutTemplate.updatedAt} = ${seenAt})`;
  try {
    const [, [saved]] = await ctx.db.batch([
      auditRow(ctx.db, {
        at: ctx.now,
        actorId: memberOf(ctx.actor).user.id,
        action: "template.change",
        subject: unchanged,
        detail: { fields: Object.keys(change) },
      }),
      ctx.db
        .update(workoutTemplate)
        .set({
          ...columns,
          estimatedDurationMinutes: estimatedDuration,
          // Always another instant, because a form names by it the state that it was filled from.
          updatedAt: new Date(Math.max(ctx.now.getTime(), seenAt + 1)),
        })
        .where(eq(workoutTemplate.id, id))
        .returning(),
    ]);
    if (!saved) throw notFound("Workout template");
    return presentTemplate(saved);
  } catch (error) {
    const now = await readTemplate(ctx, id);
    if (now.updatedAt !== before.updatedAt) throw staleSave(now.name, STALE_TEMPLATE);
    throw error;
  }
}
