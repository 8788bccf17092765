import { eq, isNull, or, type Placeholder, type SQL } from "drizzle-orm";
import type { communityComment, communityPost } from "../../db/community";
import { type Actor, hasRight } from "../../http/actor";
import { memberOf } from "../../http/guards";

/** Returns whether the actor may see what reports have hidden: their own, or anybody's as a moderator. */
export const maySeeHidden = (actor: Actor, authorId: string | null) =>
  hasRight(actor, "moderation") || memberOf(actor).user.id === authorId;

/** Condition: posts or comments that the actor may see, like `maySeeHidden`. */
export function visibleTo(actor: Actor, rows: typeof communityPost | typeof communityComment): SQL | undefined {
  return hasRight(actor, "moderation") ? undefined : notHiddenFrom(memberOf(actor).user.id, rows);
}

/** Same for a member who does not moderate, in a prepared query. */
export function notHiddenFrom(userId: string | Placeholder, rows: typeof communityPost | typeof communityComment) {
  return or(isNull(rows.hiddenAt), eq(rows.userId, userId));
}
