import type { AdminUser } from "../../../worker/contract/billing";
import { brand } from "../../../worker/contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../worker/contract/calendar";

/** The same day of the next month; its last day where it has none such. */
export function monthAfter(day: CalendarDate): CalendarDate {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** Until when somebody's training is open as things are, in days of the club's; yesterday when it is closed. */
function openUntil(user: AdminUser, now = new Date()): CalendarDate {
  const today = localDate(now, brand.timeZone);
  const ends = [user.freeUntil, user.subscriptionStatus === null ? null : user.currentPeriodEnd, user.trialEndsAt];
  const days = ends.flatMap((end) => (end ? [localDate(new Date(end), brand.timeZone)] : []));
  return days.filter((day) => day >= today).reduce((last, day) => (day > last ? day : last), addDays(today, -1));
}

/** The last day of a free month that begins when what somebody has ends. */
export function freeMonth(user: AdminUser, now = new Date()): CalendarDate {
  const today = localDate(now, brand.timeZone);
  const open = openUntil(user, now);
  return monthAfter(open < today ? today : open);
}

/** Whether somebody has a subscription that renews: given time is of no use to them before it ends. */
export const renews = ({ stripeSubscriptionId, subscriptionStatus, cancelAtPeriodEnd }: AdminUser) =>
  stripeSubscriptionId !== null &&
  !cancelAtPeriodEnd &&
  ["active", "trialing", "past_due"].includes(subscriptionStatus ?? "");
