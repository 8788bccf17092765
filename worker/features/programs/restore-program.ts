import { and, eq, sql } from "drizzle-orm";
import type { AdminProgram } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import { restorable } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";
import { presentAdminSummary } from "./present";

/** Restores a deleted week. If its scheduled date has passed meanwhile, it becomes a draft. */
export async function restoreProgram(ctx: Ctx, id: number): Promise<AdminProgram> {
  await refuseDrafterOf(ctx, weeklyProgram, id);
  const write = writing(ctx);
  const saved = write.must(
    ctx.db
      .update(weeklyProgram)
      .set({ deletedAt: null, publishAt: remainingSchedule(ctx.now), updatedAt: ctx.now })
      .where(and(eq(weeklyProgram.id, id), restorable(weeklyProgram, ctx.now)))
      .returning(),
    notFound("Deleted weekly program"),
  );
  audit(write, "program.restore", `weekly_program:${id}`);
  return presentAdminSummary((await write.commit()).one(saved), ctx.now);
}

/** Returns the restored week's schedule as SQL: null if its date has passed. */
export function remainingSchedule(now: Date) {
  return sql`case when ${weeklyProgram.publishAt} > ${now.getTime()} then ${weeklyProgram.publishAt} end`;
}
