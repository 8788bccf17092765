import { and, eq, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import type { ReactionType } from "../../contract/community-limits";
import { user } from "../../db/account";
import { batchedRead } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { communityComment, communityPost } from "../../db/community";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleTo } from "./policy";

/** What the community shows of a member. */
export const person = {
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.image,
  role: user.role,
  belt: user.belt,
};

/** Posts with their authors, as they are for everybody. */
export function selectPosts(db: Db) {
  return db
    .select({ post: communityPost, user: person })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId));
}

/** Posts with their authors and with what is the reader's own. */
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

/** The same for a kept query, for the reader `userId`. */
export const preparedFeed = {
  post: getTableColumns(communityPost),
  user: person,
  ownReactions: sql<ReactionType[]>`json(${ownReactions(sql.placeholder("userId"))})`,
  hasReported: hasReported(sql.placeholder("userId")),
};

/** What a member has given a post, as JSON. In words, not columns: drizzle leaves the table out of a selection's columns. */
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

/** Comments with their authors, and whether the reader has reported them. */
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

/** A post that the actor may see, for the first round trip of a verb; null for any other. */
export function visiblePost(ctx: Ctx, id: number) {
  const found = ctx.db
    .select()
    .from(communityPost)
    .where(and(eq(communityPost.id, id), visibleTo(ctx.actor, communityPost)));
  return batchedRead([found], ([[row]]): typeof communityPost.$inferSelect | null => row ?? null);
}
