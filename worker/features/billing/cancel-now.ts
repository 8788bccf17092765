import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Refund } from "../../contract/billing";
import { billingAccount } from "../../db/billing";
import { AppError } from "../../http/app-error";
import { call, isUncertain, type Payments, stripeError } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { endAtProvider } from "./end-at-provider";
import { idOf, instant } from "./mirror";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/** Ends a subscription at once and gives back what the admin has chosen; answers the cents. Asked again, it does nothing twice. */
export async function cancelNow(scope: Scope, pay: Payments, userId: string, refund: Refund): Promise<number> {
  const { subscriptionId } = await subscribed(scope, pay, userId, "cancel");
  const subscription = await call("subscription", () =>
    pay.stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] }),
  );
  await endAtProvider(pay, subscription);
  await syncMember(scope, pay, userId);
  const refunded = refund === "none" ? 0 : await refundLast(pay, subscription, refund, scope.now);
  if (refunded > 0) {
    // Time that was paid back cannot be restored; the provider's own event of it may be late.
    const paidBack = { refundedAt: scope.now };
    await scope.db.update(billingAccount).set(paidBack).where(eq(billingAccount.userId, userId));
  }
  return refunded;
}

/** Gives back the last payment, or the part of it that pays for time after the end. */
async function refundLast(
  pay: Payments,
  subscription: Stripe.Subscription,
  kind: "last" | "prorata",
  now: Date,
): Promise<number> {
  const own = await lastPaid(pay, { subscription: subscription.id });
  // A restored subscription has charged nothing: the one before it was paid for the same time.
  const customer = idOf(subscription.customer);
  const invoice = own ?? (customer ? await lastPaid(pay, { customer }) : undefined);
  const payment = invoice?.payments?.data.find(
    ({ status, payment: { type } }) => status === "paid" && type === "payment_intent",
  )?.payment;
  const intent = idOf(payment?.payment_intent);
  if (!invoice || !intent) return 0;
  const ended = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscription.id));
  const before = own ? null : idOf(invoice.parent?.subscription_details?.subscription);
  const payer = before ? await call("subscription", () => pay.stripe.subscriptions.retrieve(before)) : ended;
  const [item] = payer.items.data;
  const start = item ? item.current_period_start : invoice.period_start;
  const end = item ? item.current_period_end : invoice.period_end;
  const at = (ended.ended_at ? instant(ended.ended_at) : now).getTime() / 1000;
  // What an earlier subscription has used up stays paid.
  if (!own && end <= at) return 0;
  const unused = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const amount = kind === "last" ? invoice.amount_paid : Math.round(invoice.amount_paid * unused);
  if (amount <= 0) return 0;
  try {
    const refund = await call("refund", () =>
      pay.stripe.refunds.create(
        { payment_intent: intent, amount, reason: "requested_by_customer" },
        { idempotencyKey: `refund:${subscription.id}:${kind}` },
      ),
    );
    return refund.amount;
  } catch (error) {
    const failure = stripeError(error);
    if (failure?.code === "charge_already_refunded") return 0;
    if (!failure || isUncertain(error)) throw error;
    throw new AppError(
      "conflict",
      "The subscription has ended, but its payment was not refunded. Look at the payment at the payment provider.",
      { code: "refund_refused", cause: error },
    );
  }
}

async function lastPaid(
  pay: Payments,
  of: { subscription: string } | { customer: string },
): Promise<Stripe.Invoice | undefined> {
  const list = await call("list", () =>
    pay.stripe.invoices.list({ ...of, status: "paid", limit: 20, expand: ["data.payments"] }),
  );
  return list.data.find(({ amount_paid }) => amount_paid > 0);
}
