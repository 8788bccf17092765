import { and, isNull, lte, sql } from "drizzle-orm";
import { auditLog } from "../../db/account";
import type { Db } from "../../db/client";
import { weeklyProgram } from "../../db/programs";
import { weekNoticeRow } from "../notices/week-notices";
import { TITLE_WITHOUT_COPY_MARK } from "./copy-mark";

/**
 * Writes down the schedules that have come due. The batch is atomic and clears them, so each is published and recorded once,
 * however often or late the clock comes round. Answers the notices of those that members are now to be told of.
 */
export async function publishDuePrograms(db: Db, now: Date): Promise<{ subject: string }[]> {
  const due = and(lte(weeklyProgram.publishAt, now), isNull(weeklyProgram.deletedAt));
  const [told] = await db.batch([
    weekNoticeRow(db, now, sql`w.publish_at <= ${now.getTime()}`),
    db.insert(auditLog).select(sql`
      select lower(hex(randomblob(16))), ${now.getTime()}, null, 'program.publish', 'weekly_program:' || ${weeklyProgram.id},
        '{"scheduled":true}' from ${weeklyProgram} where ${due}`),
    db
      .update(weeklyProgram)
      .set({ isPublished: true, publishAt: null, title: TITLE_WITHOUT_COPY_MARK, updatedAt: now })
      .where(due),
  ]);
  return told;
}
