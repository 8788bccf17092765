import { z } from "zod";
import type { Role } from "./account";
import {
  CLOCK_MAX_DAYS,
  COUPON_MAX_LENGTH,
  FREE_REASON_MAX_LENGTH,
  GRACE_DAYS,
  PAUSE_WEEKS_MAX,
  PAY_TOKEN_MAX,
} from "./billing-limits";
import { pageQuerySchema } from "./paging";

const planSchema = z.enum(["monthly", "annual"]);
export type Plan = z.infer<typeof planSchema>;

export const SUBSCRIPTION_STATUSES = [
  "trialing",
  "active",
  "past_due",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const cents = z.number().int();
const instant = z.iso.datetime();

export const COUPON_DURATIONS = ["once", "repeating", "forever"] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** A coupon's effect: a share, or an amount in cents; on one payment, for some months, or on all of them. */
const discountSchema = z.object({
  name: z.string(),
  percentOff: z.number().optional(),
  amountOff: cents.optional(),
  duration: z.enum(COUPON_DURATIONS).optional(),
  months: z.number().int().optional(),
});
export type Discount = z.infer<typeof discountSchema>;

/** `GET /api/subscription`; `null` for somebody who never had a trial or a subscription. */
export const subscriptionSchema = z
  .object({
    status: z.string(),
    isTrial: z.boolean(),
    plan: planSchema.nullable(),
    planName: z.string().nullable(),
    planAmount: cents.nullable(),
    /** What of the latest invoice is still to be paid; null when nothing is. */
    amountDue: cents.nullable(),
    currentPeriodEnd: instant,
    nextPaymentDate: instant.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    paymentMethod: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    discount: discountSchema.extend({ code: z.string().nullable(), endsAt: instant.nullable() }).nullable(),
    /** Since when the period is unpaid, and until when it still opens the training; both only while past due. */
    pastDueSince: instant.nullable(),
    graceEndsAt: instant.nullable(),
    trialEndsAt: instant.nullable(),
    /** Until when the membership rests; null when it does not. */
    pausedUntil: instant.nullable(),
    /**
     * Until when the club lets them train without a subscription, while it does. Where nothing else opens the training
     * for as long, the status is `free`, and this is the end of the period.
     */
    freeUntil: instant.nullable(),
  })
  .nullable();
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `GET /api/billing/config`: who takes payments here. The key is null unless the mode is `stripe`. */
export const billingConfigSchema = z.object({
  mode: z.enum(["stripe", "simulator", "off"]),
  publishableKey: z.string().nullable(),
  /** What subscribing to a plan today costs per period at the provider, in cents. */
  prices: z.record(planSchema, cents),
});
export type BillingConfig = z.infer<typeof billingConfigSchema>;

/**
 * `POST /api/get-or-create-subscription`. Without a plan it is what was chosen before, else monthly; without a code the one
 * chosen before, and an empty code is none.
 */
export const subscribeSchema = z.object({
  couponCode: z.string().trim().optional(),
  plan: planSchema.optional(),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

/** `GET /api/billing/coupon?code=` answers what the code takes off, or refuses it as subscribing with it would. */
export const couponQuerySchema = z.object({ code: z.string().trim().min(1) });

/**
 * The answer. `clientSecret` starts with `pi_` (confirm a payment) or `seti_` (save a card); null when there is nothing
 * to confirm. `amountDue` is what confirming charges now.
 */
export const subscribeAnswerSchema = z.object({
  clientSecret: z.string().nullable(),
  discount: discountSchema.optional(),
  alreadySubscribed: z.boolean().optional(),
  plan: planSchema.optional(),
  /** What the plan costs per period, before the discount. */
  planAmount: cents.optional(),
  /** What of the amount due are taxes on top of the price; left out where there are none. */
  taxAmount: cents.optional(),
  amountDue: cents,
});
export type SubscribeAnswer = z.infer<typeof subscribeAnswerSchema>;

/** True for a coupon text that needs no question to the provider: too long to be one. */
export const isNoCoupon = (code: string) => code.length > COUPON_MAX_LENGTH;

/** `POST /api/subscription/pause` */
export const pauseSchema = z.object({
  weeks: z
    .number()
    .int("Whole weeks only.")
    .min(1, "A pause takes one week at least.")
    .max(PAUSE_WEEKS_MAX, `A pause takes ${PAUSE_WEEKS_MAX} weeks at most.`),
});
/** `GET /api/subscription/pause`: how many whole weeks of the year are left. */
export const pausesLeftSchema = z.object({ weeksLeft: z.number().int() });
export type PausesLeft = z.infer<typeof pausesLeftSchema>;

/** `POST /api/subscription/plan/preview` */
export const planPreviewInputSchema = z.object({ plan: planSchema });
export const planPreviewSchema = z.object({
  plan: planSchema,
  /** The price of the new plan per period. */
  planAmount: cents,
  /** Charged at once; 0 when the unused time is worth more. */
  amountDue: cents,
  /** What the unused time of the present plan is worth. */
  creditAmount: cents,
  /** What a coupon takes off the new plan's price, what taxes come on top, and what earlier credit pays. */
  discountAmount: cents,
  taxAmount: cents,
  balanceUsed: cents,
  /** What stays as credit for later payments. */
  remainingCredit: cents,
  nextPaymentDate: instant,
  /** Goes back with the change, so that what is charged is what was shown. */
  prorationDate: z.number().int(),
  /** Something is due and no card is on file: one has to be stored first. */
  needsCard: z.boolean(),
});
export type PlanPreview = z.infer<typeof planPreviewSchema>;

/** `POST /api/subscription/plan` */
export const planChangeSchema = z.object({ plan: planSchema, prorationDate: z.number().int().optional() });
export type PlanChange = z.infer<typeof planChangeSchema>;
/**
 * The answer: the subscription as it is now. With a `clientSecret` the member's bank has to be asked before the plan
 * changes: the page confirms it with that payment method, then sends the change once more without a date.
 */
export const planChangedSchema = subscriptionSchema.unwrap().extend({
  clientSecret: z.string().optional(),
  paymentMethodId: z.string().optional(),
});
export type PlanChanged = z.infer<typeof planChangedSchema>;

/** `PUT /api/subscription/card`: the set-up whose secret `POST` answered; its card becomes the one charged. */
export const cardChangeSchema = z.object({
  setupIntentId: z.string().regex(/^seti_\w{1,200}$/, "This is no card set-up."),
  /** The open invoice is paid with it at once. */
  payOpen: z.boolean().optional(),
});
export type CardChange = z.infer<typeof cardChangeSchema>;

/** `POST /api/billing/pay`: the signed token of a mail about an open invoice. */
export const payLinkSchema = z.object({ token: z.string().max(PAY_TOKEN_MAX) });
/** The answer: what pays that one invoice while it is open, and nothing about whose it is. */
export const payableSchema = z.object({
  state: z.enum(["open", "paid", "closed"]),
  clientSecret: z.string().nullable(),
  amountDue: cents,
  currency: z.string(),
});
export type Payable = z.infer<typeof payableSchema>;

/** `GET /api/subscription/invoices`, newest first; the cursor is an invoice's id. */
export const invoicesQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^in_\w{1,200}$/, "This page link is not valid. Start again from the first page.")
    .optional(),
  limit: pageQuerySchema.shape.limit,
});
export type InvoicesQuery = z.infer<typeof invoicesQuerySchema>;
export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: instant,
  /** Negative when it only gives credit. */
  total: cents,
  amountPaid: cents,
  amountDue: cents,
  /** What of the payment has gone back, and each time that money did, oldest first. */
  amountRefunded: cents,
  refunds: z.array(z.object({ at: instant, cents })),
  currency: z.string(),
  status: z.string(),
  description: z.string(),
  /** The provider's page with the receipt, and the invoice as PDF. */
  receiptUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** An account as admins see it: who it is, and what is paid. */
