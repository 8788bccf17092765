import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Conversation, InboxQuery } from "../../contract/messages";
import { type InboxFilter, MESSAGE_LIMITS, WAITING_HOURS } from "../../contract/messages-limits";
import { user } from "../../db/account";
import { laterThan, olderThan, type Page } from "../../db/cursor";
import { conversation, directMessage } from "../../db/messages";
import type { Ctx } from "../../http/context";
import { presentStatus } from "./present";

/** Lists the inbox, latest conversation first; the unanswered ones with the longest waiting first. */
export async function listConversations(ctx: Ctx, wanted: InboxQuery): Promise<Page<Conversation>> {
  const { cursor, limit, filter = "all", type, search } = wanted;
  const byWait = filter === "unanswered";
  const { id, waitingSince, lastMessageAt } = conversation;
  const name = sql`lower(${user.firstName} || ' ' || ${user.lastName} || ' ' || ${user.email})`;
  const rows = await ctx.db
    .select({
      conversation,
      member: {
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        profileImageUrl: user.image,
      },
      message: {
        id: directMessage.id,
        content: sql<string>`substr(${directMessage.content}, 1, ${MESSAGE_LIMITS.preview})`,
        messageType: directMessage.messageType,
        mediaType: directMessage.mediaType,
        fromAdmin: directMessage.fromAdmin,
        createdAt: directMessage.createdAt,
      },
    })
    .from(conversation)
    .innerJoin(user, eq(user.id, conversation.memberId))
    .innerJoin(directMessage, eq(directMessage.id, conversation.lastMessageId))
    .where(
      and(
        filterCondition(filter, ctx.now),
        type ? eq(conversation.topic, type) : undefined,
        search ? sql`instr(${name}, ${search.toLowerCase()}) > 0` : undefined,
        byWait ? laterThan(cursor, waitingSince, id) : olderThan(cursor, lastMessageAt, id),
      ),
    )
    .orderBy(...(byWait ? [asc(waitingSince), asc(id)] : [desc(lastMessageAt), desc(id)]))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.conversation;
  const lastAt = byWait ? last?.waitingSince : last?.lastMessageAt;
  return {
    items: shown.map(({ conversation, member, message }) => ({
      ...presentStatus(conversation),
      member,
      lastMessage: { ...message, createdAt: message.createdAt.toISOString() },
    })),
    nextCursor: rows.length > limit && last && lastAt ? `${lastAt.getTime()}.${last.id}` : null,
  };
}

function filterCondition(filter: InboxFilter, now: Date): SQL | undefined {
  if (filter === "unread") return gt(conversation.unreadByAdmins, 0);
  if (filter === "unanswered") return isNotNull(conversation.waitingSince);
  if (filter === "unresolved") return isNull(conversation.resolvedAt);
  if (filter !== "waiting") return undefined;
  return lte(conversation.waitingSince, new Date(now.getTime() - WAITING_HOURS * 3_600_000));
}
