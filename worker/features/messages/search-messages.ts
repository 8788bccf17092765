import { eq, sql } from "drizzle-orm";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import type { FoundMessage, MessageSearch } from "../../contract/messages";
import { mayDo } from "../../contract/rights";
import { excerptOf, searchedWords } from "../../contract/search-excerpt";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { cursorValues, type Page } from "../../db/cursor";
import { conversation } from "../../db/messages";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";
import { foldWaiting, unfoldedTexts } from "../desk/fold-written";

const SEARCH: RateLimit = {
  name: "message-search",
  calls: 40,
  seconds: 60,
  refusal: "You have searched a lot just now.",
};
/** The most messages that one call searches; the next page goes on from there. */
const LOOKED_THROUGH = 2000;
const NOT_BEFORE_ANY = 999_999_999_999;

/** Searches the member's own conversation for messages with all of the words, newest first. */
export const searchOwnMessages = (ctx: Ctx, asked: MessageSearch) => searchIn(ctx, memberOf(ctx.actor).user.id, asked);

/** Same in a member's conversation, for admins who answer it. */
export async function searchConversation(ctx: Ctx, memberId: string, asked: MessageSearch) {
  const existing = await ctx.db
    .select({ role: user.role, conversation: conversation.id })
    .from(user)
    .leftJoin(conversation, eq(conversation.memberId, user.id))
    .where(eq(user.id, memberId))
    .get();
  if (!existing || (mayDo(existing.role, "messages") && existing.conversation === null)) throw notFound("Conversation");
  return searchIn(ctx, memberId, asked);
}

async function searchIn(
  ctx: Ctx,
  memberId: string,
  { search, cursor, limit }: MessageSearch,
): Promise<Page<FoundMessage>> {
  await consume(ctx.env, SEARCH, "account", memberOf(ctx.actor).user.id, ctx.now);
  const words = searchedWords(search, COMMUNITY_LIMITS.searchWords);
  const before = cursorValues(cursor)?.cursorId ?? NOT_BEFORE_ANY;
  const look = () =>
    runReads(ctx.db, {
      rows: messagesWith(ctx, { memberId, words, before, limit }),
      end: endOf(ctx, memberId, before),
      waiting: unfoldedTexts(ctx.db, "message"),
    });
  let found = await look();
  if (found.waiting.length > 0) {
    await foldWaiting(ctx, "message", found.waiting);
    found = await look();
  }
  const shown = found.rows.slice(0, limit);
  const next = found.rows.length > limit ? shown.at(-1)?.id : found.end[0]?.id;
  return {
    items: shown.map(({ id, fromAdmin, content, createdAt }) => ({
      id,
      fromAdmin: Boolean(fromAdmin),
      excerpt: excerptOf(content, words),
      createdAt: new Date(createdAt).toISOString(),
    })),
    nextCursor: next ? `0.${next}` : null,
  };
}

const window = (memberId: string, before: number) => sql`(
  select m.id, m.content, m.from_admin, m.created_at from direct_message m
  where m.conversation_id = (select c.id from conversation c where c.member_id = ${memberId}) and m.id < ${before}
  order by m.id desc limit ${LOOKED_THROUGH})`;

type Look = { memberId: string; words: string[]; before: number; limit: number };

const messagesWith = ({ db }: Ctx, { memberId, words, before, limit }: Look) =>
  db
    .select({
      id: sql<number>`d.id`.as("id"),
      fromAdmin: sql<number>`d.from_admin`.as("from_admin"),
      content: sql<string>`d.content`.as("content"),
      createdAt: sql<number>`d.created_at`.as("created_at"),
    })
    .from(sql`${window(memberId, before)} d`)
    .innerJoin(sql`written_text w`, sql`w.kind = 'message' and w.id = d.id`)
    .where(
      sql.join(
        words.map((word) => sql`instr(w.folded, ${word}) > 0`),
        sql` and `,
      ),
    )
    .orderBy(sql`d.id desc`)
    .limit(limit + 1);

/** Selects where the next page's search begins; nothing on the last page. */
const endOf = ({ db }: Ctx, memberId: string, before: number) =>
  db
    .select({ id: sql<number>`d.id`.as("id") })
    .from(sql`${window(memberId, before)} d`)
    .orderBy(sql`d.id desc`)
    .limit(1)
    .offset(LOOKED_THROUGH - 1);
