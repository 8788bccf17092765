import { eq } from "drizzle-orm";
import { workoutTemplate } from "../../db/templates";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { readTemplate } from "./read-template";

/** Deletes a template. Workouts made from it stay. */
export async function deleteTemplate(ctx: Ctx, id: number): Promise<void> {
  const { name } = await readTemplate(ctx, id);
  const write = writing(ctx);
  write.add(ctx.db.delete(workoutTemplate).where(eq(workoutTemplate.id, id)));
  audit(write, "template.delete", `workout_template:${id}`, { name });
  await write.commit();
}
