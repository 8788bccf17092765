import { eq, isNull, or, type Placeholder, type SQL } from "drizzle-orm";
import type { communityComment, communityPost } from "../../db/community";
import { type Actor, isAdmin } from "../../http/actor";
import { memberOf } from "../../http/guards";

/** Whether somebody may see what reports have hidden: their own, and admins anybody's. */
export const maySeeHidden = (actor: Actor, authorId: string | null) =>
  isAdmin(actor) || memberOf(actor).user.id === authorId;

/** The posts, or comments, that somebody may see; as `maySeeHidden`, for a statement. */
export function visibleTo(actor: Actor, rows: typeof communityPost | typeof communityComment): SQL | undefined {
  return isAdmin(actor) ? undefined : notHiddenFrom(memberOf(actor).user.id, rows);
}

/** The same of a member who is no admin, whose id may be known later. */
export function notHiddenFrom(userId: string | Placeholder, rows: typeof communityPost | typeof communityComment) {
  return or(isNull(rows.hiddenAt), eq(rows.userId, userId));
}
