import { brand } from "../../../contract/brand";
import type {
  BalanceTransaction,
  Charge,
  Coupon,
  Customer,
  Discount,
  Dispute,
  Event,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  PromotionCode,
  Refund,
  SetupIntent,
  Subscription,
} from "./objects";
import { SIMULATED_PRICES } from "./price-ids";

export type RenewalOutcome = "succeed" | "decline" | "authenticate";
type Reply = { fingerprint: string; status: number; body: unknown; at: number };
type Named<T> = Record<string, T>;

/** The simulated provider's whole state. Plain data, stored as JSON. */
export type World = {
  /** Follows the kind in its ids. */
  tag: string;
  counter: number;
  prices: Named<Price>;
  coupons: Named<Coupon>;
  promotionCodes: Named<PromotionCode>;
  customers: Named<Customer>;
  paymentMethods: Named<PaymentMethod>;
  subscriptions: Named<Subscription>;
  discounts: Named<Discount>;
  invoices: Named<Invoice>;
  paymentIntents: Named<PaymentIntent>;
  setupIntents: Named<SetupIntent>;
  charges: Named<Charge>;
  refunds: Named<Refund>;
  disputes: Named<Dispute>;
  balanceTransactions: Named<BalanceTransaction>;
  events: Event[];
  /** Events not delivered yet. */
  undelivered: string[];
  /** Answers by idempotency key. */
  replies: Named<Reply>;
  /** Exclusive tax on every price, in percent; none if omitted. */
  taxPercent?: number;
  /** Outcome of a subscription's next renewal, unless it succeeds. */
  renewals: Named<RenewalOutcome>;
};

const API_VERSION = "2026-10-28.endive";
const EVENTS_KEPT = 200;

/** Creates an empty world. Real providers have no ids like the simulator's. */
export function newWorld(tag = "sim_"): World {
  const world: World = {
    tag,
    counter: 0,
    prices: {},
    coupons: {},
    promotionCodes: {},
    customers: {},
    paymentMethods: {},
    subscriptions: {},
    discounts: {},
    invoices: {},
    paymentIntents: {},
    setupIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    balanceTransactions: {},
    events: [],
    undelivered: [],
    replies: {},
    renewals: {},
  };
  addPrice(world, SIMULATED_PRICES.monthly, brand.prices.membershipMonthly.cents, "month");
  addPrice(world, SIMULATED_PRICES.annual, brand.prices.membershipAnnual.cents, "year");
  addCoupon(world, { code: "OSS20", name: "OSS 20 % off", percent_off: 20, duration: "forever" });
  addCoupon(world, { code: "FIRSTMONTH", name: "First period free", percent_off: 100, duration: "once" });
  addCoupon(world, {
    code: "TENOFF",
    name: "$10 off for 3 months",
    amount_off: 1000,
    duration: "repeating",
    duration_in_months: 3,
  });
  addCoupon(
    world,
    { code: "EXPIRED", name: "Last year's offer", percent_off: 50, duration: "once" },
    { active: false },
  );
  return world;
}

export function addPrice(world: World, id: string, unit_amount: number, interval: "month" | "year"): Price {
  const price: Price = {
    id,
    object: "price",
    active: true,
    currency: "usd",
    unit_amount,
    product: "prod_sim_membership",
    livemode: false,
    type: "recurring",
    recurring: { interval, interval_count: 1 },
  };
  world.prices[id] = price;
  return price;
}

type CouponTraits = { code: string; name: string } & Partial<Coupon>;

export function addCoupon(
  world: World,
  { code, ...traits }: CouponTraits,
  of: Partial<PromotionCode> = {},
): PromotionCode {
  const id = `co_sim_${code.toLowerCase()}`;
  world.coupons[id] = {
    id,
    object: "coupon",
    percent_off: null,
    amount_off: null,
    currency: traits.amount_off ? "usd" : null,
    duration: "once",
    duration_in_months: null,
    redeem_by: null,
    valid: true,
    ...traits,
  };
  const promotion: PromotionCode = {
    id: `promo_sim_${code.toLowerCase()}`,
    object: "promotion_code",
    code,
    active: true,
    expires_at: null,
    max_redemptions: null,
    times_redeemed: 0,
    promotion: { type: "coupon", coupon: id },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    ...of,
  };
  world.promotionCodes[promotion.id] = promotion;
  return promotion;
}

export function newId(world: World, prefix: string): string {
  world.counter += 1;
  return `${prefix}_${world.tag}${world.counter.toString(36).padStart(6, "0")}`;
}

/** Emits an event that an object has changed. */
export function emitEvent(world: World, now: number, type: string, object: { id: string; object: string }): void {
  const event: Event = {
    id: newId(world, "evt"),
    object: "event",
    type,
    created: now,
    livemode: false,
    api_version: API_VERSION,
    pending_webhooks: 1,
    request: null,
    data: { object: structuredClone(object) },
  };
  world.events.push(event);
  world.undelivered.push(event.id);
  if (world.events.length > EVENTS_KEPT) world.events.shift();
}
