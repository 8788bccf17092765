import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { runRead } from "../../db/batched-read";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { draftOf } from "./copy-programs";
import { createProgram } from "./create-program";
import { nextFreeMonday } from "./next-free-monday";
import { findProgram } from "./queries";
import { readAdminProgram } from "./read-program";

/** Copies a week as a draft for the next free week, this one included; a private week's copy is for next week. */
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
  const created = await createProgram(ctx, {
    ...draftOf(found, startDate),
    documentRows: [],
    once,
    ...(assignedTo ? { assignedTo } : {}),
  });
  return readAdminProgram(ctx, created.id);
}
