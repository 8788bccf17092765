import { and, lte, sql } from "drizzle-orm";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { auditEach } from "../../write/audit";
import { writing } from "../../write/writing";
import { broadcastWeeks } from "../notices/week-notices";
import { TITLE_WITHOUT_COPY_MARK } from "./copy-mark";

/**
 * Publishes the weeks whose schedule has come due and notifies their members. The batch clears the schedules, so each
 * week is published and audited once, however often or late the task runs. Returns the new notices.
 */
export async function publishDuePrograms(
  scope: Pick<Ctx, "db" | "env" | "now" | "later">,
): Promise<{ subject: string }[]> {
  const { db, now } = scope;
  const due = and(lte(weeklyProgram.publishAt, now), living(weeklyProgram));
  const write = writing(scope);
  const notices = broadcastWeeks(write, sql`w.publish_at <= ${now.getTime()}`);
  auditEach(write, "program.publish", {
    subject: sql`'weekly_program:' || ${weeklyProgram.id}`,
    from: sql`from ${weeklyProgram} where ${due}`,
    detail: { scheduled: true },
  });
  write.add(
    db
      .update(weeklyProgram)
      .set({ isPublished: true, publishAt: null, title: TITLE_WITHOUT_COPY_MARK, updatedAt: now })
      .where(due),
  );
  return (await write.commit()).of(notices);
}
