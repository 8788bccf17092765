import { eq, isNull, or, type SQL } from "drizzle-orm";
import { communityPost } from "../../db/community";
import type { Actor } from "../../http/actor";
import { memberOf } from "../../http/guards";

export const isAdmin = (actor: Actor) => memberOf(actor).user.role === "admin";

/** The posts somebody may see: a hidden one is its author's and the admins' alone. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined;
  return or(isNull(communityPost.hiddenAt), eq(communityPost.userId, memberOf(actor).user.id));
}
