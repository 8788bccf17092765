import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CouponDuration, Plan, SubscriptionStatus } from "../contract/billing";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/**
 * What a member may use and until when: the local trial, or a mirror of the provider's subscription. Its triggers keep
 * `member_entry`, `membership_change` and `revenue`; those of `user` remove the trials of staff.
 */
export const membership = sqliteTable(
  "membership",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    isTrial: flag("is_trial").notNull(),
    plan: text("plan").$type<Plan>(),
    planAmountCents: integer("plan_amount_cents"),
    currentPeriodStart: instant("current_period_start").notNull(),
    currentPeriodEnd: instant("current_period_end").notNull(),
    cancelAtPeriodEnd: flag("cancel_at_period_end").notNull().default(false),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    trialEndsAt: instant("trial_ends_at"),
    /** Until when it is paused, as the provider reports. */
    pausedUntil: instant("paused_until"),
    /** Free time given by the club; syncs with the provider leave it alone. */
    freeUntil: instant("free_until"),
  },
  (t) => [
    index("membership_free").on(t.freeUntil).where(sql`free_until IS NOT NULL`),
    index("membership_trial_end").on(t.trialEndsAt).where(sql`is_trial = 1`),
    index("membership_paused").on(t.pausedUntil).where(sql`paused_until IS NOT NULL`),
    index("membership_annual").on(t.currentPeriodEnd).where(sql`plan = 'annual'`),
    index("membership_past_due").on(t.userId).where(sql`status = 'past_due'`),
  ],
);

/** Pauses of memberships. A row is stored before the provider is called, and the call uses only its values. */
export const membershipPause = sqliteTable(
  "membership_pause",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The next payment, postponed by the length of the pause. */
    renewsAt: instant("renews_at").notNull(),
    /** When the member ended it early. */
    endedEarlyAt: instant("ended_early_at"),
  },
  (t) => [index("membership_pause_user").on(t.userId, t.startsAt)],
);

/** One row per normalised e-mail address that has used its trial; it outlives the account. */
export const trialClaim = sqliteTable(
  "trial_claim",
  {
    emailKey: text("email_key").primaryKey(),
    userId: text("user_id").notNull(),
    startedAt: instant("started_at").notNull(),
  },
  (t) => [index("trial_claim_user").on(t.userId)],
);

/**
 * A member at the payment provider. Tokens order concurrent syncs: the last to ask wins, not the last to answer. Its
 * triggers keep `book_customer` and `revenue`.
 */
export const billingAccount = sqliteTable(
  "billing_account",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    customerId: text("customer_id"),
    customerGen: integer("customer_gen").notNull().default(0),
    subscriptionId: text("subscription_id"),
    status: text("status").$type<SubscriptionStatus>(),
    priceId: text("price_id"),
    currentPeriodEnd: instant("current_period_end"),
    cancelAt: instant("cancel_at"),
    canceledAt: instant("canceled_at"),
    endedAt: instant("ended_at"),
    paidThrough: instant("paid_through"),
    refundedAt: instant("refunded_at"),
    disputedAt: instant("disputed_at"),
    /** Amount due on the latest invoice; null when nothing is. */
    openCents: integer("open_cents"),
    latestInvoiceId: text("latest_invoice_id"),
    /** Credit being refunded as money, until it is off the provider's balance; and the total refunded after that. */
    creditDebitCents: integer("credit_debit_cents"),
    creditDebitAfter: integer("credit_debit_after"),
    /** When the setup of the charged card was started. */
    cardSetUpAt: instant("card_set_up_at"),
    paymentMethodId: text("payment_method_id"),
    couponCode: text("coupon_code"),
    couponName: text("coupon_name"),
    couponPercentOff: real("coupon_percent_off"),
    couponAmountOff: integer("coupon_amount_off"),
    couponDuration: text("coupon_duration").$type<CouponDuration>(),
    couponMonths: integer("coupon_months"),
    couponEndsAt: instant("coupon_ends_at"),
    checkoutGen: integer("checkout_gen").notNull().default(0),
    syncToken: integer("sync_token").notNull().default(0),
    appliedToken: integer("applied_token").notNull().default(0),
    syncedAt: instant("synced_at"),
    alert: text("alert"),
  },
  (t) => [
    uniqueIndex("billing_account_customer").on(t.customerId),
    index("billing_account_subscription").on(t.subscriptionId),
    index("billing_account_period").on(t.status, t.currentPeriodEnd),
    index("billing_account_synced").on(t.status, t.syncedAt),
  ],
);

export const billingCheckout = sqliteTable(
  "billing_checkout",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    gen: integer("gen").notNull(),
    customerId: text("customer_id").notNull(),
    plan: text("plan").$type<Plan>().notNull(),
    priceId: text("price_id").notNull(),
    promotionCodeId: text("promotion_code_id"),
    couponCode: text("coupon_code"),
    couponName: text("coupon_name"),
    couponPercentOff: real("coupon_percent_off"),
    couponAmountOff: integer("coupon_amount_off"),
    couponDuration: text("coupon_duration").$type<CouponDuration>(),
    couponMonths: integer("coupon_months"),
    /** For a restored subscription: its coupon, the end of the paid period, and the card charged then. */
    couponId: text("coupon_id"),
    anchorAt: instant("anchor_at"),
    paymentMethodId: text("payment_method_id"),
    subscriptionId: text("subscription_id"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.gen] }), index("billing_checkout_subscription").on(t.subscriptionId)],
);

/** Prices of the plans at the provider, refreshed now and then. */
export const billingPrice = sqliteTable("billing_price", {
  plan: text("plan").$type<Plan>().primaryKey(),
  priceId: text("price_id").notNull(),
  cents: integer("cents").notNull(),
  currency: text("currency").notNull(),
  checkedAt: instant("checked_at").notNull(),
  /** Chosen in the admin area, for settings that name no price. */
  chosen: flag("chosen").notNull().default(false),
});

export const stripeEvent = sqliteTable(
  "stripe_event",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    state: text("state").$type<"processing" | "done" | "failed" | "ignored">().notNull(),
    attempts: integer("attempts").notNull().default(1),
    error: text("error"),
    receivedAt: instant("received_at").notNull(),
    touchedAt: instant("touched_at").notNull(),
  },
  (t) => [
    index("stripe_event_open").on(t.touchedAt).where(sql`state IN ('failed', 'processing')`),
    index("stripe_event_received").on(t.receivedAt),
  ],
);

/** The whole state of the embedded payment simulator, replaced under its revision. Empty wherever real keys are set. */
export const simulatorState = sqliteTable("simulator_state", {
  id: integer("id").primaryKey(),
  rev: integer("rev").notNull(),
  webhookSecret: text("webhook_secret").notNull(),
  state: text("state").notNull(),
});
