import { desc, eq, lte, sql } from "drizzle-orm";
import type { Failure } from "../../contract/health";
import type { PageQuery } from "../../contract/paging";
import type { Page } from "../../db/cursor";
import { failure } from "../../db/health";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit, auditIfChanged } from "../../write/audit";
import { writing } from "../../write/writing";

/** SQLite's row id, which orders failures of the same instant. */
const row = sql<number>`${failure}.rowid`;

/** Lists recent failures, newest first. */
export async function listFailures({ db }: Ctx, { cursor, limit }: PageQuery): Promise<Page<Failure>> {
  const [at, number] = (cursor ?? "").split(".");
  const rows = await db
    .select({ row, failure })
    .from(failure)
    .where(cursor ? sql`(${failure.lastAt}, ${row}) < (${Number(at)}, ${Number(number)})` : undefined)
    .orderBy(desc(failure.lastAt), desc(row))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((each) => present(each.failure)),
    nextCursor: rows.length > limit && last ? `${last.failure.lastAt.getTime()}.${last.row}` : null,
  };
}

export async function dismissFailure(ctx: Ctx, id: string): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(failure).where(eq(failure.id, id)), notFound("Failure"));
  audit(write, "failure.dismiss", `failure:${id}`);
  await write.commit();
}

/** Dismisses all failures up to now; later ones stay. */
export async function dismissAllFailures(ctx: Ctx): Promise<{ dismissed: number }> {
  const write = writing(ctx);
  const dismissed = write.add(ctx.db.delete(failure).where(lte(failure.lastAt, ctx.now)));
  auditIfChanged(write, "failure.dismiss_all", "failures:all");
  return { dismissed: (await write.commit()).of(dismissed).meta.changes };
}

function present({
  id,
  kind,
  place,
  message,
  requestId,
  count,
  firstAt,
  lastAt,
}: typeof failure.$inferSelect): Failure {
  return {
    id,
    kind,
    place,
    message,
    requestId,
    count,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
