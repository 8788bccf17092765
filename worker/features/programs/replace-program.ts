import { and, eq, isNull, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { localDate } from "../../contract/calendar";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { runReads } from "../../db/batched-read";
import { weeklyProgram } from "../../db/programs";
import { AppError, notFound } from "../../http/app-error";
import { auditRow, auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { deliverWeekNotices, weekNoticeRow } from "../notices/week-notices";
import { withoutCopyMark } from "./copy-mark";
import { statusOf } from "./policy";
import { findProgram } from "./queries";
import { readAdminProgram } from "./read-program";
import { whyNotPublishable } from "./save-week";

type Wanted = { id: number; olderId: number };

/**
 * A week takes another one's place in one step: its dates, whom it is for and how it is published, while the other one is
 * deleted, and its notice with it: members are told of the new one. A week that is over has no place to take: the new one
 * stays as it is.
 */
export async function replaceProgram(ctx: Ctx, { id, olderId }: Wanted): Promise<AdminWeeklyProgram> {
  const { db, now } = ctx;
  const viewer = memberOf(ctx.actor);
  if (id === olderId) {
    const message = "A week cannot replace itself.";
    throw new AppError("invalid", message, { issues: [{ path: "olderId", message }] });
  }
  const { found, older } = await runReads(db, {
    found: findProgram(db, viewer, now, id),
    older: findProgram(db, viewer, now, olderId),
  });
  if (!found || !older) throw notFound("Weekly program");
  const { startDate, endDate, assignedTo, publishAt } = older.program;
  const over = endDate < localDate(now, brand.timeZone);
  const status = over ? "draft" : statusOf(older.program, now);
  const why = status === "draft" ? null : whyNotPublishable(found.exercises.map(({ name }) => name));
  if (why) throw new AppError("invalid", why, { code: "invalid_program" });
  const place = {
    startDate,
    endDate,
    assignedTo,
    ...(status === "published"
      ? { isPublished: true, publishAt: null, title: withoutCopyMark(found.program.title) }
      : {}),
    ...(status === "scheduled" ? { publishAt } : {}),
  };
  const actorId = viewer.user.id;
  const [, , [changed], , told] = await db.batch([
    db
      .update(weeklyProgram)
      .set({ deletedAt: now, updatedAt: now })
      .where(
        and(
          eq(weeklyProgram.id, olderId),
          isNull(weeklyProgram.deletedAt),
          // Whatever happens meanwhile, the older one does not go without the new one.
          sql`exists (select 1 from weekly_program n where n.id = ${id} and n.deleted_at is null)`,
        ),
      ),
    auditRowIfChanged(db, {
      at: now,
      actorId,
      action: "program.delete",
      subject: `weekly_program:${olderId}`,
      detail: { replacedBy: id },
    }),
    db
      .update(weeklyProgram)
      .set({ ...(over ? {} : place), updatedAt: now })
      .where(and(eq(weeklyProgram.id, id), isNull(weeklyProgram.deletedAt)))
      .returning({ id: weeklyProgram.id }),
    auditRow(db, {
      at: now,
      actorId,
      action: "program.replace",
      subject: `weekly_program:${id}`,
      detail: { replaced: olderId, status },
    }),
    weekNoticeRow(db, now, status === "published" ? sql`w.id = ${id}` : sql`0`),
  ]);
  if (!changed) throw notFound("Weekly program");
  deliverWeekNotices(ctx, told);
  return readAdminProgram(ctx, id);
}
