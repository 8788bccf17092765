import { eq, sql } from "drizzle-orm";
import type { PinnedInput, PinnedMessage } from "../../contract/community";
import { COMMUNITY_LIMITS, COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { pinnedMessage } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { makeOnce, type OnceOnly, rememberCallIfChanged } from "../../http/idempotency";
import { announce } from "../../platform/live";
import { selectPinned } from "./list-pinned";
import { presentPinned } from "./present";

/** Pins a message in the acting admin's name. A retry under the same key answers the first one. */
export async function createPinned(ctx: Ctx, input: PinnedInput, once: OnceOnly | null) {
  const { made, thing } = await makeOnce(ctx, once, {
    make: () => insertPinned(ctx, input, once),
    find: (id) => readPinned(ctx, Number(id)),
  });
  return { made, message: thing };
}

async function readPinned(ctx: Ctx, id: number): Promise<PinnedMessage> {
  const row = await selectPinned(ctx.db).where(eq(pinnedMessage.id, id)).get();
  if (!row) throw notFound("Pinned message");
  return presentPinned(row);
}

async function insertPinned(
  ctx: Ctx,
  { title, content, priority }: PinnedInput,
  once: OnceOnly | null,
): Promise<PinnedMessage> {
  const { db, now } = ctx;
  const adminId = memberOf(ctx.actor).user.id;
  const at = now.getTime();
  const newest = sql`(select max(${pinnedMessage.id}) from ${pinnedMessage})`;
  const [inserted, ...others] = await db.batch([
    // The limit is asked in the statement itself, so that two at once cannot pass it together.
    db.insert(pinnedMessage).select(sql`select null, ${adminId}, ${title}, ${content}, ${priority}, ${at}, ${at}
      where (select count(*) from pinned_message) < ${COMMUNITY_LIMITS.pinned}`),
    ...rememberCallIfChanged(ctx, once, newest),
    auditRowIfChanged(db, {
      at: now,
      actorId: adminId,
      action: "pinned.create",
      subject: sql<string>`'pinned_message:' || ${newest}`,
      detail: { title, priority },
    }),
    selectPinned(db).where(eq(pinnedMessage.id, newest)),
  ]);
  const [row] = others.at(-1) as Awaited<ReturnType<typeof selectPinned>>;
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