export const adminUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(["user", "coach", "admin"]),
  /** Of a coach: whether they publish what they write. */
  mayPublish: z.boolean(),
  createdAt: instant,
  subscriptionStatus: z.string().nullable(),
  subscriptionPlan: planSchema.nullable(),
  /** Cents of a period as their subscription has it, before coupons; may be a price that nobody new is offered. */
  planAmount: cents.nullable(),
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  couponCode: z.string().nullable(),
  couponExpirationDate: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: instant.nullable(),
  trialEndsAt: instant.nullable(),
  pausedUntil: instant.nullable(),
  /** Until when the club lets them train without a subscription, also when it is over. */
  freeUntil: instant.nullable(),
  /** Something at the payment provider that a person should look at; a sentence. */
  alert: z.string().nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const freeReasonSchema = z
  .string()
  .trim()
  .min(1, "Say why: it goes into the audit log.")
  .max(FREE_REASON_MAX_LENGTH, `At most ${FREE_REASON_MAX_LENGTH} characters.`);
const freeDate = z.iso.date("Choose a day.");
/** `PUT /api/admin/users/{id}/free-time`: the last day, by the club's clock, on which they may train; null takes it back. */
export const freeTimeInputSchema = z.object({ until: freeDate.nullable(), reason: freeReasonSchema });
export type FreeTimeInput = z.infer<typeof freeTimeInputSchema>;

