import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ReactionType } from "../../contract/community-limits";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { communityComment, communityPost } from "../../db/community";
import { reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleTo } from "./policy";

const person = { firstName: user.firstName, lastName: user.lastName, profileImageUrl: user.image };

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
      hasReported: sql<number>`exists (
        select 1 from post_report r where r.post_id = community_post.id and r.reporter_id = ${userId})`,
    })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId));
}

/** What a member has given a post, as JSON. In words, not columns: drizzle leaves the table out of a selection's columns. */
export const ownReactions = (userId: string) =>
  sql<ReactionType[]>`(
  select json_group_array(r.reaction_type) from post_reaction r
  where r.post_id = community_post.id and r.user_id = ${userId})`.mapWith((json: string): ReactionType[] =>
    JSON.parse(json),
  );

export function selectComments(db: Db) {
  return db
    .select({ comment: communityComment, user: person })
    .from(communityComment)
    .leftJoin(user, eq(user.id, communityComment.userId));
}

/** A post that the actor may see, for the first round trip of a verb; null for any other. */
export function visiblePost(ctx: Ctx, id: number) {
  const found = ctx.db
    .select()
    .from(communityPost)
    .where(and(eq(communityPost.id, id), visibleTo(ctx.actor)));
  return reading([found], ([[row]]): typeof communityPost.$inferSelect | null => row ?? null);
}

/** A comment that is not deleted, of a post that the actor may see; null for any other. */
export function visibleComment(ctx: Ctx, id: number) {
  const found = ctx.db
    .select(getTableColumns(communityComment))
    .from(communityComment)
    .innerJoin(communityPost, eq(communityPost.id, communityComment.postId))
    .where(and(eq(communityComment.id, id), isNull(communityComment.deletedAt), visibleTo(ctx.actor)));
  return reading([found], ([[row]]): typeof communityComment.$inferSelect | null => row ?? null);
}

/**
 * Older than the cursor, in a list that an index on (instant, id) gives newest first. A row value, because of the same
 * in words of OR and AND SQLite reads and sorts everything that is older.
 */
export function olderThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  return cursor ? sql`(${at}, ${id}) < (${sql.join(numbersOf(cursor), sql`, `)})` : undefined;
}

/** The same for a list that begins with the oldest. */
export function laterThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  return cursor ? sql`(${at}, ${id}) > (${sql.join(numbersOf(cursor), sql`, `)})` : undefined;
}

const numbersOf = (cursor: string) => cursor.split(".").map((part) => sql`${Number(part)}`);
