import { eq } from "drizzle-orm";
import type { MutedMember, NewMute } from "../../contract/community";
import { user } from "../../db/account";
import { communityMute } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { refreshAdmins, refreshMember } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { presentPerson } from "./present";
import { person } from "./queries";
import { presentMute } from "./standing";

const DAY_MS = 86_400_000;

/** Mutes a member, who may then read but not write; an existing mute is replaced. */
export async function muteMember(ctx: Ctx, userId: string, { days, reason }: NewMute): Promise<MutedMember> {
  const { db, now } = ctx;
  const who = await db.select(person).from(user).where(eq(user.id, userId)).get();
  if (!who) throw notFound("Member");
  if (who.role === "admin") throw new AppError("invalid", "An admin cannot be muted.");
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const mute = { reason, until, mutedBy: memberOf(ctx.actor).user.id, createdAt: now };
  const write = writing(ctx);
  write.add(
    db
      .insert(communityMute)
      .values({ userId, ...mute })
      .onConflictDoUpdate({ target: communityMute.userId, set: mute }),
  );
  audit(write, "community.mute", `user:${userId}`, { days, reason });
  refreshMember(write, userId);
  refreshAdmins(write);
  await write.commit();
  return { userId, user: presentPerson(who), mutedAt: now.toISOString(), ...presentMute({ reason, until }) };
}

/** Ends a member's mute. */
export async function unmuteMember(ctx: Ctx, userId: string): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(communityMute).where(eq(communityMute.userId, userId)), notFound("Mute"));
  audit(write, "community.unmute", `user:${userId}`);
  refreshMember(write, userId);
  refreshAdmins(write);
  await write.commit();
}
