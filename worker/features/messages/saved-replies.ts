import { asc, eq, sql } from "drizzle-orm";
import type { SavedReply, SavedReplyInput } from "../../contract/messages";
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from "../../contract/messages-limits";
import { savedReply } from "../../db/messages";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { makeOnce } from "../../write/once";
import { writing } from "../../write/writing";

/** Lists all saved replies by name; their number is limited. */
export async function listSavedReplies(ctx: Ctx): Promise<SavedReply[]> {
  const rows = await ctx.db
    .select()
    .from(savedReply)
    .orderBy(asc(savedReply.title), asc(savedReply.id))
    .limit(MESSAGE_LIMITS.savedReplies);
  return rows.map(present);
}

/** Saves a reply. A retry under the same key returns the first one. */
export async function createSavedReply(ctx: Ctx, input: SavedReplyInput, once: OnceOnly | null) {
  return makeOnce(ctx, once, {
    make: () => insertSavedReply(ctx, input, once),
    find: (id) => readSavedReply(ctx, Number(id)),
  });
}

async function readSavedReply(ctx: Ctx, id: number): Promise<SavedReply> {
  const row = await ctx.db.select().from(savedReply).where(eq(savedReply.id, id)).get();
  if (!row) throw notFound("Saved reply");
  return present(row);
}

async function insertSavedReply(ctx: Ctx, input: SavedReplyInput, once: OnceOnly | null): Promise<SavedReply> {
  const newest = sql`(select max(${savedReply.id}) from ${savedReply})`;
  const write = writing(ctx, { once, made: newest });
  // Checked within the batch, so that two concurrent calls cannot both pass the limit.
  write.refuseUnless(
    sql`(select count(*) from saved_reply) < ${MESSAGE_LIMITS.savedReplies}`,
    new AppError("conflict", MESSAGE_REFUSALS.tooManySaved),
  );
  const saved = write.add(
    ctx.db
      .insert(savedReply)
      .values({ ...input, updatedAt: ctx.now })
      .returning(),
  );
  audit(write, "saved_reply.create", ["saved_reply", newest]);
  return present((await write.commit()).one(saved));
}

export async function changeSavedReply(ctx: Ctx, id: number, input: SavedReplyInput): Promise<SavedReply> {
  const write = writing(ctx);
  const saved = write.must(
    ctx.db
      .update(savedReply)
      .set({ ...input, updatedAt: ctx.now })
      .where(eq(savedReply.id, id))
      .returning(),
    notFound("Saved reply"),
  );
  audit(write, "saved_reply.change", `saved_reply:${id}`);
  return present((await write.commit()).one(saved));
}

export async function deleteSavedReply(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(savedReply).where(eq(savedReply.id, id)), notFound("Saved reply"));
  audit(write, "saved_reply.delete", `saved_reply:${id}`);
  await write.commit();
}

const present = ({ updatedAt, ...row }: typeof savedReply.$inferSelect): SavedReply => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});
