import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { ProgressEntry } from "../../contract/progress";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { cursorValues, olderThanPlaceholders, type Page, pageOf } from "../../db/cursor";
import { prepared } from "../../db/prepared-query";
import { completion } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { gate } from "../billing/gate";
import { presentCompletion } from "./present";

/** Lists the member's own completions, newest first. */
export function listProgress(ctx: Ctx, page: PageQuery): Promise<Page<ProgressEntry>> {
  return runRead(ctx.db, progressList(ctx, page));
}

/** Returns the list as a read to batch with others, by default of the actor. */
export function progressList(
  ctx: Ctx,
  { cursor, limit }: PageQuery,
  userId = memberOf(ctx.actor).user.id,
): BatchedRead<Page<ProgressEntry>> {
  const entries = cursor ? olderEntries : newestEntries;
  const params = { ...cursorValues(cursor), userId, rows: limit + 1 };
  return batchedRead([entries(ctx.db, params)], ([rows]) => {
    const page = pageOf(rows, limit, (row) => row.completedAt);
    const items = page.items.map(presentCompletion);
    // Entries have the training's title, which is the coach's text and gated.
    return { items: memberOf(ctx.actor).mayTrain ? items : gate(items), nextCursor: page.nextCursor };
  });
}

const newestEntries = entriesWhere();
const olderEntries = entriesWhere(olderThanPlaceholders(completion.completedAt, completion.id));

function entriesWhere(older?: SQL) {
  const { userId, notes, idempotencyKey, ...shown } = getTableColumns(completion);
  return prepared(shown, (select) =>
    select
      .from(completion)
      .where(and(eq(userId, sql.placeholder("userId")), older))
      .orderBy(desc(completion.completedAt), desc(completion.id))
      .limit(sql.placeholder("rows")),
  );
}
