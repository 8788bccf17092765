import { type CalendarDate, localDate } from "../../contract/calendar";
import { LATE_COMPLETION_DAYS } from "../../contract/training-limits";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const DAY_MS = 86_400_000;
/** The most a device's clock may be ahead. */
const AHEAD_MS = 5 * 60_000;

/** Returns when a training was finished, as the client says or now, and the member's calendar day then. */
export function finishedAt(ctx: Ctx, stated: string | undefined): { completedAt: Date; localDate: CalendarDate } {
  const at = stated === undefined ? ctx.now : new Date(Math.min(Date.parse(stated), ctx.now.getTime()));
  if (stated !== undefined && Date.parse(stated) > ctx.now.getTime() + AHEAD_MS) {
    throw refusal("This training lies in the future. Check the clock of your device.");
  }
  if (at.getTime() < ctx.now.getTime() - LATE_COMPLETION_DAYS * DAY_MS) {
    throw refusal(`This training is more than ${LATE_COMPLETION_DAYS} days ago and can no longer be added.`);
  }
  return { completedAt: at, localDate: localDate(at, memberOf(ctx.actor).user.timeZone) };
}

function refusal(message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path: "completedAt", message }] });
}
