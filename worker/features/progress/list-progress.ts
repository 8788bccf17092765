import { and, desc, eq } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { ProgressEntry } from "../../contract/progress";
import { before, type Page, pageOf } from "../../db/cursor";
import { completion } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentCompletion } from "./present";

/** The member's own completions, newest first. */
export async function listProgress(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<ProgressEntry>> {
  const rows = await ctx.db
    .select()
    .from(completion)
    .where(
      and(eq(completion.userId, memberOf(ctx.actor).user.id), before(cursor, completion.completedAt, completion.id)),
    )
    .orderBy(desc(completion.completedAt), desc(completion.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.completedAt);
  return { items: page.items.map(presentCompletion), nextCursor: page.nextCursor };
}
