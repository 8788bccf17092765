import { eq, sql } from "drizzle-orm";
import type { PinnedInput, PinnedMessage } from "../../contract/community";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { pinnedMessage } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce } from "../../platform/live";
import { selectPinned } from "./list-pinned";
import { presentPinned } from "./present";

/** Pins a message in the acting admin's name. */
export async function createPinned(ctx: Ctx, { title, content, priority }: PinnedInput): Promise<PinnedMessage> {
  const { db, now } = ctx;
  const adminId = memberOf(ctx.actor).user.id;
  const at = now.getTime();
  const newest = sql`(select max(${pinnedMessage.id}) from ${pinnedMessage})`;
  const [inserted, , [row]] = await db.batch([
    // The limit is asked in the statement itself, so that two at once cannot pass it together.
    db.insert(pinnedMessage).select(sql`select null, ${adminId}, ${title}, ${content}, ${priority}, ${at}, ${at}
      where (select count(*) from pinned_message) < ${COMMUNITY_LIMITS.pinned}`),
    auditRowIfChanged(db, {
      at: now,
      actorId: adminId,
      action: "pinned.create",
      subject: sql<string>`'pinned_message:' || ${newest}`,
      detail: { title, priority },
    }),
    selectPinned(db).where(eq(pinnedMessage.id, newest)),
  ]);
  if (inserted.meta.changes === 0 || !row) throw new AppError("conflict", REFUSALS.tooManyPinned);
  tellOfPinned(ctx);
  return presentPinned(row);
}

/** Changes a pinned message; whose it is stays. */
export async function changePinned(ctx: Ctx, id: number, input: PinnedInput): Promise<PinnedMessage> {
  const which = eq(pinnedMessage.id, id);
  const [, , [row]] = await ctx.db.batch([
    ctx.db
      .update(pinnedMessage)
      .set({ ...input, updatedAt: ctx.now })
      .where(which),
    audit(ctx, "pinned.change", id, { title: input.title, priority: input.priority }),
    selectPinned(ctx.db).where(which),
  ]);
  if (!row) throw notFound("Pinned message");
  tellOfPinned(ctx);
  return presentPinned(row);
}

export async function deletePinned(ctx: Ctx, id: number): Promise<void> {
  const [[gone]] = await ctx.db.batch([
    ctx.db.delete(pinnedMessage).where(eq(pinnedMessage.id, id)).returning({ id: pinnedMessage.id }),
    audit(ctx, "pinned.delete", id),
  ]);
  if (!gone) throw notFound("Pinned message");
  tellOfPinned(ctx);
}

function audit(ctx: Ctx, action: string, id: number, detail?: Record<string, unknown>) {
  return auditRowIfChanged(ctx.db, {
    at: ctx.now,
    actorId: memberOf(ctx.actor).user.id,
    action,
    subject: `pinned_message:${id}`,
    ...(detail ? { detail } : {}),
  });
}

const tellOfPinned = (ctx: Ctx) => ctx.later(announce(ctx.env, { type: "pinned_update" }));
