import { and, eq } from "drizzle-orm";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";

/** Hides a program; its rows stay, so that it can be restored and histories keep their titles. */
export async function deleteProgram(ctx: Ctx, id: number): Promise<void> {
  const isThisProgram = and(eq(weeklyProgram.id, id), living(weeklyProgram));
  const found = await ctx.db.select({ id: weeklyProgram.id }).from(weeklyProgram).where(isThisProgram).get();
  if (!found) throw notFound("Weekly program");
  await refuseDrafterOf(ctx, weeklyProgram, id);
  const write = writing(ctx);
  write.add(ctx.db.update(weeklyProgram).set({ deletedAt: ctx.now, updatedAt: ctx.now }).where(isThisProgram));
  audit(write, "program.delete", `weekly_program:${id}`);
  await write.commit();
}
