import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { CommunityStanding, Mute } from "../../contract/community";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { communityMute } from "../../db/community";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Condition: the mute is in force. */
export const isActiveMute = (now: Date) => or(isNull(communityMute.until), gt(communityMute.until, now));

export const presentMute = (row: { reason: string | null; until: Date | null }): Mute => ({
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
});

/** Reads whether the actor is muted. */
export function ownMute(ctx: Ctx): BatchedRead<Mute | null> {
  const { id } = memberOf(ctx.actor).user;
  const found = ctx.db
    .select({ reason: communityMute.reason, until: communityMute.until })
    .from(communityMute)
    .where(and(eq(communityMute.userId, id), isActiveMute(ctx.now)));
  return batchedRead([found], ([[row]]) => (row ? presentMute(row) : null));
}

/** Returns what the member may do in the community. */
export async function readStanding(ctx: Ctx): Promise<CommunityStanding> {
  return { mute: await runRead(ctx.db, ownMute(ctx)) };
}

/** Throws `forbidden` if the actor is muted: they may read but not write. */
export function refuseMuted(ctx: Ctx, mute: Mute | null): void {
  if (!mute) return;
  const until = mute.until ? `until ${inWords(mute.until, memberOf(ctx.actor).user.timeZone)}` : "for now";
  const why = mute.reason ? ` The reason given: ${mute.reason}` : "";
  throw new AppError("forbidden", `You can read the community, but not write in it ${until}.${why}`, { code: "muted" });
}

function inWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(instant));
}
