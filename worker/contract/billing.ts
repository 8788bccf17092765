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
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

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

const cents = wholeNumber;
const instant = isoInstant;

export const COUPON_DURATIONS = ["once", "repeating", "forever"] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** A coupon's discount: a percentage, or an amount in cents; for one payment, some months, or all. */
const discountSchema = z.object({
  name: anyText,
  percentOff: z.number().optional(),
  amountOff: cents.optional(),
  duration: z.enum(COUPON_DURATIONS).optional(),
  months: wholeNumber.optional(),
});
export type Discount = z.infer<typeof discountSchema>;

/** `GET /api/subscription`; null for users who never had a trial or a subscription. */
export const subscriptionSchema = z
  .object({
    status: anyText,
    isTrial: z.boolean(),
    plan: planSchema.nullable(),
    planName: anyText.nullable(),
    planAmount: cents.nullable(),
    /** Amount due on the latest invoice; null when nothing is. */
    amountDue: cents.nullable(),
    currentPeriodEnd: instant,
    nextPaymentDate: instant.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    paymentMethod: z.object({ brand: anyText, last4: anyText }).nullable(),
    discount: discountSchema.extend({ code: anyText.nullable(), endsAt: instant.nullable() }).nullable(),
    /** Start of the unpaid period, and the end of its access; both only while past due. */
    pastDueSince: instant.nullable(),
    graceEndsAt: instant.nullable(),
    trialEndsAt: instant.nullable(),
    /** End of the current pause; null when not paused. */
    pausedUntil: instant.nullable(),
    /**
     * Until when the club gives free access without a subscription. If nothing else gives access for as long, the
     * status is `free` and this is the end of the period.
     */
    freeUntil: instant.nullable(),
  })
  .nullable();
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `GET /api/billing/config`: the payment provider. The key is null unless the mode is `stripe`. */
export const billingConfigSchema = z.object({
  mode: z.enum(["stripe", "simulator", "off"]),
  publishableKey: anyText.nullable(),
  /** Price of a new subscription per period at the provider, in cents. */
  prices: z.record(planSchema, cents),
});
export type BillingConfig = z.infer<typeof billingConfigSchema>;

/**
 * `POST /api/get-or-create-subscription`. An omitted plan means the one chosen before, else monthly; an omitted code
 * means the one chosen before, and an empty code means none.
 */
export const subscribeSchema = z.object({
  couponCode: anyText.trim().optional(),
  plan: planSchema.optional(),
});
export type Subscribe = z.infer<typeof subscribeSchema>;

/** `GET /api/billing/coupon?code=` returns the discount, or refuses the code as subscribing with it would. */
export const couponQuerySchema = z.object({ code: anyText.trim().min(1) });

/**
 * The answer. `clientSecret` starts with `pi_` (confirm a payment) or `seti_` (save a card); null when there is nothing
 * to confirm. `amountDue` is what confirming charges now.
 */
export const subscribeAnswerSchema = z.object({
  clientSecret: anyText.nullable(),
  discount: discountSchema.optional(),
  alreadySubscribed: z.boolean().optional(),
  plan: planSchema.optional(),
  /** Price of the plan per period, before the discount. */
  planAmount: cents.optional(),
  /** Taxes on top of the price that are part of the amount due; omitted if none. */
  taxAmount: cents.optional(),
  amountDue: cents,
});
export type SubscribeAnswer = z.infer<typeof subscribeAnswerSchema>;

/** Returns true for a text too long to be a coupon; the provider is not asked. */
export const isNoCoupon = (code: string) => code.length > COUPON_MAX_LENGTH;

/** `POST /api/subscription/pause` */
export const pauseSchema = z.object({
  weeks: z
    .number()
    .int("Whole weeks only.")
    .min(1, "A pause takes one week at least.")
    .max(PAUSE_WEEKS_MAX, `A pause takes ${PAUSE_WEEKS_MAX} weeks at most.`),
});
/** `GET /api/subscription/pause`: whole weeks of pause left this year. */
export const pausesLeftSchema = z.object({ weeksLeft: wholeNumber });
export type PausesLeft = z.infer<typeof pausesLeftSchema>;

/** `POST /api/subscription/plan/preview` */
export const planPreviewInputSchema = z.object({ plan: planSchema });
export const planPreviewSchema = z.object({
  plan: planSchema,
  /** Price of the new plan per period. */
  planAmount: cents,
  /** Charged at once; 0 if the credit covers it. */
  amountDue: cents,
  /** Value of the unused time of the current plan. */
  creditAmount: cents,
  /** Coupon discount on the new price, taxes on top, and existing credit used. */
  discountAmount: cents,
  taxAmount: cents,
  balanceUsed: cents,
  /** Credit left for later payments. */
  remainingCredit: cents,
  nextPaymentDate: instant,
  /** Sent back with the change, so that the charge equals the preview. */
  prorationDate: wholeNumber,
  /** A payment is due and no card is on file: one must be saved first. */
  needsCard: z.boolean(),
});
export type PlanPreview = z.infer<typeof planPreviewSchema>;

