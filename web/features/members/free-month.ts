import type { AdminUser } from "../../../worker/contract/billing";
import { brand } from "../../../worker/contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../worker/contract/calendar";

/** Returns the same day of the next month, or that month's last day. */
export function monthAfter(day: CalendarDate): CalendarDate {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** Returns until when training is open to a member, in the club's days; yesterday if it is closed. */
function openUntil(user: AdminUser, now = new Date()): CalendarDate {
  const today = localDate(now, brand.timeZone);
  const ends = [user.freeUntil, user.subscriptionStatus === null ? null : user.currentPeriodEnd, user.trialEndsAt];
  const days = ends.flatMap((end) => (end ? [localDate(new Date(end), brand.timeZone)] : []));
  return days.filter((day) => day >= today).reduce((last, day) => (day > last ? day : last), addDays(today, -1));
}

/** Returns the last day of a free month that follows the member's current access. */
export function freeMonth(user: AdminUser, now = new Date()): CalendarDate {
  const today = localDate(now, brand.timeZone);
  const open = openUntil(user, now);
  return monthAfter(open < today ? today : open);
}

/** Returns whether a subscription renews: free time would be useless before it ends. */
export const renews = ({ stripeSubscriptionId, subscriptionStatus, cancelAtPeriodEnd }: AdminUser) =>
  stripeSubscriptionId !== null &&
  !cancelAtPeriodEnd &&
  ["active", "trialing", "past_due"].includes(subscriptionStatus ?? "");
