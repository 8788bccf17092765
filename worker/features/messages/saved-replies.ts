import { asc, eq, sql } from "drizzle-orm";
import type { SavedReply, SavedReplyInput } from "../../contract/messages";
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from "../../contract/messages-limits";
import { savedReply } from "../../db/messages";
import { AppError, notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { makeOnce, type OnceOnly, rememberCallIfChanged } from "../../http/idempotency";

/** All replies that are kept, by name; there are never more than the limit. */
export async function listSavedReplies(ctx: Ctx): Promise<SavedReply[]> {
  const rows = await ctx.db
    .select()
    .from(savedReply)
    .orderBy(asc(savedReply.title), asc(savedReply.id))
    .limit(MESSAGE_LIMITS.savedReplies);
  return rows.map(present);
}

/** Keeps a reply. A retry under the same key answers the first one. */
export async function createSavedReply(ctx: Ctx, input: SavedReplyInput, once: OnceOnly | null) {
  const { made, thing } = await makeOnce(ctx, once, {
    make: () => insertSavedReply(ctx, input, once),
    find: (id) => readSavedReply(ctx, Number(id)),
  });
  return { made, reply: thing };
}

async function readSavedReply(ctx: Ctx, id: number): Promise<SavedReply> {
  const row = await ctx.db.select().from(savedReply).where(eq(savedReply.id, id)).get();
  if (!row) throw notFound("Saved reply");
  return present(row);
}

async function insertSavedReply(
  ctx: Ctx,
  { title, content }: SavedReplyInput,
  once: OnceOnly | null,
): Promise<SavedReply> {
  const { db, now } = ctx;
  const newest = sql`(select max(${savedReply.id}) from ${savedReply})`;
  const [inserted, ...others] = await db.batch([
    // The limit is asked in the statement itself, so that two at once cannot pass it together.
    db.insert(savedReply).select(sql`select null, ${title}, ${content}, ${now.getTime()}
      where (select count(*) from saved_reply) < ${MESSAGE_LIMITS.savedReplies}`),
    ...rememberCallIfChanged(ctx, once, newest),
    audit(ctx, "saved_reply.create", sql<string>`'saved_reply:' || ${newest}`),
    db.select().from(savedReply).where(eq(savedReply.id, newest)),
  ]);
  const [row] = others.at(-1) as (typeof savedReply.$inferSelect)[];
  if (inserted.meta.changes === 0 || !row) throw new AppError("conflict", MESSAGE_REFUSALS.tooManySaved);
  return present(row);
}

export async function changeSavedReply(ctx: Ctx, id: number, input: SavedReplyInput): Promise<SavedReply> {
  const [[row]] = await ctx.db.batch([
    ctx.db
      .update(savedReply)
      .set({ ...input, updatedAt: ctx.now })
      .where(eq(savedReply.id, id))
      .returning(),
    audit(ctx, "saved_reply.change", `saved_reply:${id}`),
  ]);
  if (!row) throw notFound("Saved reply");
  return present(row);
}

export async function deleteSavedReply(ctx: Ctx, id: number): Promise<void> {
  const [[gone]] = await ctx.db.batch([
    ctx.db.delete(savedReply).where(eq(savedReply.id, id)).returning({ id: savedReply.id }),
    audit(ctx, "saved_reply.delete", `saved_reply:${id}`),
  ]);
  if (!gone) throw notFound("Saved reply");
}

const present = ({ updatedAt, ...row }: typeof savedReply.$inferSelect): SavedReply => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

function audit(ctx: Ctx, action: string, subject: Parameters<typeof auditRowIfChanged>[1]["subject"]) {
  return auditRowIfChanged(ctx.db, { at: ctx.now, actorId: memberOf(ctx.actor).user.id, action, subject });
}
