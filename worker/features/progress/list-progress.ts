import { and, desc, eq } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { ProgressEntry } from "../../contract/progress";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { completion } from "../../db/progress";
import { ask, type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentCompletion } from "./present";

/** The member's own completions, newest first. */
export function listProgress(ctx: Ctx, page: PageQuery): Promise<Page<ProgressEntry>> {
  return ask(ctx.db, progressList(ctx, page));
}

/** The list as a reading, so that others can take it along; by itself the actor's own. */
export function progressList(
  ctx: Ctx,
  { cursor, limit }: PageQuery,
  userId = memberOf(ctx.actor).user.id,
): Reading<Page<ProgressEntry>> {
  const entries = ctx.db
    .select()
    .from(completion)
    .where(and(eq(completion.userId, userId), olderThan(cursor, completion.completedAt, completion.id)))
    .orderBy(desc(completion.completedAt), desc(completion.id))
    .limit(limit + 1);
  return reading([entries], ([rows]) => {
    const page = pageOf(rows, limit, (row) => row.completedAt);
    return { items: page.items.map(presentCompletion), nextCursor: page.nextCursor };
  });
}
