import { eq, isNull, or, type Placeholder, type SQL } from "drizzle-orm";
import type { communityComment, communityPost } from "../../db/community";
import { type Actor, hasRight } from "../../http/actor";
import { memberOf } from "../../http/guards";

/** Whether somebody may see what reports have hidden: their own, and who moderates anybody's. */
export const maySeeHidden = (actor: Actor, authorId: string | null) =>
  hasRight(actor, "moderation") || memberOf(actor).user.id === authorId;

/** The posts, or comments, that somebody may see; as `maySeeHidden`, for a statement. */
export function visibleTo(actor: Actor, rows: typeof communityPost | typeof communityComment): SQL | undefined {
  return hasRight(actor, "moderation") ? undefined : notHiddenFrom(memberOf(actor).user.id, rows);
}

/** The same of a member who does not moderate, whose id may be known later. */
export function notHiddenFrom(userId: string | Placeholder, rows: typeof communityPost | typeof communityComment) {
  return or(isNull(rows.hiddenAt), eq(rows.userId, userId));
}
