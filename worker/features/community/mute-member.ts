import { eq } from "drizzle-orm";
import type { MutedMember, NewMute } from "../../contract/community";
import { user } from "../../db/account";
import { communityMute } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import { auditRow, auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { tell } from "../../platform/live";
import { presentMute } from "./standing";

const DAY_MS = 86_400_000;

/** From now on somebody may read and not write; a mute they already have is replaced. */
export async function muteMember(ctx: Ctx, userId: string, { days, reason }: NewMute): Promise<MutedMember> {
  const { db, now } = ctx;
  const who = await db
    .select({ role: user.role, firstName: user.firstName, lastName: user.lastName, profileImageUrl: user.image })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  if (!who) throw notFound("Member");
  const { role, ...person } = who;
  if (role === "admin") throw new AppError("invalid", "An admin cannot be muted.");
  const mutedBy = memberOf(ctx.actor).user.id;
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const mute = { reason, until, mutedBy, createdAt: now };
  await db.batch([
    db
      .insert(communityMute)
      .values({ userId, ...mute })
      .onConflictDoUpdate({ target: communityMute.userId, set: mute }),
    auditRow(db, {
      at: now,
      actorId: mutedBy,
      action: "community.mute",
      subject: `user:${userId}`,
      detail: { days, reason },
    }),
  ]);
  tellOfMute(ctx, userId);
  return { userId, user: person, mutedAt: now.toISOString(), ...presentMute({ reason, until }) };
}

/** Lets somebody write again. */
export async function unmuteMember(ctx: Ctx, userId: string): Promise<void> {
  const { db, now } = ctx;
  const [lifted] = await db.batch([
    db.delete(communityMute).where(eq(communityMute.userId, userId)),
    auditRowIfChanged(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action: "community.unmute",
      subject: `user:${userId}`,
    }),
  ]);
  if (lifted.meta.changes === 0) throw notFound("Mute");
  tellOfMute(ctx, userId);
}

function tellOfMute(ctx: Ctx, userId: string): void {
  ctx.later(tell(ctx.env, { userId }, { type: "notice" }));
  ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
}
