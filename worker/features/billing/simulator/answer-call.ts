import { type Form, inner, list, onlyKnown, readForm, text } from "./form";
import { addSetupIntent, confirmIntent, intentOf } from "./intents";
import { customerOf, finalizeInvoice, shownLine, sumsOf, voidInvoice } from "./invoices";
import { addToLedger } from "./ledger";
import type { Customer } from "./objects";
import { createPrice, LISTED_PRICES, listPrices, PRICE_PARAMETERS } from "./prices";
import {
  COUPON_PARAMETERS,
  createCoupon,
  createPromotionCode,
  PROMOTION_PARAMETERS,
  promotionCodes,
  updatePromotionCode,
} from "./promotions";
import { invalid, missing, Refusal } from "./refusal";
import { settle } from "./settle";
import { shown } from "./shown";
import {
  cancelSubscription,
  createSubscription,
  payInvoice,
  proration,
  subscriptionOf,
  updateSubscription,
} from "./subscriptions";
import { emitEvent, newId, type World } from "./world";

export type Call = { method: string; path: string; query: string; body: string; idempotencyKey: string | null };
type Answer = { status: number; body: unknown; headers: Record<string, string> };

type Asked = { world: World; form: Form; now: number; id: string };
type Route = { method: string; path: RegExp; known: string[]; answer: (asked: Asked) => object };

const route = (method: string, path: string, known: string[], answer: Route["answer"]): Route => ({
  method,
  path: new RegExp(`^/v1/${path.replace(":id", "([^/]+)")}$`),
  known,
  answer,
});

const PAGE = ["limit", "starting_after", "ending_before"];

const CREATE = [
  "customer",
  "items",
  "discounts",
  "payment_behavior",
  "payment_settings",
  "metadata",
  "billing_cycle_anchor",
  "proration_behavior",
  "default_payment_method",
];
const UPDATE = [
  "items",
  "proration_behavior",
  "proration_date",
  "payment_behavior",
  "cancel_at_period_end",
  "cancel_at",
  "default_payment_method",
  "metadata",
  "pause_collection",
  "trial_end",
];
const CONFIRM = ["key", "client_secret", "payment_method_data", "payment_method", "authentication", "return_url"];

const ROUTES: Route[] = [
  route("POST", "customers", ["email", "name", "metadata"], createCustomer),
  route("GET", "customers/:id", [], ({ world, id }) => world.customers[id] ?? refuseMissing("customer", id)),
  route("POST", "customers/:id", ["email", "name", "metadata", "invoice_settings"], updateCustomer),
  route("DELETE", "customers/:id", [], deleteCustomer),
  route("POST", "customers/:id/balance_transactions", ["amount", "currency", "description", "metadata"], changeBalance),
  route("POST", "coupons", COUPON_PARAMETERS, createCoupon),
  route("GET", "coupons/:id", [], ({ world, id }) => world.coupons[id] ?? refuseMissing("coupon", id)),
  route("GET", "promotion_codes", ["code", "active", ...PAGE], (asked) =>
    pageOf(promotionCodes(asked), "/v1/promotion_codes", asked.form),
  ),
  route("POST", "promotion_codes", PROMOTION_PARAMETERS, createPromotionCode),
  route(
    "GET",
    "promotion_codes/:id",
    [],
    ({ world, id }) => world.promotionCodes[id] ?? refuseMissing("promotion code", id),
  ),
  route("POST", "promotion_codes/:id", ["active"], updatePromotionCode),
  route("POST", "subscriptions", CREATE, ({ world, form, now }) => createSubscription(world, form, now)),
  route("GET", "subscriptions", ["customer", "status", "price", ...PAGE], listSubscriptions),
  route("GET", "subscriptions/:id", [], ({ world, id }) => subscriptionOf(world, id)),
  route("POST", "subscriptions/:id", UPDATE, ({ world, form, now, id }) => updateSubscription(world, id, form, now)),
  route("DELETE", "subscriptions/:id", ["prorate", "invoice_now"], ({ world, now, id }) =>
    cancelSubscription(world, id, now),
  ),
  route("GET", "invoices", ["customer", "subscription", "status", ...PAGE], listInvoices),
  route("POST", "invoices/create_preview", ["customer", "subscription", "subscription_details"], preview),
  route("GET", "invoices/:id", [], ({ world, id }) => world.invoices[id] ?? refuseMissing("invoice", id)),
  route("POST", "invoices/:id/pay", ["payment_method", "off_session"], ({ world, form, id, now }) =>
    payInvoice(world, id, text(form, "payment_method"), now),
  ),
  route("POST", "invoices/:id/finalize", ["auto_advance"], ({ world, id, now }) => finalizeInvoice(world, id, now)),
  route("POST", "invoices/:id/void", [], ({ world, id, now }) => voidInvoice(world, id, now)),
  route("POST", "setup_intents", ["customer", "usage", "payment_method_types", "metadata"], createSetupIntent),
  route("GET", "setup_intents/:id", ["client_secret"], ({ world, form, id }) =>
    intentOf(world, id, text(form, "client_secret")),
  ),
  route("GET", "payment_intents/:id", ["client_secret"], ({ world, form, id }) =>
    intentOf(world, id, text(form, "client_secret")),
  ),
  route("POST", "payment_intents/:id/confirm", CONFIRM, confirm),
  route("POST", "setup_intents/:id/confirm", CONFIRM, confirm),
  route(
    "GET",
    "payment_methods/:id",
    [],
    ({ world, id }) => world.paymentMethods[id] ?? refuseMissing("PaymentMethod", id),
  ),
  route("GET", "prices", [...LISTED_PRICES, ...PAGE], (asked) => pageOf(listPrices(asked), "/v1/prices", asked.form)),
  route("POST", "prices", PRICE_PARAMETERS, createPrice),
  route("GET", "prices/:id", [], ({ world, id }) => world.prices[id] ?? refuseMissing("price", id)),
  route("POST", "refunds", ["payment_intent", "amount", "reason", "metadata"], refund),
  route("GET", "refunds", ["charge", "payment_intent", ...PAGE], listRefunds),
  route("GET", "charges", ["customer", "payment_intent", ...PAGE], listCharges),
  route("GET", "charges/:id", [], ({ world, id }) => world.charges[id] ?? refuseMissing("charge", id)),
  route("GET", "disputes", ["charge", "payment_intent", ...PAGE], listDisputes),
  route("GET", "disputes/:id", [], ({ world, id }) => world.disputes[id] ?? refuseMissing("dispute", id)),
  route(
    "GET",
    "events/:id",
    [],
    ({ world, id }) => world.events.find((event) => event.id === id) ?? refuseMissing("event", id),
  ),
];

