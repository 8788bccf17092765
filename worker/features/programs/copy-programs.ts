import { and, asc, inArray } from "drizzle-orm";
import { addDays, type CalendarDate, mondayOf } from "../../contract/calendar";
import type { DayDraft } from "../../contract/drafts";
import type { CopiedPrograms, CopyPrograms } from "../../contract/programs";
import { PROGRAM_LIMITS } from "../../contract/programs-limits";
import { runReads } from "../../db/batched-read";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { COPY_MARK } from "./copy-mark";
import { createPrograms, idsOf } from "./create-program";
import { findProgram, type ProgramRecord } from "./queries";
import { daysOf } from "./week-after";

const DAY_MS = 86_400_000;

/**
 * Creates drafts with the same training on other dates, all or none. A copy of a member's private week is private too.
 */
export async function copyPrograms(
  ctx: Ctx,
  input: CopyPrograms,
  once: OnceOnly | null,
): Promise<Made<CopiedPrograms>> {
  return makeOnce(ctx, once, {
    make: async () => answer(ctx, await makeCopies(ctx, input, once)),
    find: (remembered) => answer(ctx, idsOf(remembered)),
  });
}

async function makeCopies(ctx: Ctx, { ids, startDate }: CopyPrograms, once: OnceOnly | null): Promise<number[]> {
  const asked = [...new Set(ids)].map((id) => [id, findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id)] as const);
  const read = Object.values(await runReads(ctx.db, Object.fromEntries(asked)));
  const found = read.flatMap((each) => each ?? []);
  if (found.length < asked.length) throw notFound("Weekly program");
  found.sort((a, b) => a.program.startDate.localeCompare(b.program.startDate));
  const first = mondayOf(found[0]?.program.startDate ?? startDate);
  const programs = found.map((each) => {
    const { assignedTo, startDate: oldStart } = each.program;
    const later = Math.round((Date.parse(mondayOf(oldStart)) - Date.parse(first)) / DAY_MS);
    return { ...draftOf(each, addDays(startDate, later)), ...(assignedTo ? { assignedTo } : {}) };
  });
  if (programs.some((each) => each.startDate >= "2200")) {
    throw new AppError("invalid", "The last of these weeks would begin after the year 2199. Choose an earlier Monday.");
  }
  return (await createPrograms(ctx, programs, { once, documentRows: [] })).map(({ id }) => id);
}

/** Returns a stored week as a new draft that begins on the given Monday. */
export function draftOf(found: ProgramRecord, startDate: CalendarDate) {
  const { title, description, weekNumber } = found.program;
  return {
    title: `${title.slice(0, PROGRAM_LIMITS.title - COPY_MARK.length)}${COPY_MARK}`,
    description,
    weekNumber,
    // Stored texts of a document's own tier are kept as they are.
    days: daysOf(found) as DayDraft[],
    startDate,
    documentId: null,
    action: "program.duplicate",
  };
}

async function answer(ctx: Ctx, ids: number[]): Promise<CopiedPrograms> {
  const { id, title, startDate, endDate } = weeklyProgram;
  const programs = await ctx.db
    .select({ id, title, startDate, endDate })
    .from(weeklyProgram)
    .where(and(inArray(id, ids), living(weeklyProgram)))
    .orderBy(asc(startDate), asc(id));
  if (programs.length < ids.length) {
    throw new AppError("conflict", "Copies that this call made have been deleted since. Copy the weeks again.", {
      code: "deleted_since",
    });
  }
  return { programs };
}
