import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Termination, TerminationPreview } from "../../contract/billing";
import { billingAccount } from "../../db/billing";
import { AppError } from "../../http/app-error";
import { call, isUncertain, type Payments, stripeError } from "../../platform/stripe/client";
import { readAccount, subscribed } from "./account";
import { calculateRefund, endedAtOf, type RefundAmounts } from "./calculate-refund";
import { endAtProvider } from "./end-at-provider";
import { mailRefund } from "./mail-refund";
import { idOf } from "./mirror";
import { restsOf } from "./pause/rests";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/** The refunded amount; `refundId` is the provider's id. */
export type Ended = { refunded: number; refundId: string | null };

/** Returns what could be refunded if the subscription ended now. */
export async function previewTermination(scope: Scope, pay: Payments, userId: string): Promise<TerminationPreview> {
  const { subscriptionId } = await subscribed(scope, pay, userId, "cancel");
  const subscription = await retrieve(pay, subscriptionId);
  const rests = await restsOf(scope.db, userId);
  const weighed = await calculateRefund(pay, subscription, endedAtOf(subscription, scope.now), rests);
  const { currency, last, prorata, credit, refundedBefore } = weighed;
  return {
    currency,
    last,
    prorata,
    credit,
    creditRefundable: { none: fromCredit(weighed, 0), last: 0, prorata: fromCredit(weighed, prorata) },
    refundedBefore,
  };
}

/** Ends a subscription at once and makes the chosen refund. Repeating it, even days later, refunds nothing twice. */
export async function cancelNow(scope: Scope, pay: Payments, userId: string, asked: Termination): Promise<Ended> {
  const { subscriptionId } = await subscribed(scope, pay, userId, "cancel");
  await endAtProvider(pay, await retrieve(pay, subscriptionId));
  await syncMember(scope, pay, userId);
  if (asked.refund === "none" && asked.credit === "keep") return { refunded: 0, refundId: null };
  const ended = await retrieve(pay, subscriptionId);
  await finishDebit(scope, pay, userId, ended);
  const rests = await restsOf(scope.db, userId);
  const weighed = await calculateRefund(pay, ended, endedAtOf(ended, scope.now), rests);
  const time = timeOf(weighed, asked);
  const credit = asked.credit === "refund" ? fromCredit(weighed, time) : 0;
  if (time + credit <= 0 || !weighed.paymentIntent) return { refunded: 0, refundId: null };
  const account = eq(billingAccount.userId, userId);
  if (credit > 0) {
    const owed = { creditDebitCents: credit, creditDebitAfter: weighed.refundedBefore + time + credit };
    await scope.db.update(billingAccount).set(owed).where(account);
  }
  const refund = await refundPayment(pay, ended.id, weighed.paymentIntent, time + credit, weighed.refundedBefore);
  if (!refund) return { refunded: 0, refundId: null };
  // Refunded time cannot be restored; the provider's event for it may be late.
  if (time > 0) await scope.db.update(billingAccount).set({ refundedAt: scope.now }).where(account);
  if (credit > 0) await finishDebit(scope, pay, userId, ended);
  await mailRefund(scope, userId, refund);
  return { refunded: refund.amount, refundId: refund.id };
}

/** The share of the last payment by which a confirmed refund may exceed the current one: an hour or two of a month. */
const CONFIRMED_WITHIN = 1 / 500;

/** Returns the refund for unused time: pro rata the amount the admin confirmed, if it is still about right. */
function timeOf(weighed: RefundAmounts, { refund, shown = 0 }: Termination): number {
  if (refund !== "prorata") return refund === "none" ? 0 : weighed.last;
  const { last, prorata } = weighed;
  const isCurrent = shown > prorata && shown <= last && shown - prorata <= Math.max(1, last * CONFIRMED_WITHIN);
  return isCurrent ? shown : prorata;
}

const retrieve = (pay: Payments, id: string) =>
  call("subscription", () => pay.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }));

/** Returns how much of the credit the last payment can still refund, besides the time. */
const fromCredit = ({ credit, last }: RefundAmounts, time: number) => Math.min(credit, last - time);

/** Concurrent calls see the same amount refunded before and so use the same key: one refund. */
async function refundPayment(
  pay: Payments,
  subscription: string,
  intent: string,
  amount: number,
  before: number,
): Promise<Stripe.Refund | null> {
  try {
    return await call("refund", () =>
      pay.stripe.refunds.create(
        { payment_intent: intent, amount, reason: "requested_by_customer" },
        { idempotencyKey: `refund:${subscription}:${intent}:${before}` },
      ),
    );
  } catch (error) {
    const failure = stripeError(error);
    if (failure?.code === "charge_already_refunded") return null;
    if (failure?.type === "StripeIdempotencyError") {
      throw new AppError(
        "conflict",
        "Somebody else has just refunded this payment. Look again before you refund more.",
        {
          code: "refund_refused",
          cause: error,
        },
      );
    }
    if (!failure || isUncertain(error)) throw error;
    throw new AppError(
      "conflict",
      "The subscription has ended, but its payment was not refunded. Look at the payment at the payment provider.",
      { code: "refund_refused", cause: error },
    );
  }
}

/** Removes credit that was refunded as money from the balance; credit not refunded stays. */
async function finishDebit(scope: Scope, pay: Payments, userId: string, ended: Stripe.Subscription): Promise<void> {
  const { creditDebitCents: cents, creditDebitAfter: after } = (await readAccount(scope, userId)) ?? {};
  const customer = idOf(ended.customer);
  if (!cents || !customer || after === null || after === undefined) return;
  const { refundedBefore, currency } = await calculateRefund(pay, ended, endedAtOf(ended, scope.now));
  if (refundedBefore >= after) {
    await call("customer_balance_transaction", () =>
      pay.stripe.customers.createBalanceTransaction(
        customer,
        { amount: cents, currency, description: "Credit that was refunded" },
        { idempotencyKey: `credit:${ended.id}:${after}` },
      ),
    );
  }
  const nothing = { creditDebitCents: null, creditDebitAfter: null };
  await scope.db.update(billingAccount).set(nothing).where(eq(billingAccount.userId, userId));
}
