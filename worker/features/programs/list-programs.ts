import { and, desc, eq, isNull } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { ProgramSummary } from "../../contract/programs";
import { before, type Page, pageOf } from "../../db/cursor";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { presentSummary } from "./present";

/** Published weeks, newest first. */
export async function listPrograms(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<ProgramSummary>> {
  const rows = await ctx.db
    .select()
    .from(weeklyProgram)
    .where(
      and(
        eq(weeklyProgram.isPublished, true),
        isNull(weeklyProgram.deletedAt),
        before(cursor, weeklyProgram.createdAt, weeklyProgram.id),
      ),
    )
    .orderBy(desc(weeklyProgram.createdAt), desc(weeklyProgram.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  return { items: page.items.map(presentSummary), nextCursor: page.nextCursor };
}
