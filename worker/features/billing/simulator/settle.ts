import { DAY, HOUR } from "./calendar";
import { voidInvoice } from "./invoices";
import { end, expire, periodEnd, renew } from "./subscriptions";
import { emitEvent, type World } from "./world";

const INCOMPLETE_SECONDS = 23 * HOUR;
const DUNNING_SECONDS = 21 * DAY;
const REPLY_SECONDS = DAY;
const MOST_PERIODS = 60;

/** Applies what is due up to `now`: renewals, ends, expired attempts, exhausted retries. */
export function settle(world: World, now: number): void {
  for (const [key, reply] of Object.entries(world.replies)) {
    if (reply.at <= now - REPLY_SECONDS) delete world.replies[key];
  }
  for (const subscription of Object.values(world.subscriptions)) {
    for (let periods = 0; periods < MOST_PERIODS; periods += 1) {
      const before = `${subscription.status} ${periodEnd(subscription)}`;
      step(world, subscription.id, now);
      if (before === `${subscription.status} ${periodEnd(subscription)}`) break;
    }
  }
}

function step(world: World, id: string, now: number): void {
  const subscription = world.subscriptions[id];
  if (!subscription) return;
  if (subscription.status === "incomplete" && subscription.created + INCOMPLETE_SECONDS <= now) {
    expire(world, subscription, subscription.created + INCOMPLETE_SECONDS);
  }
  const start = Math.max(...subscription.items.data.map((item) => item.current_period_start));
  if (subscription.status === "past_due" && start + DUNNING_SECONDS <= now) {
    end(world, subscription, start + DUNNING_SECONDS);
  }
  const { pending_update: pending, latest_invoice: latest } = subscription;
  if (pending && pending.expires_at <= now && latest) voidInvoice(world, latest, pending.expires_at);
  const resumes = subscription.pause_collection?.resumes_at;
  if (resumes && resumes <= now) {
    subscription.pause_collection = null;
    emitEvent(world, resumes, "customer.subscription.updated", subscription);
  }
  if (subscription.status !== "active" && subscription.status !== "trialing") return;
  const stops = subscription.cancel_at_period_end ? periodEnd(subscription) : subscription.cancel_at;
  if (stops !== null && stops <= now) end(world, subscription, stops);
  else if (periodEnd(subscription) <= now) renew(world, subscription, periodEnd(subscription));
}

const INSTANTS = new Set([
  "created",
  "start_date",
  "billing_cycle_anchor",
  "cancel_at",
  "trial_end",
  "resumes_at",
  "canceled_at",
  "ended_at",
  "current_period_start",
  "current_period_end",
  "period_start",
  "period_end",
  "start",
  "end",
  "at",
  "expires_at",
]);

/**
 * Ages the world instead of moving its clock: shifts all its instants back by `seconds`, so that its dates stay
 * comparable with the product's real clock.
 */
export function shiftBack(place: object, seconds: number): void {
  for (const [key, value] of Object.entries(place)) {
    if (typeof value === "number" && INSTANTS.has(key)) (place as Record<string, number>)[key] = value - seconds;
    else if (typeof value === "object" && value !== null) shiftBack(value, seconds);
  }
}