/** `DELETE /api/admin/users/{id}/subscription?refund=` */
const REFUNDS = ["none", "last", "prorata"] as const;
export type Refund = (typeof REFUNDS)[number];
/** `credit`: what becomes of credit that is left at the provider. */
export const terminateQuerySchema = z.object({
  refund: z.enum(REFUNDS).default("none"),
  credit: z.enum(["keep", "refund"]).default("keep"),
});
export type Termination = z.infer<typeof terminateQuerySchema>;

/** `GET /api/admin/users/{id}/subscription/refund`: what ending it now could give back, in cents. */
export const terminationPreviewSchema = z.object({
  currency: z.string(),
  last: cents,
  prorata: cents,
  /** What is left as credit for later invoices, and how much of it can go back beside each choice. */
  credit: cents,
  creditRefundable: z.object({ none: cents, last: cents, prorata: cents }),
  /** What of the last payment has gone back before. */
  refundedBefore: cents,
});
export type TerminationPreview = z.infer<typeof terminationPreviewSchema>;

/** Answered by every call of an admin on a member's subscription. `refunded` is in cents. */
export const adminSubscriptionSchema = z.object({ user: adminUserSchema, refunded: cents.optional() });
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

/** An intent as the embedded payment simulator shows it to the browser, in Stripe's words. */
const simulatedIntentSchema = z.object({
  id: z.string(),
  object: z.enum(["payment_intent", "setup_intent"]),
  client_secret: z.string(),
  status: z.string(),
  amount: cents.optional(),
  currency: z.string().optional(),
  next_action: z.object({ type: z.string() }).nullable(),
});
export type SimulatedIntent = z.infer<typeof simulatedIntentSchema>;
/** Without `authentication` a card that asks for it leaves the intent in `requires_action`; call again with the outcome. */
export const simulatedConfirmSchema = z.object({
  clientSecret: z.string(),
  card: z
    .object({ number: z.string(), expMonth: z.number().int(), expYear: z.number().int(), cvc: z.string() })
    .optional(),
  authentication: z.enum(["complete", "fail"]).optional(),
});
export type SimulatedConfirm = z.infer<typeof simulatedConfirmSchema>;
const simulatedConfirmAnswerSchema = z.object({
  intent: simulatedIntentSchema.nullable(),
  error: z
    .object({ type: z.string(), code: z.string(), decline_code: z.string().optional(), message: z.string() })
    .nullable(),
});
export type SimulatedConfirmAnswer = z.infer<typeof simulatedConfirmAnswerSchema>;

