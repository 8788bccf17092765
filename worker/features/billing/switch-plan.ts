import type Stripe from "stripe";
import type { Plan, PlanChange, PlanPreview } from "../../contract/billing";
import { AppError } from "../../http/app-error";
import { call, isUncertain, type Payments, stripeError } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { expanded, idOf, instant, planOf, taxOnTop } from "./mirror";
import type { Mirror } from "./queries";
import { wantsAuthentication } from "./refusals";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

const PREVIEW_GOOD_SECONDS = 3600;

/** Previews the charge of changing the plan now. */
export async function previewPlan(scope: Scope, pay: Payments, userId: string, plan: Plan): Promise<PlanPreview> {
  const { item, subscription, customer, price } = await switchable(scope, pay, userId, plan);
  const prorationDate = Math.floor(scope.now.getTime() / 1000);
  const invoice = await call("invoice", () =>
    pay.stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price }],
        proration_behavior: "always_invoice",
        proration_date: prorationDate,
      },
    }),
  );
  const planPrice = await call("price", () => pay.stripe.prices.retrieve(price));
  return {
    plan,
    ...sumsOf(invoice, planPrice.unit_amount ?? 0),
    nextPaymentDate: nextPayment(plan, prorationDate).toISOString(),
    prorationDate,
    needsCard: invoice.amount_due > 0 && !(await cardOf(pay, subscription)),
  };
}

/** Returns a bill's rows, which add up to the amount due, however the provider splits its lines. */
function sumsOf(invoice: Stripe.Invoice, planAmount: number) {
  const credit = -invoice.lines.data.map(afterDiscounts).reduce((sum, amount) => sum + Math.min(0, amount), 0);
  const taxes = taxOnTop(invoice);
  const difference = planAmount - credit + taxes - invoice.total;
  return {
    planAmount,
    creditAmount: credit,
    discountAmount: Math.max(0, difference),
    taxAmount: taxes + Math.max(0, -difference),
    balanceUsed: Math.max(0, Math.max(0, invoice.total) - invoice.amount_due),
    amountDue: invoice.amount_due,
    remainingCredit: Math.max(0, -(invoice.total + invoice.starting_balance)),
  };
}

const afterDiscounts = ({ amount, discount_amounts: off }: Stripe.InvoiceLineItem) =>
  (off ?? []).reduce((left, each) => left - each.amount, amount);

/** `clientSecret`: the bank must authenticate first; once confirmed, the provider changes the plan. */
type Switched = { row: Mirror | null; clientSecret?: string; paymentMethodId?: string };

/** Changes the plan and charges the difference at once. A declined card changes nothing. */
export async function switchPlan(scope: Scope, pay: Payments, userId: string, change: PlanChange): Promise<Switched> {
  const { item, subscription, price } = await switchable(scope, pay, userId, change.plan);
  const synced = async () => ({ row: await syncMember(scope, pay, userId) });
  if (item.price.id === price) return synced();
  const now = Math.floor(scope.now.getTime() / 1000);
  const shown = change.prorationDate;
  const isGood = shown !== undefined && shown <= now && shown > now - PREVIEW_GOOD_SECONDS;
  if (shown !== undefined && !isGood) {
    throw new AppError("conflict", "These amounts are not up to date any more. Look at them again.", {
      code: "preview_expired",
    });
  }
  // An earlier change still awaits the bank: if paid it is about to happen; if open, this one replaces it.
  if (subscription.pending_update && !(await withdrawChange(pay, subscription))) return synced();
  const card = await cardOf(pay, subscription);
  const asked: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item.id, price }],
    proration_behavior: "always_invoice",
    proration_date: shown ?? now,
  };
  try {
    await call("subscription", () =>
      pay.stripe.subscriptions.update(subscription.id, { ...asked, payment_behavior: "error_if_incomplete" }),
    );
    return await synced();
  } catch (error) {
    if (!card && [400, 402].includes(stripeError(error)?.statusCode ?? 0)) throw cardNeeded(error);
    if (!wantsAuthentication(error)) throw error;
  }
  const pending = await call("subscription", () =>
    pay.stripe.subscriptions.update(subscription.id, {
      ...asked,
      payment_behavior: "pending_if_incomplete",
      expand: ["latest_invoice.confirmation_secret"],
    }),
  );
  const invoice = expanded(pending.latest_invoice);
  const clientSecret = invoice?.status === "open" ? invoice.confirmation_secret?.client_secret : undefined;
  const { row } = await synced();
  return { row, ...(clientSecret ? { clientSecret } : {}), ...(clientSecret && card ? { paymentMethodId: card } : {}) };
}

/** Withdraws a change that awaits payment; returns false if it was just made. */
async function withdrawChange(pay: Payments, { latest_invoice }: Stripe.Subscription): Promise<boolean> {
  const id = idOf(latest_invoice);
  if (!id) return false;
  try {
    await call("invoice", () => pay.stripe.invoices.voidInvoice(id));
    return true;
  } catch (error) {
    if (isUncertain(error)) throw error;
    return false;
  }
}

/** Returns the card that a charge now would use. */
async function cardOf(pay: Payments, subscription: Stripe.Subscription): Promise<string | null> {
  const own = idOf(subscription.default_payment_method) ?? idOf(subscription.default_source);
  const id = idOf(subscription.customer);
  if (own || !id) return own;
  const customer = await call<Stripe.Customer | Stripe.DeletedCustomer>("customer", () =>
    pay.stripe.customers.retrieve(id),
  );
  if (customer.deleted) return null;
  return idOf(customer.invoice_settings?.default_payment_method) ?? idOf(customer.default_source);
}

const cardNeeded = (cause: unknown) =>
  new AppError("conflict", "There is no card on file to charge. Add one first, then switch.", {
    code: "card_needed",
    cause,
  });

async function switchable(scope: Scope, pay: Payments, userId: string, plan: Plan) {
  const { subscriptionId, customerId } = await subscribed(scope, pay, userId, "change");
  const price = pay.prices[plan];
  if (!price) throw new AppError("unavailable", "This plan cannot be chosen here yet.");
  const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
  const [item] = subscription.items.data;
  if (subscription.pause_collection || (subscription.status === "trialing" && item)) {
    throw new AppError("conflict", "Your plan can be changed once your pause is over and the next payment is made.");
  }
  if (subscription.status !== "active" || !item) {
    throw new AppError("conflict", "The plan can be changed once the subscription is active and paid.");
  }
  return { subscription, item, price: samePlan(item, plan) ? item.price.id : price, customer: customerId };
}

// A member who is on the plan keeps their price, even if today's differs.
const samePlan = (item: Stripe.SubscriptionItem, plan: Plan) => planOf(item.price) === plan;

/** Returns the next payment: changing the interval starts a new period that day. */
function nextPayment(plan: Plan, from: number): Date {
  const next = instant(from);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + (plan === "annual" ? 12 : 1));
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next;
}
