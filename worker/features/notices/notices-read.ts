import { sql } from "drizzle-orm";
import type { NoticeKind } from "../../contract/notices-limits";
import type { Db } from "../../db/client";
import { notice } from "../../db/notices";

/** Returns the statement that marks notices about one subject as read, for the batch that reads the subject. */
export function noticesReadRow(db: Db, now: Date, userId: string, kind: NoticeKind, subject: string) {
  return db
    .update(notice)
    .set({ readAt: now })
    .where(
      sql`${notice.userId} = ${userId} and ${notice.kind} = ${kind} and ${notice.subject} = ${subject} and ${notice.readAt} is null`,
    );
}
