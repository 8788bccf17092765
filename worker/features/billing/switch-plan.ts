import type Stripe from "stripe";
import type { Plan, PlanChange, PlanPreview } from "../../contract/billing";
import { AppError } from "../../http/app-error";
import { call, type Payments } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { instant, planOf } from "./mirror";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

const PREVIEW_GOOD_SECONDS = 3600;

/** What changing the plan now would charge. */
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
  const credit = invoice.lines.data.reduce((sum, line) => sum - Math.min(0, line.amount), 0);
  return {
    plan,
    planAmount: planPrice.unit_amount ?? 0,
    amountDue: invoice.amount_due,
    creditAmount: credit,
    remainingCredit: Math.max(0, -(invoice.total + invoice.starting_balance)),
    nextPaymentDate: nextPayment(plan, prorationDate).toISOString(),
    prorationDate,
  };
}

/** Changes the plan and charges the difference at once. A declined card changes nothing. */
export async function switchPlan(scope: Scope, pay: Payments, userId: string, change: PlanChange) {
  const { item, subscription, price } = await switchable(scope, pay, userId, change.plan);
  if (item.price.id === price) return syncMember(scope, pay, userId);
  const now = Math.floor(scope.now.getTime() / 1000);
  const shown = change.prorationDate;
  const isGood = shown !== undefined && shown <= now && shown > now - PREVIEW_GOOD_SECONDS;
  if (shown !== undefined && !isGood) {
    throw new AppError("conflict", "These amounts are not up to date any more. Look at them again.", {
      code: "preview_expired",
    });
  }
  await call("subscription", () =>
    pay.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      ...(shown === undefined ? {} : { proration_date: shown }),
    }),
  );
  return syncMember(scope, pay, userId);
}

async function switchable(scope: Scope, pay: Payments, userId: string, plan: Plan) {
  const { subscriptionId, customerId } = await subscribed(scope, pay, userId, "change");
  const price = pay.prices[plan];
  if (!price) throw new AppError("unavailable", "This plan cannot be chosen here yet.");
  const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
  const [item] = subscription.items.data;
  if (subscription.status !== "active" || !item) {
    throw new AppError("conflict", "The plan can be changed once the subscription is active and paid.");
  }
  return { subscription, item, price: samePlan(item, plan) ? item.price.id : price, customer: customerId };
}

// A member of the plan keeps their own price, also when today's is another.
const samePlan = (item: Stripe.SubscriptionItem, plan: Plan) => planOf(item.price) === plan;

/** Another interval starts the period anew, on the day of the change. */
function nextPayment(plan: Plan, from: number): Date {
  const next = instant(from);
  const day = next.getUTCDate();
  next.setUTCMonth(next.getUTCMonth() + (plan === "annual" ? 12 : 1));
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return next;
}
