import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { ValidationRun } from "../../../contract/validation";
import { VALIDATION_LIMITS } from "../../../contract/validation-limits";
import type { Db } from "../../../db/client";
import { coachDocument } from "../../../db/imports";
import { insertFrom } from "../../../db/insert-from";
import { validationReport, validationRun, validationRunItem, validationSettings } from "../../../db/validation";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import type { Env } from "../../../http/env";
import { memberOf } from "../../../http/guards";
import type { OnceOnly } from "../../../http/idempotency";
import { type Made, makeOnce } from "../../../write/once";
import { writing } from "../../../write/writing";

/** The platform's limit of messages per batch. */
const MOST_MESSAGES = 100;
const STUCK_AFTER_MS = 10 * 60_000;

/**
 * Starts validating documents in the background: the given ones, or all not validated against the current rules. A
 * retry under the same key returns the first run.
 */
export function startRun(
  ctx: Ctx,
  documentIds: readonly string[] | null,
  once: OnceOnly | null,
): Promise<Made<ValidationRun>> {
  return makeOnce(ctx, once, {
    find: (id) => readRun(ctx, id),
    make: () => insertRun(ctx, documentIds, once),
  });
}

async function insertRun(
  ctx: Ctx,
  documentIds: readonly string[] | null,
  once: OnceOnly | null,
): Promise<ValidationRun> {
  const ids = documentIds?.length ? await known(ctx, documentIds) : await unchecked(ctx.db);
  const id = crypto.randomUUID();
  const write = writing(ctx, { once, made: sql`${id}` });
  write.add(
    ctx.db
      .insert(validationRun)
      .values({ id, requestedBy: memberOf(ctx.actor).user.id, createdAt: ctx.now, total: ids.length }),
  );
  const documents = sql`from json_each(${JSON.stringify(ids)}) where true`;
  write.add(insertFrom(ctx.db, validationRunItem, { runId: id, documentId: sql`value` }, documents));
  // If queueing fails, the schedule does it.
  write.after(() => ctx.later(enqueue(ctx.env, id, ids)));
  await write.commit();
  return present({ id, total: ids.length, done: 0, failed: 0 });
}

export async function readRun(ctx: Ctx, id: string): Promise<ValidationRun> {
  const row = await ctx.db.select().from(validationRun).where(eq(validationRun.id, id)).get();
  if (!row) throw notFound("Validation run");
  return present(row);
}

/** Returns the run in progress, so that a reopened page shows it. */
export async function readOpenRun(ctx: Ctx): Promise<ValidationRun | null> {
  const row = await ctx.db
    .select()
    .from(validationRun)
    .where(lt(validationRun.done, validationRun.total))
    .orderBy(desc(validationRun.createdAt))
    .limit(1)
    .get();
  return row ? present(row) : null;
}

/** Queues checks again that have waited too long: their messages were lost. */
export async function resumeRuns(env: Env, db: Db, now: Date): Promise<void> {
  const left = await db
    .select({ runId: validationRunItem.runId, documentId: validationRunItem.documentId })
    .from(validationRun)
    .innerJoin(validationRunItem, and(eq(validationRunItem.runId, validationRun.id), isNull(validationRunItem.doneAt)))
    .where(
      and(
        lt(validationRun.done, validationRun.total),
        lt(validationRun.createdAt, new Date(now.getTime() - STUCK_AFTER_MS)),
        // Checks that used up their retries are left to the coach.
        sql`not exists (select 1 from dead_letter d
          where d.id = 'check:' || ${validationRunItem.runId} || '.' || ${validationRunItem.documentId})`,
      ),
    )
    .limit(VALIDATION_LIMITS.documents);
  const byRun = new Map<string, string[]>();
  for (const { runId, documentId } of left) byRun.set(runId, [...(byRun.get(runId) ?? []), documentId]);
  for (const [runId, documentIds] of byRun) await enqueue(env, runId, documentIds);
}

async function enqueue(env: Env, runId: string, documentIds: readonly string[]): Promise<void> {
  for (let from = 0; from < documentIds.length; from += MOST_MESSAGES) {
    const some = documentIds.slice(from, from + MOST_MESSAGES);
    await env.WORK_QUEUE.sendBatch(some.map((documentId) => ({ body: { validate: { runId, documentId } } })));
  }
}

async function known(ctx: Ctx, documentIds: readonly string[]): Promise<string[]> {
  const asked = [...new Set(documentIds)];
  const rows = await ctx.db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(sql`${coachDocument.id} in (select value from json_each(${JSON.stringify(asked)}))`);
  if (rows.length === asked.length) return rows.map(({ id }) => id);
  const message = "One of these documents is not known. Reload the page and choose again.";
  throw new AppError("invalid", message, { issues: [{ path: "documentIds", message }] });
}

async function unchecked(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(
      sql`not exists (select 1 from ${validationReport} where ${validationReport.documentId} = ${coachDocument.id}
        and ${validationReport.rulesVersion} = (select ${validationSettings.rulesVersion} from ${validationSettings}))`,
    )
    .orderBy(desc(coachDocument.uploadedAt))
    .limit(VALIDATION_LIMITS.documents);
  return rows.map(({ id }) => id);
}

function present({ id, total, done, failed }: Omit<ValidationRun, "message" | "isFinished">): ValidationRun {
  const isFinished = done >= total;
  const documents = total === 1 ? "1 document" : `${total} documents`;
  const message =
    total === 0
      ? "Every document has been checked against these rules already."
      : isFinished
        ? `Checked ${documents}, ${failed} failed.`
        : `Checking ${documents}.`;
  return { id, message, total, done, failed, isFinished };
}
