import { eq, sql } from "drizzle-orm";
import type { PinnedInput, PinnedMessage } from "../../contract/community";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { pinnedMessage } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { broadcast } from "../../write/broadcast";
import { makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { selectPinned } from "./list-pinned";
import { presentPinned } from "./present";

/** Pins a message in the acting admin's name. A retry under the same key returns the first one. */
export async function createPinned(ctx: Ctx, input: PinnedInput, once: OnceOnly | null) {
  return makeOnce(ctx, once, {
    make: () => insertPinned(ctx, input, once),
    find: (id) => readPinned(ctx, Number(id)),
  });
}

async function readPinned(ctx: Ctx, id: number): Promise<PinnedMessage> {
  const row = await selectPinned(ctx.db).where(eq(pinnedMessage.id, id)).get();
  if (!row) throw notFound("Pinned message");
  return presentPinned(row);
}

async function insertPinned(ctx: Ctx, input: PinnedInput, once: OnceOnly | null): Promise<PinnedMessage> {
  const { db, now } = ctx;
  const newest = sql`(select max(${pinnedMessage.id}) from ${pinnedMessage})`;
  const write = writing(ctx, { once, made: newest });
  // Checked within the batch, so that two concurrent calls cannot both pass the limit.
  write.refuseUnless(
    sql`(select count(*) from pinned_message) < ${COMMUNITY_LIMITS.pinned}`,
    new AppError("conflict", REFUSALS.tooManyPinned),
  );
  write.add(
    db.insert(pinnedMessage).values({ ...input, adminId: memberOf(ctx.actor).user.id, createdAt: now, updatedAt: now }),
  );
  audit(write, "pinned.create", ["pinned_message", newest], { title: input.title, priority: input.priority });
  const row = write.add(selectPinned(db).where(eq(pinnedMessage.id, newest)));
  broadcast(write, { type: "pinned_update" });
  return presentPinned((await write.commit()).one(row));
}

/** Changes a pinned message; its author stays. */
export async function changePinned(ctx: Ctx, id: number, input: PinnedInput): Promise<PinnedMessage> {
  const isThisMessage = eq(pinnedMessage.id, id);
  const write = writing(ctx);
  write.must(
    ctx.db
      .update(pinnedMessage)
      .set({ ...input, updatedAt: ctx.now })
      .where(isThisMessage),
    notFound("Pinned message"),
  );
  audit(write, "pinned.change", `pinned_message:${id}`, { title: input.title, priority: input.priority });
  const row = write.add(selectPinned(ctx.db).where(isThisMessage));
  broadcast(write, { type: "pinned_update" });
  return presentPinned((await write.commit()).one(row));
}

export async function deletePinned(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(pinnedMessage).where(eq(pinnedMessage.id, id)), notFound("Pinned message"));
  audit(write, "pinned.delete", `pinned_message:${id}`);
  broadcast(write, { type: "pinned_update" });
  await write.commit();
}