/** What the local payment panel shows and does. */
const RENEWAL_OUTCOMES = ["succeed", "decline", "authenticate"] as const;
const paymentPanelSchema = z.object({
  testCards: z.array(z.object({ number: z.string(), brand: z.string(), effect: z.string() })),
  coupons: z.array(z.object({ code: z.string(), effect: z.string() })),
  subscriptions: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      email: z.string(),
      subscriptionId: z.string(),
      status: z.string(),
      currentPeriodEnd: instant,
      cancels: z.boolean(),
      nextRenewal: z.enum(RENEWAL_OUTCOMES),
    }),
  ),
});
export type PaymentPanel = z.infer<typeof paymentPanelSchema>;
export const moveClockSchema = z.object({ days: z.number().int().min(1).max(CLOCK_MAX_DAYS) });
/** `POST /api/dev/payments/foreign`: a subscription that another product has made; answers its `id`. */
export const foreignSchema = z.object({
  email: z.string().max(300).nullable(),
  cents: cents.min(100).max(1_000_000).optional(),
  currency: z.enum(["usd", "eur"]).optional(),
  months: z.number().int().min(1).max(12).optional(),
  status: z.enum(["active", "cancelling", "past_due", "unpaid", "paused"]).optional(),
  coupon: z.string().max(COUPON_MAX_LENGTH).optional(),
});
export type Foreign = z.infer<typeof foreignSchema>;
export const nextRenewalSchema = z.object({ userId: z.string(), outcome: z.enum(RENEWAL_OUTCOMES) });
export const providerCancelSchema = z.object({ userId: z.string(), when: z.enum(["period_end", "now"]) });

export type MembershipState = {
  status: SubscriptionStatus;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** The end of the trial that came with the account, whatever was tried to buy since; null without one. */
  trialEndsAt: Date | null;
  /** Until when it rests, by the member's own wish. */
  pausedUntil?: Date | null;
  /** Until when the club lets them train without a subscription; null when it never did. */
  freeUntil: Date | null;
};

const GRACE_MS = GRACE_DAYS * 86_400_000;

/** Until when an unpaid period opens the training. */
export const graceEnd = (unpaidSince: Date) => new Date(unpaidSince.getTime() + GRACE_MS);

/** Whether somebody sees and completes full training content right now. The only place that decides it. */
export function mayTrain(who: { role: Role; membership: MembershipState | null }, now: Date): boolean {
  if (who.role === "admin" || who.role === "coach") return true;
  if (!who.membership) return false;
  return isFree(who.membership, now) || opensTraining(who.membership, now);
}

/** Whether the club lets somebody train without a subscription right now, whatever else they have. */
export const isFree = ({ freeUntil }: Pick<MembershipState, "freeUntil">, now: Date) =>
  freeUntil !== null && now < freeUntil;

/**
 * Whether given time is all that somebody stands on: no subscription runs or waits for its payment, and neither a trial nor
 * what was paid for lasts longer.
 */
export function standsFree(membership: MembershipState & { isTrial: boolean }, now: Date): boolean {
  const { status, isTrial, freeUntil, currentPeriodEnd } = membership;
  if (freeUntil === null || now >= freeUntil) return false;
  if (status === "incomplete_expired") return true;
  return (isTrial || status === "canceled") && currentPeriodEnd <= freeUntil;
}

function opensTraining(membership: MembershipState, now: Date): boolean {
  const { status, currentPeriodStart, currentPeriodEnd, trialEndsAt, pausedUntil } = membership;
  if (pausedUntil && now < pausedUntil) return false;
  switch (status) {
    case "active":
      // A period nobody has renewed is an unpaid one, whether or not the provider could tell us so.
      return now < graceEnd(currentPeriodEnd);
    case "trialing":
    case "canceled":
      return now < currentPeriodEnd;
    case "past_due":
      return now < graceEnd(currentPeriodStart);
    case "incomplete":
    case "incomplete_expired":
      return trialEndsAt !== null && now < trialEndsAt;
    case "unpaid":
    case "paused":
      return false;
  }
}
