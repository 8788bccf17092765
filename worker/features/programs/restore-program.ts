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

/** Brings a deleted week back as it was. A schedule that has passed meanwhile is not made up for: it is a draft then. */
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

/** The schedule of a restored week, as the database sets it. */
export function remainingSchedule(now: Date) {
  return sql`case when ${weeklyProgram.publishAt} > ${now.getTime()} then ${weeklyProgram.publishAt} end`;
}
