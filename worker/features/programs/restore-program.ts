import { and, eq, sql } from "drizzle-orm";
import type { AdminProgram } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import { restorable } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentAdminSummary } from "./present";

/** Brings a deleted week back as it was. A schedule that has passed meanwhile is not made up for: it is a draft then. */
export async function restoreProgram(ctx: Ctx, id: number): Promise<AdminProgram> {
  const [[saved]] = await ctx.db.batch([
    ctx.db
      .update(weeklyProgram)
      .set({ deletedAt: null, publishAt: remainingSchedule(ctx.now), updatedAt: ctx.now })
      .where(and(eq(weeklyProgram.id, id), restorable(weeklyProgram, ctx.now)))
      .returning(),
    auditRowIfChanged(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "program.restore",
      subject: `weekly_program:${id}`,
    }),
  ]);
  if (!saved) throw notFound("Deleted weekly program");
  return presentAdminSummary(saved, ctx.now);
}

/** The schedule of a restored week, as the database sets it. */
export function remainingSchedule(now: Date) {
  return sql`case when ${weeklyProgram.publishAt} > ${now.getTime()} then ${weeklyProgram.publishAt} end`;
}
