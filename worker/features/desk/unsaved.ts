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

/** Where the unsaved states of a noun are stored, and the effects of storing one. */
export type UnsavedKind = {
  table: typeof programDraft | typeof articleDraft | typeof letterDraft;
  /** The noun in error texts. */
  noun: string;
  missing: AppError;
  /** Condition: the thing exists. */
  there: (id: number) => SQL;
  also?: (ctx: Ctx, id: number, content: string) => BatchItem<"sqlite">[];
};

const DAY_MS = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - DRAFT_DAYS * DAY_MS);

const own = (ctx: Ctx, { table }: UnsavedKind, id: number) =>
  and(eq(table.subjectId, id), eq(table.userId, memberOf(ctx.actor).user.id));

/** Reads the actor's own unsaved state of something. */
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
 * Stores the actor's unsaved state and returns its version. A newer one from another tab or device is not overwritten:
 * 409 `stale_draft`.
 */
export async function keepUnsaved(ctx: Ctx, kind: UnsavedKind, id: number, { after, content }: KeepUnsaved) {
  const { table, noun, missing, there, also } = kind;
  const write = writing(ctx);
  write.refuseUnless(there(id), missing);
  write.refuseUnless(
    // Without a stored state any tab may continue: the one it knew was saved or discarded meanwhile.
    sql`coalesce((select version from ${table} where ${own(ctx, kind, id)}), ${after}) = ${after}`,
    new AppError(
      "conflict",
      `Another tab or device has kept changes of this ${noun} since. They were not overwritten.`,
      {
        code: STALE_DRAFT,
      },
    ),
  );
  const row = { version: after + 1, content, updatedAt: ctx.now };
  write.add(
    ctx.db
      .insert(table)
      .values({ subjectId: id, userId: memberOf(ctx.actor).user.id, ...row })
      .onConflictDoUpdate({ target: [table.subjectId, table.userId], set: row }),
  );
  write.addAll(also?.(ctx, id, content));
  await write.commit();
  return { version: row.version };
}

/** Deletes it after it was saved or discarded. */
export async function dropUnsaved(ctx: Ctx, kind: UnsavedKind, id: number): Promise<void> {
  const write = writing(ctx);
  write.add(ctx.db.delete(kind.table).where(own(ctx, kind, id)));
  await write.commit();
}

/** Returns the statements that delete abandoned unsaved states. */
export const purgeUnsaved = (db: Db, now: Date) =>
  [programDraft, articleDraft, letterDraft].map((table) => db.delete(table).where(lt(table.updatedAt, oldest(now))));
