import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { DayDraft } from "../../contract/drafts";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { PROGRAM_LIMITS } from "../../contract/programs-limits";
import { runRead } from "../../db/batched-read";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { COPY_MARK } from "./copy-mark";
import { createProgram } from "./create-program";
import { nextFreeMonday } from "./next-free-monday";
import { findProgram } from "./queries";
import { readAdminProgram } from "./read-program";
import { daysOf } from "./week-after";

/** A draft with the same training, for the first week from now on in which no program runs; a private one for next week. */
export function duplicateProgram(
  ctx: Ctx,
  id: number,
  once: OnceOnly | null,
  assignedTo?: string,
): Promise<Made<AdminWeeklyProgram>> {
  return makeOnce(ctx, once, {
    find: (copy) => readAdminProgram(ctx, Number(copy)),
    make: () => copyProgram(ctx, id, once, assignedTo),
  });
}

async function copyProgram(
  ctx: Ctx,
  id: number,
  once: OnceOnly | null,
  assignedTo: string | undefined,
): Promise<AdminWeeklyProgram> {
  const today = localDate(ctx.now, brand.timeZone);
  const [found, startDate] = await Promise.all([
    runRead(ctx.db, findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id)),
    assignedTo ? addDays(mondayOf(today), 7) : nextFreeMonday(ctx, today),
  ]);
  if (!found) throw notFound("Weekly program");
  const { title, description, weekNumber } = found.program;
  const created = await createProgram(ctx, {
    title: `${title.slice(0, PROGRAM_LIMITS.title - COPY_MARK.length)}${COPY_MARK}`,
    description,
    weekNumber,
    // Stored texts of a document's own tier are kept as they are.
    days: daysOf(found) as DayDraft[],
    startDate,
    documentId: null,
    documentRows: [],
    once,
    action: "program.duplicate",
    ...(assignedTo ? { assignedTo } : {}),
  });
  return readAdminProgram(ctx, created.id);
}