/** Answers one API call and changes the world. Refuses unknown addresses and parameters like Stripe. */
export function answerCall(world: World, call: Call, now: number): Answer {
  settle(world, now);
  const fingerprint = `${call.method} ${call.path}?${call.body}`;
  const key = call.method === "POST" ? call.idempotencyKey : null;
  const reply = key ? world.replies[key] : undefined;
  if (reply && reply.fingerprint !== fingerprint) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return refused(new Refusal(400, { type: "idempotency_error", message }));
  }
  if (reply) return { status: reply.status, body: reply.body, headers: { "idempotent-replayed": "true" } };
  const before = structuredClone(world);
  try {
    const body = perform(world, call, now);
    if (key) world.replies[key] = { fingerprint, status: 200, body, at: now };
    return { status: 200, body, headers: {} };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = refused(error);
    // A declined card is a result and is stored; a refused request has none.
    if (error.status !== 402) Object.assign(world, before);
    else if (key) world.replies[key] = { fingerprint, status: 402, body: answer.body, at: now };
    return answer;
  }
}

const refused = (refusal: Refusal): Answer => ({
  status: refusal.status,
  body: { error: refusal.error },
  headers: {},
});

function perform(world: World, call: Call, now: number): unknown {
  const form = readForm([call.query, call.body].filter(Boolean).join("&"));
  for (const { method, path, known, answer } of ROUTES) {
    const match = method === call.method ? path.exec(call.path) : null;
    if (!match) continue;
    const unknown = onlyKnown(form, known);
    if (unknown) {
      throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
    }
    const expand = list(form, "expand").filter((entry) => typeof entry === "string");
    return shown(world, answer({ world, form, now, id: match[1] ?? "" }), expand);
  }
  throw new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${call.method}: ${call.path}).`,
  });
}

function refuseMissing(what: string, id: string): never {
  throw missing(what, id);
}

function pageOf<T extends { id: string }>(items: T[], url: string, form: Form): object {
  const after = text(form, "starting_after");
  const from = after ? items.findIndex((item) => item.id === after) + 1 : 0;
  const limit = Number(text(form, "limit") ?? 10);
  const data = items.slice(from, from + limit);
  return { object: "list", url, has_more: from + limit < items.length, data };
}

function createCustomer({ world, form, now }: Asked): Customer {
  const id = newId(world, "cus");
  const customer: Customer = {
    id,
    object: "customer",
    email: text(form, "email") ?? null,
    name: text(form, "name") ?? null,
    balance: 0,
    created: now,
    livemode: false,
    metadata: Object.fromEntries(Object.entries(inner(form, "metadata")).map(([name, value]) => [name, String(value)])),
    invoice_settings: { default_payment_method: null },
  };
  world.customers[id] = customer;
  return customer;
}

function updateCustomer({ world, form, id }: Asked): Customer {
  const customer = customerOf(world, id);
  const method = text(inner(form, "invoice_settings"), "default_payment_method");
  if (method) customer.invoice_settings.default_payment_method = method;
  return customer;
}

function changeBalance({ world, form, id, now }: Asked): object {
  const customer = customerOf(world, id);
  const amount = Number(text(form, "amount"));
  customer.balance += amount;
  return {
    id: newId(world, "cbtxn"),
    object: "customer_balance_transaction",
    amount,
    created: now,
    currency: "usd",
    customer: id,
    ending_balance: customer.balance,
    type: "adjustment",
  };
}

function deleteCustomer({ world, id, now }: Asked): object {
  const customer = customerOf(world, id);
  for (const subscription of Object.values(world.subscriptions)) {
    if (subscription.customer === id && !["canceled", "incomplete_expired"].includes(subscription.status)) {
      cancelSubscription(world, subscription.id, now);
    }
  }
  customer.deleted = true;
  emitEvent(world, now, "customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}

function listSubscriptions({ world, form }: Asked): object {
  const customer = text(form, "customer");
  const status = text(form, "status");
  const found = Object.values(world.subscriptions)
    .filter((subscription) => !customer || subscription.customer === customer)
    .filter((subscription) =>
      status === "all" ? true : status ? subscription.status === status : subscription.status !== "canceled",
    );
  return pageOf(found.reverse(), "/v1/subscriptions", form);
}

function listInvoices({ world, form }: Asked): object {
  const found = Object.values(world.invoices).filter(
    (invoice) =>
      (!form.customer || invoice.customer === form.customer) &&
      (!form.subscription || invoice.parent.subscription_details.subscription === form.subscription) &&
      (!form.status || invoice.status === form.status),
  );
  return pageOf(found.reverse(), "/v1/invoices", form);
}

function listCharges({ world, form }: Asked): object {
  const found = Object.values(world.charges).filter(
    (charge) =>
      (!form.customer || charge.customer === form.customer) &&
      (!form.payment_intent || charge.payment_intent === form.payment_intent),
  );
  return pageOf(found.reverse(), "/v1/charges", form);
}

function listRefunds({ world, form }: Asked): object {
  const found = Object.values(world.refunds).filter(
    (refund) =>
      (!form.charge || refund.charge === form.charge) &&
      (!form.payment_intent || refund.payment_intent === form.payment_intent),
  );
  return pageOf(found.reverse(), "/v1/refunds", form);
}

function listDisputes({ world, form }: Asked): object {
  const found = Object.values(world.disputes).filter((dispute) => !form.charge || dispute.charge === form.charge);
  return pageOf(found.reverse(), "/v1/disputes", form);
}

function preview({ world, form, now }: Asked): object {
  const subscription = subscriptionOf(world, text(form, "subscription") ?? "");
  const details = inner(form, "subscription_details");
  const [asked] = list(details, "items");
  const at = Number(text(details, "proration_date") ?? now);
  const { lines, end } = proration(world, subscription, typeof asked === "object" ? asked : {}, at, now);
  const { subtotal, total, discounts, taxes } = sumsOf(lines, world.taxPercent);
  const { balance } = customerOf(world, subscription.customer);
  return {
    id: newId(world, "upcoming_in"),
    object: "invoice",
    currency: "usd",
    status: "draft",
    total,
    subtotal,
    total_discount_amounts: discounts,
    total_taxes: taxes,
    starting_balance: balance,
    amount_due: Math.max(0, total + balance),
    ending_balance: Math.min(0, total + balance),
    period_end: end,
    lines: {
      object: "list",
      has_more: false,
      data: lines.map((line, index) => shownLine(`il_tmp_${index}`, line, subscription, world.taxPercent)),
    },
  };
}

function createSetupIntent({ world, form, now }: Asked): object {
  const customer = customerOf(world, text(form, "customer") ?? "");
  const metadata = Object.entries(inner(form, "metadata")).map(([name, value]) => [name, String(value)]);
  return addSetupIntent(world, customer.id, Object.fromEntries(metadata), now);
}

/** Stripe.js's own call, for browsers that are directed here instead of to Stripe. */
function confirm({ world, form, now, id }: Asked): object {
  intentOf(world, id, text(form, "client_secret") ?? "");
  const card = inner(inner(form, "payment_method_data"), "card");
  const number = text(card, "number");
  const authentication = text(form, "authentication");
  return confirmIntent(
    world,
    id,
    {
      ...(number
        ? { card: { number, expMonth: Number(text(card, "exp_month")), expYear: Number(text(card, "exp_year")) } }
        : {}),
      ...(authentication === "complete" || authentication === "fail" ? { authentication } : {}),
    },
    now,
  );
}

function refund({ world, form, now }: Asked): object {
  const intentId = text(form, "payment_intent") ?? "";
  const charge = Object.values(world.charges).find((one) => one.paid && one.payment_intent === intentId);
  if (!charge) throw missing("payment_intent", intentId, "payment_intent");
  const amount = Number(text(form, "amount") ?? charge.amount - charge.amount_refunded);
  if (charge.refunded) {
    throw invalid("Charge has already been refunded.", { code: "charge_already_refunded" });
  }
  if (amount < 1 || amount > charge.amount - charge.amount_refunded) {
    throw invalid("Refund amount is greater than unrefunded amount on charge.", { param: "amount" });
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const id = newId(world, "re");
  world.refunds[id] = {
    id,
    object: "refund",
    amount,
    currency: "usd",
    created: now,
    status: "succeeded",
    charge: charge.id,
    payment_intent: intentId,
    balance_transaction: addToLedger(world, "refund", -amount, 0, now).id,
  };
  emitEvent(world, now, "charge.refunded", charge);
  return world.refunds[id] ?? {};
}
