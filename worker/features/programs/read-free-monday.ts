import { brand } from "../../contract/brand";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { Ctx } from "../../http/context";
import { nextFreeMonday } from "./next-free-monday";

/** Where a program of so many weeks may begin, from next week on. */
export async function readFreeMonday(ctx: Ctx, weeks: number): Promise<{ startDate: CalendarDate }> {
  const next = addDays(mondayOf(localDate(ctx.now, brand.timeZone)), 7);
  return { startDate: await nextFreeMonday(ctx, next, weeks) };
}
