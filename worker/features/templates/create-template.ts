import { sql } from "drizzle-orm";
import type { NewTemplate, WorkoutTemplate } from "../../contract/templates";
import { TEMPLATE_DEFAULTS } from "../../contract/templates-limits";
import { workoutTemplate } from "../../db/templates";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { presentTemplate } from "./present";
import { readTemplate } from "./read-template";

/** Stores a template; omitted fields get the form's defaults. A retry under the same key returns the first one. */
export async function createTemplate(
  ctx: Ctx,
  input: NewTemplate,
  once: OnceOnly | null,
): Promise<Made<WorkoutTemplate>> {
  return makeOnce(ctx, once, {
    make: () => insertTemplate(ctx, input, once),
    find: (id) => readTemplate(ctx, Number(id)),
  });
}

async function insertTemplate(ctx: Ctx, input: NewTemplate, once: OnceOnly | null): Promise<WorkoutTemplate> {
  const { db, now } = ctx;
  const newest = sql`(select max(${workoutTemplate.id}) from ${workoutTemplate})`;
  const write = writing(ctx, { once, made: newest });
  const saved = write.add(
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
  );
  audit(write, "template.create", ["workout_template", newest], { name: input.name });
  return presentTemplate((await write.commit()).one(saved));
}
