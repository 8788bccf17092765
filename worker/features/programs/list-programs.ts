import { and, desc } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { ProgramSummary } from "../../contract/programs";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { gate } from "../billing/gate";
import { isPublic, meantFor } from "./policy";
import { presentSummary } from "./present";

/** Lists published weeks, newest first; of private ones only the actor's own. */
export async function listPrograms(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<ProgramSummary>> {
  const rows = await ctx.db
    .select()
    .from(weeklyProgram)
    .where(
      and(
        isPublic(ctx.now),
        living(weeklyProgram),
        meantFor(ctx.actor),
        olderThan(cursor, weeklyProgram.createdAt, weeklyProgram.id),
      ),
    )
    .orderBy(desc(weeklyProgram.createdAt), desc(weeklyProgram.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  const items = page.items.map((row) => presentSummary(row, ctx.now));
  return { items: memberOf(ctx.actor).mayTrain ? items : gate(items), nextCursor: page.nextCursor };
}
