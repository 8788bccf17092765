import { and, type SQL, sql } from "drizzle-orm";
import type { BulkPrograms, BulkResult } from "../../contract/programs";
import type { BulkAction } from "../../contract/programs-limits";
import { weeklyProgram } from "../../db/programs";
import { living, restorable } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { auditEach } from "../../write/audit";
import { writing } from "../../write/writing";
import { onlyDrafts, refuseDrafter } from "../desk/drafting";
import { broadcastWeeks } from "../notices/week-notices";
import { TITLE_WITHOUT_COPY_MARK } from "./copy-mark";
import { remainingSchedule } from "./restore-program";

/**
 * Publishes, unpublishes, deletes or restores several weeks in one batch; returns the reason for each that cannot be
 * changed.
 */
export async function bulkPrograms(ctx: Ctx, { ids, action }: BulkPrograms): Promise<BulkResult> {
  const { db, now } = ctx;
  refuseDrafter(ctx, action === "publish" || action === "unpublish");
  const drafts = onlyDrafts(ctx)
    ? sql`not ${weeklyProgram.isPublished} and ${weeklyProgram.publishAt} is null`
    : undefined;
  const asked = JSON.stringify([...new Set(ids)]);
  const condition = and(
    sql`${weeklyProgram.id} in (select value from json_each(${asked}))`,
    action === "restore" ? restorable(weeklyProgram, now) : living(weeklyProgram),
    drafts,
    action === "publish" ? sql`${weeklyProgram.exerciseCount} > 0 and not ${HAS_NAMELESS}` : undefined,
  );
  const write = writing(ctx);
  const found = write.add(
    db
      .select({ id: weeklyProgram.id, title: weeklyProgram.title, exercises: weeklyProgram.exerciseCount })
      .from(weeklyProgram)
      .where(and(sql`${weeklyProgram.id} in (select value from json_each(${asked}))`, living(weeklyProgram))),
  );
  // Audited before the change, while the condition still matches.
  auditEach(write, `program.${action}`, {
    subject: sql`'weekly_program:' || ${weeklyProgram.id}`,
    from: sql`from ${weeklyProgram} where ${condition}`,
    detail: { bulk: true },
  });
  const changing = write.add(
    db
      .update(weeklyProgram)
      .set({ ...changeOf(action, now), updatedAt: now })
      .where(condition)
      .returning({ id: weeklyProgram.id }),
  );
  if (action === "publish") broadcastWeeks(write, sql`w.id in (select value from json_each(${asked}))`);
  const committed = await write.commit();
  const done = new Set(committed.of(changing).map(({ id }) => id));
  const refused =
    action === "publish" || (drafts && action === "delete")
      ? committed.of(found).filter(({ id }) => !done.has(id))
      : [];
  return {
    changed: [...done],
    refused: refused.map(({ id, title, exercises }) => ({
      id,
      title,
      message: drafts
        ? "It is published, and you write drafts."
        : exercises === 0
          ? "It has no exercises."
          : "It has exercises without a name.",
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
