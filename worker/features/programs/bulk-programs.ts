import { and, type SQL, sql } from "drizzle-orm";
import type { BulkPrograms, BulkResult } from "../../contract/programs";
import type { BulkAction } from "../../contract/programs-limits";
import { auditLog } from "../../db/account";
import { weeklyProgram } from "../../db/programs";
import { living, restorable } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { deliverWeekNotices, weekNoticeRow } from "../notices/week-notices";
import { TITLE_WITHOUT_COPY_MARK } from "./copy-mark";
import { remainingSchedule } from "./restore-program";

/** Publishes, takes back, deletes or restores several weeks in one batch; those that cannot be are answered with the reason. */
export async function bulkPrograms(ctx: Ctx, { ids, action }: BulkPrograms): Promise<BulkResult> {
  const { db, now } = ctx;
  const asked = JSON.stringify([...new Set(ids)]);
  const which = and(
    sql`${weeklyProgram.id} in (select value from json_each(${asked}))`,
    action === "restore" ? restorable(weeklyProgram, now) : living(weeklyProgram),
    action === "publish" ? sql`${weeklyProgram.exerciseCount} > 0 and not ${HAS_NAMELESS}` : undefined,
  );
  const [found, , changed, told] = await db.batch([
    db
      .select({ id: weeklyProgram.id, title: weeklyProgram.title, exercises: weeklyProgram.exerciseCount })
      .from(weeklyProgram)
      .where(and(sql`${weeklyProgram.id} in (select value from json_each(${asked}))`, living(weeklyProgram))),
    // Before the change, while the condition still finds them.
    db.insert(auditLog).select(sql`
      select lower(hex(randomblob(16))), ${now.getTime()}, ${memberOf(ctx.actor).user.id}, ${`program.${action}`},
        'weekly_program:' || ${weeklyProgram.id}, '{"bulk":true}' from ${weeklyProgram} where ${which}`),
    db
      .update(weeklyProgram)
      .set({ ...changeOf(action, now), updatedAt: now })
      .where(which)
      .returning({ id: weeklyProgram.id }),
    weekNoticeRow(db, now, action === "publish" ? sql`w.id in (select value from json_each(${asked}))` : sql`0`),
  ]);
  deliverWeekNotices(ctx, told);
  const done = new Set(changed.map(({ id }) => id));
  const refused = action === "publish" ? found.filter(({ id }) => !done.has(id)) : [];
  return {
    changed: [...done],
    refused: refused.map(({ id, title, exercises }) => ({
      id,
      title,
      message: exercises === 0 ? "It has no exercises." : "It has exercises without a name.",
    })),
  };
}

const HAS_NAMELESS = sql`exists (select 1 from daily_workout d join exercise e on e.daily_workout_id = d.id
  where d.program_id = ${weeklyProgram.id} and trim(e.name) = '')`;

function changeOf(action: BulkAction, now: Date): Record<string, SQL | Date | boolean | null> {
  if (action === "publish") return { isPublished: true, publishAt: null, title: TITLE_WITHOUT_COPY_MARK };
  if (action === "unpublish") return { isPublished: false, publishAt: null };
  return action === "delete" ? { deletedAt: now } : { deletedAt: null, publishAt: remainingSchedule(now) };
}
