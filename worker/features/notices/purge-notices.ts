import { asc, inArray, lt } from "drizzle-orm";
import { NOTICE_RETENTION_DAYS } from "../../contract/notices-limits";
import type { Db } from "../../db/client";
import { notice } from "../../db/notices";

const AT_ONCE = 1000;

/** Returns the statement that deletes the oldest notices. */
export function purgeNotices(db: Db, now: Date) {
  const cutoff = new Date(now.getTime() - NOTICE_RETENTION_DAYS * 86_400_000);
  const old = db
    .select({ id: notice.id })
    .from(notice)
    .where(lt(notice.at, cutoff))
    .orderBy(asc(notice.at))
    .limit(AT_ONCE);
  return db.delete(notice).where(inArray(notice.id, old));
}
