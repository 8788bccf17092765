import { and, eq, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { localDate } from "../../contract/calendar";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { runReads } from "../../db/batched-read";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit, auditIfChanged } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { broadcastWeeks } from "../notices/week-notices";
import { withoutCopyMark } from "./copy-mark";
import { statusOf } from "./policy";
import { findProgram } from "./queries";
import { readAdminProgram } from "./read-program";
import { whyNotPublishable } from "./save-week";

type Wanted = { id: number; olderId: number };

/**
 * Replaces one week by another in one batch: the new one takes the old one's dates, assignment and publication; the old
 * one and its notice are deleted, and members are notified of the new one. A past week has no place to take: the new
 * one stays.
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
  refuseDrafter(
    ctx,
    [found.program, older.program].some((week) => statusOf(week, now) !== "draft"),
  );
  const { startDate, endDate, assignedTo, publishAt } = older.program;
  const isPast = endDate < localDate(now, brand.timeZone);
  const status = isPast ? "draft" : statusOf(older.program, now);
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
  const write = writing(ctx);
  // The older week is only deleted if the new one is stored.
  write.must(
    db
      .update(weeklyProgram)
      .set({ ...(isPast ? {} : place), updatedAt: now })
      .where(and(eq(weeklyProgram.id, id), living(weeklyProgram))),
    notFound("Weekly program"),
  );
  audit(write, "program.replace", `weekly_program:${id}`, { replaced: olderId, status });
  write.add(
    db
      .update(weeklyProgram)
      .set({ deletedAt: now, updatedAt: now })
      .where(and(eq(weeklyProgram.id, olderId), living(weeklyProgram))),
  );
  auditIfChanged(write, "program.delete", `weekly_program:${olderId}`, { detail: { replacedBy: id } });
  if (status === "published") broadcastWeeks(write, sql`w.id = ${id}`);
  await write.commit();
  return readAdminProgram(ctx, id);
}
