import { sql } from "drizzle-orm";
import type { BookQuery, BookSession } from "../../../contract/training-book";
import { runReads } from "../../../db/batched-read";
import type { Page } from "../../../db/cursor";
import type { Ctx } from "../../../http/context";
import { findSessions } from "./find-sessions";
import { readSessions } from "./read-sessions";

/** Lists members' sessions, newest first: one round trip finds them, a second reads what is shown of them. */
export async function listBook(ctx: Ctx, query: BookQuery): Promise<Page<BookSession>> {
  const { found, reached } = findSessions(query);
  const {
    rows,
    last: [last],
  } = await runReads(ctx.db, {
    rows: ctx.db.select({ id: sql<number>`id` }).from(sql`(${found})`),
    last: ctx.db.select({ id: sql<number>`id`.as("id"), at: sql<number>`at`.as("at") }).from(sql`(${reached})`),
  });
  const ids = rows.slice(0, query.limit).map(({ id }) => id);
  const items = await readSessions(ctx, ids);
  const shown = items.at(-1);
  if (rows.length > query.limit && shown) {
    return { items, nextCursor: `${Date.parse(shown.at)}.${shown.id}` };
  }
  // The candidates ran out before the page was full: more may match further on.
  return { items, nextCursor: last ? `${last.at}.${last.id}` : null };
}
