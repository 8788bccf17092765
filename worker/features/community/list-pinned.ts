import { desc, eq } from "drizzle-orm";
import type { PinnedMessage } from "../../contract/community";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { pinnedMessage } from "../../db/community";
import type { Ctx } from "../../http/context";
import { presentPinned } from "./present";

export function selectPinned(db: Db) {
  return db
    .select({ message: pinnedMessage, admin: { firstName: user.firstName, lastName: user.lastName } })
    .from(pinnedMessage)
    .innerJoin(user, eq(user.id, pinnedMessage.adminId));
}

/** Lists all pinned messages, highest priority first, then newest; their number is limited. */
export async function listPinned(ctx: Ctx): Promise<PinnedMessage[]> {
  const rows = await selectPinned(ctx.db)
    .orderBy(desc(pinnedMessage.priority), desc(pinnedMessage.createdAt), desc(pinnedMessage.id))
    .limit(COMMUNITY_LIMITS.pinned);
  return rows.map(presentPinned);
}
