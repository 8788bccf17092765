import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { conversation, directMessage } from "../../db/messages";
import { prepared } from "../../db/prepared-query";

/** Selects the first admin, who receives members' messages. */
export const firstAdmin = (db: Db) =>
  db
    .select({ id: user.id, firstName: user.firstName, email: user.email })
    .from(user)
    .where(and(eq(user.role, "admin"), eq(user.banned, false)))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1)
    .get();

const reviewed = alias(directMessage, "reviewed");

/** Selects messages, newest first, with how far each side has read. */
function messagesWhere(condition?: SQL) {
  const fields = {
    message: getTableColumns(directMessage),
    conversation: {
      memberId: conversation.memberId,
      readByAdmins: conversation.readByAdmins,
      readByMember: conversation.readByMember,
    },
    reviewed: { mediaUrl: reviewed.mediaUrl, mediaType: reviewed.mediaType },
  };
  return prepared(fields, (select) =>
    select
      .from(directMessage)
      .innerJoin(conversation, eq(conversation.id, directMessage.conversationId))
      .leftJoin(reviewed, eq(reviewed.id, directMessage.reviewedId))
      .where(condition)
      .orderBy(desc(directMessage.id))
      .limit(sql.placeholder("rows")),
  );
}

const ofMember = eq(conversation.memberId, sql.placeholder("memberId"));
const older = lt(directMessage.id, sql.placeholder("cursorId"));

/** Pages of all conversations, or of `memberId`'s; from the newest message, or from `cursorId`. */
export const messagePages = {
  all: { first: messagesWhere(), later: messagesWhere(older) },
  conversation: { first: messagesWhere(ofMember), later: messagesWhere(and(ofMember, older)) },
};

export const messageById = messagesWhere(eq(directMessage.id, sql.placeholder("id")));

type Selected = ReturnType<typeof messageById>["_"]["result"][number];
export type MessageRow = Omit<Selected, "reviewed"> & { reviewed: Selected["reviewed"] | null };
