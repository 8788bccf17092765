import { z } from "zod";
import type { Role } from "./account";

export const planSchema = z.enum(["monthly", "annual"]);
export type Plan = z.infer<typeof planSchema>;

export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "canceled", "incomplete"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const TRIAL_DAYS = 7;
/** How long an unpaid period keeps its access, counted from its start. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** `GET /api/subscription`; `null` for somebody who never had a trial or a subscription. */
export const subscriptionSchema = z
  .object({
    status: z.string(),
    isTrial: z.boolean(),
    planName: z.string().nullable(),
    planAmount: z.number().int().nullable(),
    currentPeriodEnd: z.iso.datetime(),
    nextPaymentDate: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    paymentMethod: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  })
  .nullable();
export type Subscription = z.infer<typeof subscriptionSchema>;

export type MembershipState = {
  status: SubscriptionStatus;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
};

/** Whether somebody sees and completes full training content right now. The only place that decides it. */
export function mayTrain(who: { role: Role; membership: MembershipState | null }, now: Date): boolean {
  if (who.role === "admin" || who.role === "coach") return true;
  if (!who.membership) return false;
  const { status, currentPeriodStart, currentPeriodEnd } = who.membership;
  switch (status) {
    case "active":
      return true;
    case "trialing":
    case "canceled":
      return now < currentPeriodEnd;
    case "past_due":
      return now.getTime() < currentPeriodStart.getTime() + GRACE_DAYS * DAY_MS;
    case "incomplete":
      return false;
  }
}
