import type { Invoice } from "./objects";
import type { World } from "./world";

type Shown = Record<string, unknown>;

/** Returns an object as Stripe answers it, with the requested expansions. */
export function shown(world: World, object: object, expand: string[]): unknown {
  const answer = withoutInner(structuredClone(object) as Shown);
  for (const path of expand) expandPath(world, answer, path.split("."));
  return answer;
}

// Removes the simulator's private fields.
function withoutInner(object: Shown): Shown {
  if (object.object === "list") {
    object.data = (object.data as Shown[]).map(withoutInner);
    return object;
  }
  if (object.object !== "invoice") {
    delete object.invoice_id;
    return object;
  }
  const { payment_intent_id, ...invoice } = object;
  Object.defineProperty(invoice, "paidBy", { value: payment_intent_id, enumerable: false });
  return invoice;
}

function expandPath(world: World, object: Shown, [field, ...rest]: string[]): void {
  if (!field) return;
  if (object.object === "invoice") addPayments(world, object, field);
  const value = object[field];
  if (Array.isArray(value)) {
    object[field] = value.map((entry) => expanded(world, field, entry, rest));
    return;
  }
  if (value !== null && value !== undefined) object[field] = expanded(world, field, value, rest);
}

function expanded(world: World, field: string, value: unknown, rest: string[]): unknown {
  const found = typeof value === "string" ? find(world, field, value) : value;
  if (typeof found !== "object" || found === null) return value;
  expandPath(world, found as Shown, rest);
  return found;
}

/** Adds `payments` and `confirmation_secret` to an invoice, only if requested. */
function addPayments(world: World, invoice: Shown, field: string): void {
  const id = (invoice as unknown as { paidBy: Invoice["payment_intent_id"] }).paidBy;
  const intent = id ? world.paymentIntents[id] : undefined;
  if (field === "confirmation_secret" && !("confirmation_secret" in invoice)) {
    invoice.confirmation_secret = intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  if (field === "payments" && !("payments" in invoice)) {
    const payment = intent && {
      id: `inpay_${intent.id}`,
      object: "invoice_payment",
      invoice: invoice.id,
      status: intent.status === "succeeded" ? "paid" : "open",
      payment: { type: "payment_intent", payment_intent: intent.id },
    };
    invoice.payments = { object: "list", url: "/v1/invoice_payments", has_more: false, data: payment ? [payment] : [] };
  }
}

function find(world: World, field: string, id: string): object | undefined {
  const places: Record<string, Record<string, object>> = {
    customer: world.customers,
    coupon: world.coupons,
    promotion_code: world.promotionCodes,
    discounts: world.discounts,
    latest_invoice: world.invoices,
    invoice: world.invoices,
    default_payment_method: world.paymentMethods,
    payment_method: world.paymentMethods,
    pending_setup_intent: world.setupIntents,
    payment_intent: world.paymentIntents,
    subscription: world.subscriptions,
    charge: world.charges,
    latest_charge: world.charges,
    balance_transaction: world.balanceTransactions,
  };
  const object = places[field]?.[id];
  return object && withoutInner(structuredClone(object) as Shown);
}
