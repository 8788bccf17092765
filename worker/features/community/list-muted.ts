import { and, desc, eq } from "drizzle-orm";
import type { MutedMember } from "../../contract/community";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { communityMute } from "../../db/community";
import { olderThan, type Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { presentPerson } from "./present";
import { person } from "./queries";
import { isActiveMute, presentMute } from "./standing";

/** Lists muted members, newest mute first. */
export async function listMuted(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<MutedMember>> {
  const { createdAt, id } = communityMute;
  const rows = await ctx.db
    .select({
      mute: communityMute,
      user: person,
    })
    .from(communityMute)
    .innerJoin(user, eq(user.id, communityMute.userId))
    .where(and(isActiveMute(ctx.now), olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.mute;
  return {
    items: shown.map(({ mute, user: person }) => ({
      userId: mute.userId,
      user: presentPerson(person),
      mutedAt: mute.createdAt.toISOString(),
      ...presentMute(mute),
    })),
    nextCursor: rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}