/** `POST /api/subscription/plan` */
export const planChangeSchema = z.object({ plan: planSchema, prorationDate: wholeNumber.optional() });
export type PlanChange = z.infer<typeof planChangeSchema>;
/**
 * The answer: the current subscription. With a `clientSecret`, the member's bank must confirm before the plan changes:
 * the page confirms with that payment method and then repeats the call without a date.
 */
export const planChangedSchema = subscriptionSchema.unwrap().extend({
  clientSecret: anyText.optional(),
  paymentMethodId: anyText.optional(),
});
export type PlanChanged = z.infer<typeof planChangedSchema>;

/** `PUT /api/subscription/card`: the SetupIntent whose secret `POST` returned; its card becomes the default. */
export const cardChangeSchema = z.object({
  setupIntentId: anyText.regex(/^seti_\w{1,200}$/, "This is no card set-up."),
  /** Also pays the open invoice at once. */
  payOpen: z.boolean().optional(),
});
export type CardChange = z.infer<typeof cardChangeSchema>;

/** `POST /api/billing/pay`: the signed token of a mail about an open invoice. */
export const payLinkSchema = z.object({ token: anyText.max(PAY_TOKEN_MAX) });
/** The answer: what is needed to pay that one invoice while open, and nothing about its owner. */
export const payableSchema = z.object({
  state: z.enum(["open", "paid", "closed"]),
  clientSecret: anyText.nullable(),
  amountDue: cents,
  currency: anyText,
});
export type Payable = z.infer<typeof payableSchema>;

