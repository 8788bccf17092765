import { and, asc, desc, eq, lt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { conversation, directMessage } from "../../db/messages";

/** Who receives what members write: the first admin. */
export const firstAdmin = (db: Db) =>
  db
    .select({ id: user.id, firstName: user.firstName, email: user.email })
    .from(user)
    .where(and(eq(user.role, "admin"), eq(user.banned, false)))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1)
    .get();

/** Messages with what their side of the line has read, newest first; one more than the page, to see whether there are more. */
export function selectMessages(db: Db, which: SQL | undefined, { cursor, limit }: PageQuery) {
  const reviewed = alias(directMessage, "reviewed");
  return db
    .select({
      message: directMessage,
      line: {
        memberId: conversation.memberId,
        readByAdmins: conversation.readByAdmins,
        readByMember: conversation.readByMember,
      },
      reviewed: { mediaUrl: reviewed.mediaUrl, mediaType: reviewed.mediaType },
    })
    .from(directMessage)
    .innerJoin(conversation, eq(conversation.id, directMessage.conversationId))
    .leftJoin(reviewed, eq(reviewed.id, directMessage.reviewedId))
    .where(and(which, cursor ? lt(directMessage.id, Number(cursor.split(".")[1])) : undefined))
    .orderBy(desc(directMessage.id))
    .limit(limit + 1);
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];
