import { brand } from "../../contract/brand";
import { addDays, type CalendarDate, localDate, mondayOf } from "../../contract/calendar";
import type { Ctx } from "../../http/context";
import { nextFreeMonday } from "./next-free-monday";

/** Returns the first Monday, from next week on, at which a program of so many weeks may begin. */
export async function readFreeMonday(ctx: Ctx, weeks: number): Promise<{ startDate: CalendarDate }> {
  const next = addDays(mondayOf(localDate(ctx.now, brand.timeZone)), 7);
  return { startDate: await nextFreeMonday(ctx, next, weeks) };
}
