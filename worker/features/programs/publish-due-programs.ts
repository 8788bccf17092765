import { and, isNull, lte, sql } from "drizzle-orm";
import { auditLog } from "../../db/account";
import type { Db } from "../../db/client";
import { weeklyProgram } from "../../db/programs";

/**
 * Writes down the schedules that have come due. The batch is atomic and clears them, so each is published and recorded once,
 * however often or late the clock comes round.
 */
export async function publishDuePrograms(db: Db, now: Date): Promise<void> {
  const due = and(lte(weeklyProgram.publishAt, now), isNull(weeklyProgram.deletedAt));
  await db.batch([
    db.insert(auditLog).select(sql`
      select lower(hex(randomblob(16))), ${now.getTime()}, null, 'program.publish', 'weekly_program:' || ${weeklyProgram.id},
        '{"scheduled":true}' from ${weeklyProgram} where ${due}`),
    db.update(weeklyProgram).set({ isPublished: true, publishAt: null, updatedAt: now }).where(due),
  ]);
}
