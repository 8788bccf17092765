import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { AdminProgram, AdminProgramsQuery } from "../../contract/programs";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { weeklyProgram } from "../../db/programs";
import { restorable } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { isPublic, notDeleted } from "./policy";
import { presentAdminSummary } from "./present";

/** Lists all programs, including drafts, newest first; or, if asked for, the deleted ones that can be restored. */
export async function listAdminPrograms(
  ctx: Ctx,
  { cursor, limit, search, status }: AdminProgramsQuery,
): Promise<Page<AdminProgram>> {
  const rows = await ctx.db
    .select()
    .from(weeklyProgram)
    .where(
      and(
        statusCondition(status, ctx.now),
        // Not LIKE: D1 refuses patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits).
        search ? sql`instr(${weeklyProgram.searchText}, ${fold(search)}) > 0` : undefined,
        olderThan(cursor, weeklyProgram.createdAt, weeklyProgram.id),
      ),
    )
    .orderBy(desc(weeklyProgram.createdAt), desc(weeklyProgram.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  return { items: page.items.map((row) => presentAdminSummary(row, ctx.now)), nextCursor: page.nextCursor };
}

function statusCondition(status: AdminProgramsQuery["status"], now: Date): SQL | undefined {
  if (status === "deleted") return restorable(weeklyProgram, now);
  if (status === "published") return and(notDeleted, isPublic(now));
  if (status === "scheduled") {
    return and(notDeleted, eq(weeklyProgram.isPublished, false), gt(weeklyProgram.publishAt, now));
  }
  if (status === "draft") return and(notDeleted, eq(weeklyProgram.isPublished, false), isNull(weeklyProgram.publishAt));
  return notDeleted;
}
