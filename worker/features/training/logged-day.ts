import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import { LATE_COMPLETION_DAYS } from "../../contract/training-limits";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Returns the member's calendar day to log. Tomorrow is accepted: the device may already be in another time zone. */
export function dayOf(ctx: Ctx, requested: CalendarDate | undefined): CalendarDate {
  const today = localDate(ctx.now, memberOf(ctx.actor).user.timeZone);
  const day = requested ?? today;
  if (day > addDays(today, 1)) throw refusal("This day lies in the future. Check the date of your device.");
  if (day < addDays(today, -LATE_COMPLETION_DAYS)) {
    throw refusal(`This day is more than ${LATE_COMPLETION_DAYS} days ago and can no longer be logged.`);
  }
  return day;
}

function refusal(message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path: "localDate", message }] });
}
