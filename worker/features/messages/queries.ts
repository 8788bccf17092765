import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { conversation, directMessage } from "../../db/messages";
import { prepared } from "../../db/prepared-query";

/** Who receives what members write: the first admin. */
export const firstAdmin = (db: Db) =>
  db
    .select({ id: user.id, firstName: user.firstName, email: user.email })
    .from(user)
    .where(and(eq(user.role, "admin"), eq(user.banned, false)))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1)
    .get();

const reviewed = alias(directMessage, "reviewed");

/** Messages with what their side of the conversation has read, newest first, so many `rows`. */
function messagesWhere(which?: SQL) {
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
      .where(which)
      .orderBy(desc(directMessage.id))
      .limit(sql.placeholder("rows")),
  );
}

const ofMember = eq(conversation.memberId, sql.placeholder("memberId"));
const older = lt(directMessage.id, sql.placeholder("cursorId"));

/** All conversations, or that of `memberId`; from the newest message on, or from `cursorId`. */
export const messagePages = {
  all: { first: messagesWhere(), later: messagesWhere(older) },
  conversation: { first: messagesWhere(ofMember), later: messagesWhere(and(ofMember, older)) },
};

export const messageById = messagesWhere(eq(directMessage.id, sql.placeholder("id")));

type Selected = ReturnType<typeof messageById>["_"]["result"][number];
export type MessageRow = Omit<Selected, "reviewed"> & { reviewed: Selected["reviewed"] | null };
