import { and, eq, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import type { ReactionType } from "../../contract/community-limits";
import { user } from "../../db/account";
import { batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { communityComment, communityPost } from "../../db/community";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleTo } from "./policy";

/** The columns of a member that the community shows. */
export const person = {
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.image,
  role: user.role,
  belt: user.belt,
};

/** Selects posts with their authors, the same for everybody. */
export function selectPosts(db: Db) {
  return db
    .select({ post: communityPost, user: person })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId));
}

/** Selects posts with their authors and the reader's own reactions. */
export function selectFeed(ctx: Ctx) {
  const userId = memberOf(ctx.actor).user.id;
  return ctx.db
    .select({
      post: communityPost,
      user: person,
      ownReactions: ownReactions(userId),
      hasReported: hasReported(userId),
    })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId));
}

/** Same as a prepared query, for the reader `userId`. */
export const preparedFeed = {
  post: getTableColumns(communityPost),
  user: person,
  ownReactions: sql<ReactionType[]>`json(${ownReactions(sql.placeholder("userId"))})`,
  hasReported: hasReported(sql.placeholder("userId")),
};

/** Selects a member's reactions to a post, as JSON. Raw SQL, as drizzle omits the table of a selection's columns. */
export function ownReactions(userId: string | Placeholder) {
  return sql<ReactionType[]>`(
  select json_group_array(r.reaction_type) from post_reaction r
  where r.post_id = community_post.id and r.user_id = ${userId})`.mapWith((json: string): ReactionType[] =>
    JSON.parse(json),
  );
}

function hasReported(userId: string | Placeholder) {
  return sql`exists (
    select 1 from post_report r where r.post_id = community_post.id and r.reporter_id = ${userId})`.mapWith(Boolean);
}

/** Selects comments with their authors, and whether the reader has reported them. */
export function selectComments(ctx: Ctx) {
  const userId = memberOf(ctx.actor).user.id;
  return ctx.db
    .select({
      comment: communityComment,
      user: person,
      hasReported: sql`exists (
        select 1 from comment_report r where r.comment_id = community_comment.id and r.reporter_id = ${userId})`.mapWith(
        Boolean,
      ),
    })
    .from(communityComment)
    .leftJoin(user, eq(user.id, communityComment.userId));
}

/** Reads a post that the actor may see; null for any other. */
export function visiblePost(ctx: Ctx, id: number) {
  const found = ctx.db
    .select()
    .from(communityPost)
    .where(and(eq(communityPost.id, id), visibleTo(ctx.actor, communityPost)));
  return batchedRead([found], ([[row]]): typeof communityPost.$inferSelect | null => row ?? null);
}
