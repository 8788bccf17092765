import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { KeepUnsaved, Unsaved } from "../../contract/unsaved";
import { DRAFT_DAYS, STALE_DRAFT } from "../../contract/unsaved-limits";
import type { Db } from "../../db/client";
import { articleDraft, letterDraft, programDraft } from "../../db/unsaved";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Where unsaved states of a noun are kept, and what else follows from keeping one. */
export type UnsavedKind = {
  table: typeof programDraft | typeof articleDraft | typeof letterDraft;
  /** As it is called in a refusal. */
  noun: string;
  missing: AppError;
  /** That there is such a thing. */
  there: (id: number) => SQL;
  also?: (ctx: Ctx, id: number, content: string) => BatchItem<"sqlite">[];
};

const DAY_MS = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - DRAFT_DAYS * DAY_MS);

const own = (ctx: Ctx, { table }: UnsavedKind, id: number) =>
  and(eq(table.subjectId, id), eq(table.userId, memberOf(ctx.actor).user.id));

/** The actor's own unsaved state of something, as it was kept last. */
export async function readUnsaved(ctx: Ctx, kind: UnsavedKind, id: number): Promise<Unsaved> {
  const row = await ctx.db
    .select()
    .from(kind.table)
    .where(own(ctx, kind, id))
    .get();
  if (!row || row.updatedAt < oldest(ctx.now)) return null;
  return { version: row.version, content: row.content, updatedAt: row.updatedAt.toISOString() };
}

/**
 * Keeps what the actor is writing, and answers its version. One that another tab or device has kept since is not
 * overwritten: 409 `stale_draft`.
 */
export async function keepUnsaved(ctx: Ctx, kind: UnsavedKind, id: number, { after, content }: KeepUnsaved) {
  const { table, noun, missing, there, also } = kind;
  const write = writing(ctx);
  write.refuseUnless(there(id), missing);
  write.refuseUnless(
    // Without one a tab goes on by itself: what it was written on has been saved or discarded meanwhile.
    sql`coalesce((select version from ${table} where ${own(ctx, kind, id)}), ${after}) = ${after}`,
    new AppError(
      "conflict",
      `Another tab or device has kept changes of this ${noun} since. They were not overwritten.`,
      {
        code: STALE_DRAFT,
      },
    ),
  );
  const kept = { version: after + 1, content, updatedAt: ctx.now };
  write.add(
    ctx.db
      .insert(table)
      .values({ subjectId: id, userId: memberOf(ctx.actor).user.id, ...kept })
      .onConflictDoUpdate({ target: [table.subjectId, table.userId], set: kept }),
  );
  write.addAll(also?.(ctx, id, content));
  await write.commit();
  return { version: kept.version };
}

/** Forgets it: it was saved or discarded. */
export async function dropUnsaved(ctx: Ctx, kind: UnsavedKind, id: number): Promise<void> {
  const write = writing(ctx);
  write.add(ctx.db.delete(kind.table).where(own(ctx, kind, id)));
  await write.commit();
}

/** The statements that remove what nobody came back to. */
export const purgeUnsaved = (db: Db, now: Date) =>
  [programDraft, articleDraft, letterDraft].map((table) => db.delete(table).where(lt(table.updatedAt, oldest(now))));
