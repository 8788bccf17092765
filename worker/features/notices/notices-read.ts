import { sql } from "drizzle-orm";
import type { NoticeKind } from "../../contract/notices-limits";
import type { Db } from "../../db/client";
import { notice } from "../../db/notices";

/** The statement that takes what is unread about one thing as read, for the batch in which it was looked at. */
export function noticesReadRow(db: Db, now: Date, userId: string, kind: NoticeKind, subject: string) {
  return db
    .update(notice)
    .set({ readAt: now })
    .where(
      sql`${notice.userId} = ${userId} and ${notice.kind} = ${kind} and ${notice.subject} = ${subject} and ${notice.readAt} is null`,
    );
}
