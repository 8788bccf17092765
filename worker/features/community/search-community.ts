import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CommunitySearch, FoundWriting } from "../../contract/community";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import { excerptOf, searchedWords } from "../../contract/search-excerpt";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { communityComment, communityMute, communityPost } from "../../db/community";
import { cursorValues, type Page } from "../../db/cursor";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { foldWaiting, unfoldedTexts } from "../desk/fold-written";
import { presentPerson } from "./present";
import { person } from "./queries";
import { consumeOwn, SEARCH } from "./rate-limits";
import { isActiveMute } from "./standing";

/** The most posts, and comments, that one call searches; the next page goes on from there. */
const LOOKED_THROUGH = 2000;
const NOT_BEFORE_ANY = 999_999_999_999;

/**
 * Searches posts and comments with all of the words, newest first, without hidden and deleted ones and those of authors who
 * are muted or have left. Each kind is searched by its own ids; the cursor holds the position in both.
 */
export async function searchCommunity(
  ctx: Ctx,
  { search, cursor, limit }: CommunitySearch,
): Promise<Page<FoundWriting>> {
  await consumeOwn(ctx, SEARCH);
  const words = searchedWords(search, COMMUNITY_LIMITS.searchWords);
  const at = cursorValues(cursor);
  const before = { post: at?.cursorAt ?? NOT_BEFORE_ANY, comment: at?.cursorId ?? NOT_BEFORE_ANY };
  const look = () =>
    runReads(ctx.db, {
      posts: postsWith(ctx, words, before.post, limit),
      comments: commentsWith(ctx, words, before.comment, limit),
      postsEnd: endOf(ctx, "post", before.post),
      commentsEnd: endOf(ctx, "comment", before.comment),
      newPosts: unfoldedTexts(ctx.db, "post"),
      newComments: unfoldedTexts(ctx.db, "comment"),
    });
  let found = await look();
  if (found.newPosts.length + found.newComments.length > 0) {
    await foldWaiting(ctx, "post", found.newPosts);
    await foldWaiting(ctx, "comment", found.newComments);
    found = await look();
  }
  return pageOfBoth(found, before, { words, limit });
}

type Found = {
  posts: Awaited<ReturnType<typeof postsWith>>;
  comments: Awaited<ReturnType<typeof commentsWith>>;
  postsEnd: { id: number }[];
  commentsEnd: { id: number }[];
};
type Before = { post: number; comment: number };

function pageOfBoth(
  { posts, comments, postsEnd, commentsEnd }: Found,
  before: Before,
  { words, limit }: { words: string[]; limit: number },
): Page<FoundWriting> {
  const both = [
    ...posts.map((row) => ({ kind: "post" as const, postId: row.id, ...row })),
    ...comments.map((row) => ({ kind: "comment" as const, ...row })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  const shown = both.slice(0, limit);
  /** Returns where a kind's next page begins: after its last shown row, or after all searched rows if none is left. */
  const next = (kind: "post" | "comment", rows: readonly unknown[], [end]: { id: number }[]) => {
    const own = shown.filter((each) => each.kind === kind);
    const rest = rows.length > own.length;
    return rest ? (own.at(-1)?.id ?? before[kind]) : (end?.id ?? 0);
  };
  const [post, comment] = [next("post", posts, postsEnd), next("comment", comments, commentsEnd)];
  return {
    items: shown.map(({ kind, id, postId, content, createdAt, user: who }) => ({
      kind,
      id,
      postId,
      excerpt: excerptOf(content, words),
      createdAt: createdAt.toISOString(),
      user: presentPerson(who),
    })),
    nextCursor: post > 0 || comment > 0 ? `${post}.${comment}` : null,
  };
}

/** Selects the rows of a kind that are searched, newest first. */
const window = (kind: "post" | "comment", before: number) =>
  sql`(select id, folded from written_text where kind = ${kind} and id < ${before} order by id desc limit ${LOOKED_THROUGH})`;

const saysAll = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`instr(w.folded, ${word}) > 0`),
    sql` and `,
  );

/** Selects where the next page's search begins; nothing on the last page. */
const endOf = ({ db }: Ctx, kind: "post" | "comment", before: number) =>
  db.select({ id: sql<number>`w.id`.as("id") }).from(
    sql`(select id from written_text where kind = ${kind} and id < ${before} order by id desc
        limit 1 offset ${LOOKED_THROUGH - 1}) w`,
  );

function notMuted({ db, now }: Ctx, author: SQL): SQL {
  const muted = db
    .select({ one: sql`1` })
    .from(communityMute)
    .where(and(sql`${communityMute.userId} = ${author}`, isActiveMute(now)));
  return sql`not exists ${muted}`;
}

const postsWith = (ctx: Ctx, words: string[], before: number, limit: number) =>
  ctx.db
    .select({ id: communityPost.id, content: communityPost.content, createdAt: communityPost.createdAt, user: person })
    .from(sql`${window("post", before)} w`)
    .innerJoin(communityPost, sql`${communityPost.id} = w.id`)
    .innerJoin(user, eq(user.id, communityPost.userId))
    .where(and(saysAll(words), isNull(communityPost.hiddenAt), notMuted(ctx, sql`${communityPost.userId}`)))
    .orderBy(sql`w.id desc`)
    .limit(limit + 1);

const commentsWith = (ctx: Ctx, words: string[], before: number, limit: number) =>
  ctx.db
    .select({
      id: communityComment.id,
      // Aliased: a batch returns rows by column names, and a second "id" would replace the first.
      postId: sql<number>`${communityComment.postId}`.as("found_under"),
      content: communityComment.content,
      createdAt: communityComment.createdAt,
      user: person,
    })
    .from(sql`${window("comment", before)} w`)
    .innerJoin(communityComment, sql`${communityComment.id} = w.id`)
    .innerJoin(communityPost, eq(communityPost.id, communityComment.postId))
    .innerJoin(user, eq(user.id, communityComment.userId))
    .where(
      and(
        saysAll(words),
        isNull(communityComment.hiddenAt),
        living(communityComment),
        isNull(communityPost.hiddenAt),
        notMuted(ctx, sql`${communityComment.userId}`),
      ),
    )
    .orderBy(desc(sql`w.id`))
    .limit(limit + 1);
