import { sql } from "drizzle-orm";
import type { NewTemplate, WorkoutTemplate } from "../../contract/templates";
import { TEMPLATE_DEFAULTS } from "../../contract/templates-limits";
import { workoutTemplate } from "../../db/templates";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { makeOnce, type OnceOnly, rememberCall } from "../../http/idempotency";
import { presentTemplate } from "./present";
import { readTemplate } from "./read-template";

type Created = { made: boolean; template: WorkoutTemplate };

/** Stores a template; what is left out is as the form starts. A retry under the same key answers the first one. */
export async function createTemplate(ctx: Ctx, input: NewTemplate, once: OnceOnly | null): Promise<Created> {
  const { made, thing } = await makeOnce(ctx, once, {
    make: () => insertTemplate(ctx, input, once),
    find: (id) => readTemplate(ctx, Number(id)),
  });
  return { made, template: thing };
}

async function insertTemplate(ctx: Ctx, input: NewTemplate, once: OnceOnly | null): Promise<WorkoutTemplate> {
  const { db, now } = ctx;
  const newTemplate = sql`(select max(${workoutTemplate.id}) from ${workoutTemplate})`;
  const [[saved]] = await db.batch([
    db
      .insert(workoutTemplate)
      .values({
        name: input.name,
        description: input.description ?? null,
        category: input.category ?? null,
        difficulty: input.difficulty ?? TEMPLATE_DEFAULTS.difficulty,
        estimatedDurationMinutes: input.estimatedDuration ?? TEMPLATE_DEFAULTS.estimatedDuration,
        exerciseFields: input.exerciseFields ?? [...TEMPLATE_DEFAULTS.exerciseFields],
        sampleExercises: input.sampleExercises ?? [],
        isActive: input.isActive ?? TEMPLATE_DEFAULTS.isActive,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
    ...rememberCall(ctx, once, newTemplate),
    auditRow(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action: "template.create",
      subject: sql<string>`'workout_template:' || ${newTemplate}`,
      detail: { name: input.name },
    }),
  ]);
  if (!saved) throw new Error("the template was not inserted");
  return presentTemplate(saved);
}
