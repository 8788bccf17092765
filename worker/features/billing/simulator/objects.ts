import type Stripe from "stripe";

/** The simulated subset of Stripe's objects; related objects are ids, as in Stripe's answers. */
type Ids<T, K extends keyof T> = Omit<T, K> & Record<K, string>;
type MaybeIds<T, K extends keyof T> = Omit<T, K> & Record<K, string | null>;

export type Price = Pick<
  Stripe.Price,
  "id" | "object" | "active" | "currency" | "unit_amount" | "product" | "livemode" | "type"
> & { recurring: { interval: "month" | "year"; interval_count: number } };

export type Coupon = Pick<
  Stripe.Coupon,
  | "id"
  | "object"
  | "name"
  | "percent_off"
  | "amount_off"
  | "currency"
  | "duration"
  | "duration_in_months"
  | "valid"
  | "redeem_by"
>;

export type PromotionCode = Pick<
  Stripe.PromotionCode,
  "id" | "object" | "code" | "active" | "expires_at" | "max_redemptions" | "times_redeemed"
> & {
  promotion: { type: "coupon"; coupon: string };
  restrictions: Pick<
    Stripe.PromotionCode.Restrictions,
    "first_time_transaction" | "minimum_amount" | "minimum_amount_currency"
  >;
};

export type Discount = Pick<Stripe.Discount, "id" | "object" | "start" | "end" | "customer" | "subscription"> & {
  promotion_code: string | null;
  source: { type: "coupon"; coupon: string };
};

export type Customer = Pick<
  Stripe.Customer,
  "id" | "object" | "email" | "name" | "balance" | "created" | "livemode"
> & {
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
};

export type PaymentMethod = Pick<Stripe.PaymentMethod, "id" | "object" | "type" | "created"> & {
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** The test card's number; Stripe shows nothing like it. */
  metadata: { number: string };
};

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  "id" | "object" | "subscription" | "current_period_start" | "current_period_end" | "quantity"
> & { price: Price };

export type Subscription = Ids<
  MaybeIds<
    Pick<
      Stripe.Subscription,
      | "id"
      | "object"
      | "status"
      | "created"
      | "start_date"
      | "currency"
      | "customer"
      | "billing_cycle_anchor"
      | "cancel_at_period_end"
      | "cancel_at"
      | "canceled_at"
      | "ended_at"
      | "trial_end"
      | "default_payment_method"
      | "latest_invoice"
      | "pending_setup_intent"
      | "livemode"
    >,
    "default_payment_method" | "latest_invoice" | "pending_setup_intent"
  >,
  "customer"
> & {
  metadata: Record<string, string>;
  discounts: string[];
  pause_collection?: { behavior: "void"; resumes_at: number | null } | null;
  /** A price change that awaits payment. */
  pending_update: { expires_at: number; subscription_items: SubscriptionItem[] } | null;
  items: { object: "list"; url: string; has_more: boolean; data: SubscriptionItem[] };
};

type Tax = { amount: number; tax_behavior: "exclusive" };

export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  "id" | "object" | "amount" | "description" | "currency" | "period" | "quantity" | "subtotal"
> & {
  discount_amounts: { amount: number; discount: string }[];
  taxes: Tax[];
  parent: {
    type: "subscription_item_details";
    subscription_item_details: { proration: boolean; subscription: string; subscription_item: string };
  };
  pricing: { type: "price_details"; price_details: { price: string } };
};

export type Invoice = Ids<
  Pick<
    Stripe.Invoice,
    | "id"
    | "object"
    | "customer"
    | "number"
    | "status"
    | "currency"
    | "created"
    | "subtotal"
    | "total"
    | "amount_due"
    | "amount_paid"
    | "amount_remaining"
    | "starting_balance"
    | "ending_balance"
    | "attempt_count"
    | "hosted_invoice_url"
    | "invoice_pdf"
    | "billing_reason"
    | "period_start"
    | "period_end"
    | "livemode"
  >,
  "customer"
> & {
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  lines: { object: "list"; url: string; has_more: boolean; data: InvoiceLine[] };
  total_discount_amounts: { amount: number; discount: string }[];
  total_taxes: Tax[];
  /** The invoice's payment. Stripe shows it as `payments` and `confirmation_secret`, only if expanded. */
  payment_intent_id: string | null;
};

type Failure = { type: string; code: string; decline_code?: string; message: string };

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  "id" | "object" | "amount" | "amount_received" | "currency" | "status" | "created" | "client_secret" | "livemode"
> & {
  customer: string;
  payment_method: string | null;
  next_action: { type: string } | null;
  latest_charge: string | null;
  last_payment_error: Failure | null;
  invoice_id: string;
};

export type SetupIntent = Pick<
  Stripe.SetupIntent,
  "id" | "object" | "status" | "created" | "client_secret" | "usage" | "livemode"
> & {
  customer: string;
  payment_method: string | null;
  next_action: { type: string } | null;
  last_setup_error: Failure | null;
  metadata: Record<string, string>;
};

export type Charge = Pick<
  Stripe.Charge,
  "id" | "object" | "amount" | "amount_refunded" | "refunded" | "currency" | "created" | "paid" | "disputed"
> & { customer: string; payment_intent: string; balance_transaction: string | null };

/** An entry of the provider's ledger: money moved, and the fee. */
export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  "id" | "object" | "amount" | "fee" | "net" | "currency" | "created"
> & { type: "charge" | "refund" | "adjustment" };

export type Refund = Pick<Stripe.Refund, "id" | "object" | "amount" | "currency" | "created" | "status"> & {
  charge: string;
  payment_intent: string;
  balance_transaction?: string;
};

export type Dispute = Pick<Stripe.Dispute, "id" | "object" | "amount" | "created" | "status"> & {
  charge: string;
  currency?: "usd";
  balance_transactions?: BalanceTransaction[];
};

export type Event = {
  id: string;
  object: "event";
  type: string;
  created: number;
  livemode: boolean;
  api_version: string;
  pending_webhooks: number;
  request: null;
  data: { object: { id: string; object: string } };
};