/** `GET /api/subscription/invoices`, newest first; the cursor is an invoice's id. */
export const invoicesQuerySchema = z.object({
  cursor: anyText.regex(/^in_\w{1,200}$/, "This page link is not valid. Start again from the first page.").optional(),
  limit: pageQuerySchema.shape.limit,
});
export type InvoicesQuery = z.infer<typeof invoicesQuerySchema>;
export const invoiceSchema = z.object({
  id: anyText,
  number: anyText.nullable(),
  createdAt: instant,
  /** Negative if it only gives credit. */
  total: cents,
  amountPaid: cents,
  amountDue: cents,
  /** Amount refunded so far, and each refund, oldest first. */
  amountRefunded: cents,
  refunds: z.array(z.object({ at: instant, cents })),
  currency: anyText,
  status: anyText,
  description: anyText,
  /** The provider's receipt page, and the invoice as PDF. */
  receiptUrl: anyText.nullable(),
  pdfUrl: anyText.nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** An account as admins see it: identity and payment state. */
export const adminUserSchema = z.object({
  id: anyText,
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  profileImageUrl: anyText.nullable(),
  role: z.enum(["user", "coach", "admin"]),
  /** For a coach: whether they publish what they write. */
  mayPublish: z.boolean(),
  createdAt: instant,
  subscriptionStatus: anyText.nullable(),
  subscriptionPlan: planSchema.nullable(),
  /** Price of their own subscription per period in cents, before coupons; may be one no longer offered. */
  planAmount: cents.nullable(),
  stripeSubscriptionId: anyText.nullable(),
  stripeCustomerId: anyText.nullable(),
  couponCode: anyText.nullable(),
  couponExpirationDate: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: instant.nullable(),
  trialEndsAt: instant.nullable(),
  pausedUntil: instant.nullable(),
  /** End of free access given by the club, also when it is past. */
  freeUntil: instant.nullable(),
  /** A sentence about a problem at the payment provider that needs a person. */
  alert: anyText.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const freeReasonSchema = anyText
  .trim()
  .min(1, "Say why: it goes into the audit log.")
  .max(FREE_REASON_MAX_LENGTH, `At most ${FREE_REASON_MAX_LENGTH} characters.`);
const freeDate = z.iso.date("Choose a day.");
/** `PUT /api/admin/users/{id}/free-time`: the last day of free access, in the club's zone; null removes it. */
export const freeTimeInputSchema = z.object({ until: freeDate.nullable(), reason: freeReasonSchema });
export type FreeTimeInput = z.infer<typeof freeTimeInputSchema>;

/** `DELETE /api/admin/users/{id}/subscription?refund=` */
const REFUNDS = ["none", "last", "prorata"] as const;
export type Refund = (typeof REFUNDS)[number];
/**
 * `credit`: whether credit left at the provider is kept or refunded. `shown`: the pro rata amount in cents that the admin
 * has confirmed; it is refunded although it has fallen a little since.
 */
export const terminateQuerySchema = z.object({
  refund: z.enum(REFUNDS).default("none"),
  credit: z.enum(["keep", "refund"]).default("keep"),
  shown: z.coerce.number().int().min(0).optional(),
});
export type Termination = z.infer<typeof terminateQuerySchema>;

/** `GET /api/admin/users/{id}/subscription/refund`: possible refunds if it ended now, in cents. */
export const terminationPreviewSchema = z.object({
  currency: anyText,
  last: cents,
  prorata: cents,
  /** Credit left for later invoices, and how much of it is refundable with each choice. */
  credit: cents,
  creditRefundable: z.object({ none: cents, last: cents, prorata: cents }),
  /** Amount of the last payment refunded before. */
  refundedBefore: cents,
});
export type TerminationPreview = z.infer<typeof terminationPreviewSchema>;

/** Answer of every admin call on a member's subscription. `refunded` is in cents. */
export const adminSubscriptionSchema = z.object({ user: adminUserSchema, refunded: cents.optional() });
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

/** An intent in Stripe's shape, as the payment simulator returns it to the browser. */
const simulatedIntentSchema = z.object({
  id: anyText,
  object: z.enum(["payment_intent", "setup_intent"]),
  client_secret: anyText,
  status: anyText,
  amount: cents.optional(),
  currency: anyText.optional(),
  next_action: z.object({ type: anyText }).nullable(),
});
export type SimulatedIntent = z.infer<typeof simulatedIntentSchema>;
/** Without `authentication`, a card that needs it leaves the intent in `requires_action`; then call again with it. */
export const simulatedConfirmSchema = z.object({
  clientSecret: anyText,
  card: z.object({ number: anyText, expMonth: wholeNumber, expYear: wholeNumber, cvc: anyText }).optional(),
  authentication: z.enum(["complete", "fail"]).optional(),
});
export type SimulatedConfirm = z.infer<typeof simulatedConfirmSchema>;
const simulatedConfirmAnswerSchema = z.object({
  intent: simulatedIntentSchema.nullable(),
  error: z.object({ type: anyText, code: anyText, decline_code: anyText.optional(), message: anyText }).nullable(),
});
export type SimulatedConfirmAnswer = z.infer<typeof simulatedConfirmAnswerSchema>;

/** State of the local payment panel. */
const RENEWAL_OUTCOMES = ["succeed", "decline", "authenticate"] as const;
const paymentPanelSchema = z.object({
  testCards: z.array(z.object({ number: anyText, brand: anyText, effect: anyText })),
  coupons: z.array(z.object({ code: anyText, effect: anyText })),
  subscriptions: z.array(
    z.object({
      userId: anyText,
      name: anyText,
      email: anyText,
      subscriptionId: anyText,
      status: anyText,
      currentPeriodEnd: instant,
      cancels: z.boolean(),
      nextRenewal: z.enum(RENEWAL_OUTCOMES),
    }),
  ),
});
export type PaymentPanel = z.infer<typeof paymentPanelSchema>;
export const moveClockSchema = z.object({ days: wholeNumber.min(1).max(CLOCK_MAX_DAYS) });
/** `POST /api/dev/payments/foreign`: simulates a subscription made by another product; returns its `id`. */
export const foreignSchema = z.object({
  email: anyText.max(300).nullable(),
  cents: cents.min(100).max(1_000_000).optional(),
  currency: z.enum(["usd", "eur"]).optional(),
  months: wholeNumber.min(1).max(12).optional(),
  status: z.enum(["active", "cancelling", "past_due", "unpaid", "paused"]).optional(),
  coupon: anyText.max(COUPON_MAX_LENGTH).optional(),
});
export type Foreign = z.infer<typeof foreignSchema>;
export const nextRenewalSchema = z.object({ userId: anyText, outcome: z.enum(RENEWAL_OUTCOMES) });
export const providerCancelSchema = z.object({ userId: anyText, when: z.enum(["period_end", "now"]) });

export type MembershipState = {
  status: SubscriptionStatus;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** End of the account's initial trial, whatever was purchased since; null without one. */
  trialEndsAt: Date | null;
  /** End of a pause the member chose. */
  pausedUntil?: Date | null;
  /** End of free access given by the club; null if it never gave any. */
  freeUntil: Date | null;
};

const GRACE_MS = GRACE_DAYS * 86_400_000;

/** Returns the end of an unpaid period's access. */
export const graceEnd = (unpaidSince: Date) => new Date(unpaidSince.getTime() + GRACE_MS);

/** Returns whether a user has full training access now. The only place that decides it. */
export function mayTrain(who: { role: Role; membership: MembershipState | null }, now: Date): boolean {
  if (who.role === "admin" || who.role === "coach") return true;
  if (!who.membership) return false;
  return isFree(who.membership, now) || opensTraining(who.membership, now);
}

/** Returns whether free access from the club applies now, whatever else they have. */
export const isFree = ({ freeUntil }: Pick<MembershipState, "freeUntil">, now: Date) =>
  freeUntil !== null && now < freeUntil;

/**
 * Returns whether free access is the only thing that gives access: no subscription is active or awaiting payment, and
 * neither a trial nor a paid period lasts longer.
 */
export function hasFreeAccess(membership: MembershipState & { isTrial: boolean }, now: Date): boolean {
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
      // A period that was not renewed counts as unpaid, even if the provider could not tell us.
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
