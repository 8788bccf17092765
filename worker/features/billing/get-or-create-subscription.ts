import type Stripe from "stripe";
import type { Subscribe, SubscribeAnswer } from "../../contract/billing";
import { AppError } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";
import { call, isUncertain, type Payments } from "../../platform/stripe/client";
import { type Account, accountOf, nextAttempt } from "./account";
import { type Attempt, beginAttempt, readAttempt, subscriptionOf } from "./attempt";
import { endAtProvider } from "./end-at-provider";
import { findCoupon } from "./find-coupon";
import { dropGift, takeGift } from "./gifts/take-gift";
import { expanded, isEnded, planOf, taxOnTop } from "./mirror";
import { payments } from "./payments";
import { discountOf } from "./present";
import { isCouponRefused, withProviderErrors } from "./refusals";
import type { MemberScope, Scope } from "./scope";
import { syncMember } from "./sync-member";

const SUBSCRIBE: RateLimit = { name: "subscribe", calls: 30, seconds: 60 };
const TRIES = 6;

/**
 * Returns what a member needs to pay for one subscription, never two, however often and from however many tabs it is
 * called. Each attempt's parameters are stored before it is made, under one key.
 */
export async function getOrCreateSubscription(scope: MemberScope, asked: Subscribe): Promise<SubscribeAnswer> {
  const { user } = memberOf(scope.actor);
  await consume(scope.env, SUBSCRIBE, "account", user.id, scope.now);
  const pay = await payments(scope);
  await takeGift(scope, asked);
  return withProviderErrors(async () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const answer = await attempt(scope, pay, user.id, asked);
      if (!answer) continue;
      await syncMember(scope, pay, user.id);
      return answer;
    }
    throw new AppError("conflict", "Another window of yours is setting up this payment too. Try again in a moment.");
  }).catch(async (error: unknown) => {
    if (isCouponRefused(error)) await dropGift(scope, user.id);
    throw error;
  });
}

/** Tries once; null if the state has changed and another try is needed. */
async function attempt(scope: Scope, pay: Payments, userId: string, asked: Subscribe): Promise<SubscribeAnswer | null> {
  const account = await accountOf(scope, pay, userId);
  const present = await readAttempt(scope, account);
  if (!present) {
    const coupon = asked.couponCode ? await findCoupon(pay, account.customerId, asked.couponCode) : null;
    await beginAttempt(scope, pay, account, { plan: asked.plan ?? "monthly", coupon });
    return null;
  }
  const isFresh = !present.subscriptionId;
  const subscription = await subscriptionOf(scope, pay, account, present);
  if (!subscription) return null;
  if (isEnded(subscription)) {
    await nextAttempt(scope, account);
    return null;
  }
  if (subscription.status === "active" || subscription.status === "trialing") {
    return answerOf(subscription, present, {
      clientSecret: usableSetup(subscription),
      amountDue: 0,
      ...(isFresh && subscription.metadata?.attempt === String(present.gen) ? {} : { alreadySubscribed: true }),
    });
  }
  if (subscription.status === "incomplete" && !(await matchesRequest(pay, present, subscription, asked))) {
    await voidFirstInvoice(pay, subscription);
    await nextAttempt(scope, account);
    return null;
  }
  const invoice = expanded(subscription.latest_invoice);
  if (subscription.status === "paused" && invoice?.status !== "open") {
    throw new AppError("conflict", "Your subscription is paused. Please write to us, and we start it again.");
  }
  const secret = invoice?.status === "open" ? invoice.confirmation_secret?.client_secret : undefined;
  if (!invoice || !secret) {
    if (subscription.status === "unpaid") return handleClosedInvoice(scope, pay, account, subscription, present);
    return settled(subscription, present);
  }
  return answerOf(subscription, present, { clientSecret: secret, amountDue: invoice.amount_remaining });
}

/** Returns whether the attempt matches the request. A refused coupon throws and leaves the open form alone. */
async function matchesRequest(pay: Payments, present: Attempt, subscription: Stripe.Subscription, asked: Subscribe) {
  const price = subscription.items.data[0]?.price.id;
  if (asked.plan && pay.prices[asked.plan] !== price) {
    if (asked.couponCode) await findCoupon(pay, present.customerId, asked.couponCode);
    return false;
  }
  if (asked.couponCode === "" && present.couponCode) return false;
  if (!asked.couponCode || asked.couponCode.toLowerCase() === present.couponCode?.toLowerCase()) return true;
  await findCoupon(pay, present.customerId, asked.couponCode);
  return false;
}

/**
 * Voids the first invoice instead of cancelling: a cancelled subscription leaves it payable with the old secret. A
 * refusal means that it was just paid or voided; the next try sees which.
 */
async function voidFirstInvoice(pay: Payments, subscription: Stripe.Subscription): Promise<void> {
  const invoice = expanded(subscription.latest_invoice);
  if (!invoice?.id || invoice.status !== "open") return;
  const { id } = invoice;
  try {
    await call("invoice", () => pay.stripe.invoices.voidInvoice(id));
  } catch (error) {
    if (isUncertain(error)) throw error;
  }
}

/**
 * Handles an unpaid subscription whose latest invoice is not open: later invoices stay drafts at the provider, and
 * voided or written-off ones are final. A draft is finalised; without one, the next try starts over.
 */
async function handleClosedInvoice(
  scope: Scope,
  pay: Payments,
  account: Account,
  subscription: Stripe.Subscription,
  present: Attempt,
): Promise<SubscribeAnswer | null> {
  const latest = expanded(subscription.latest_invoice);
  if (latest?.status === "paid") return settled(subscription, present);
  const expand = ["confirmation_secret"];
  if (latest?.id && latest.status === "draft") {
    const { id } = latest;
    const invoice = await call("invoice", () => pay.stripe.invoices.finalizeInvoice(id, { expand }));
    const clientSecret = invoice.confirmation_secret?.client_secret;
    if (invoice.status !== "open" || !clientSecret) return null;
    return answerOf(subscription, present, { clientSecret, amountDue: invoice.amount_remaining });
  }
  await endAtProvider(pay, subscription);
  await nextAttempt(scope, account);
  return null;
}

// The invoice is paid, but the subscription's status lags: nothing may be paid again.
function settled(subscription: Stripe.Subscription, present: Attempt): SubscribeAnswer | null {
  const invoice = expanded(subscription.latest_invoice);
  if (invoice?.status !== "paid") return null;
  return answerOf(subscription, present, { clientSecret: null, amountDue: 0, alreadySubscribed: true });
}

/** Returns the secret for saving a card if none is stored, for example after a coupon that left nothing to pay. */
function usableSetup(subscription: Stripe.Subscription): string | null {
  const intent = expanded(subscription.pending_setup_intent);
  if (!intent || subscription.default_payment_method) return null;
  const isOpen = ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status);
  return isOpen ? intent.client_secret : null;
}

function answerOf(
  subscription: Stripe.Subscription,
  present: Attempt,
  answer: Pick<SubscribeAnswer, "clientSecret" | "amountDue" | "alreadySubscribed">,
): SubscribeAnswer {
  const [item] = subscription.items.data;
  const discount = discountOf(present);
  const tax = answer.amountDue > 0 ? taxOnTop(expanded(subscription.latest_invoice)) : 0;
  const plan = item ? { plan: planOf(item.price), planAmount: item.price.unit_amount ?? 0 } : {};
  return { ...answer, ...plan, ...(tax > 0 ? { taxAmount: tax } : {}), ...(discount ? { discount } : {}) };
}
