import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Plan } from "../../contract/billing";
import { user } from "../../db/account";
import { billingAccount, billingCheckout } from "../../db/billing";
import { AppError } from "../../http/app-error";
import { call, isUncertain, type Payments, stripeError } from "../../platform/stripe/client";
import { type Account, forgetCustomer, nextAttempt } from "./account";
import type { Coupon } from "./find-coupon";
import { expanded, idOf, isLive, MIRRORED, statusOf } from "./mirror";
import { couponRefused } from "./refusals";
import type { Scope } from "./scope";
import { subscriptionsOf } from "./sync-member";

export type Attempt = typeof billingCheckout.$inferSelect;

const FOR_PAYING = [...MIRRORED, "latest_invoice.confirmation_secret", "pending_setup_intent"];

/** Returns the parameters of the account's current attempt; undefined before they are chosen. */
export const readAttempt = (scope: Scope, { userId, checkoutGen }: Account): Promise<Attempt | undefined> =>
  scope.db
    .select()
    .from(billingCheckout)
    .where(and(eq(billingCheckout.userId, userId), eq(billingCheckout.gen, checkoutGen)))
    .get();

type Restored = { anchorAt: Date; paymentMethodId: string; priceId: string | null; couponId: string | null };
type Choice = { plan: Plan; coupon: Coupon | null; restored?: Restored };

/** Stores the parameters of an attempt. Of concurrent calls the first wins, and all continue with its parameters. */
export async function beginAttempt(
  scope: Scope,
  pay: Payments,
  account: Account,
  { plan, coupon, restored }: Choice,
): Promise<void> {
  const priceId = restored?.priceId ?? pay.prices[plan];
  if (!priceId) throw new AppError("unavailable", "This plan cannot be chosen here yet. Please choose another one.");
  const customerId = account.customerId ?? (await makeCustomer(scope, pay, account));
  if (!customerId) return;
  await scope.db
    .insert(billingCheckout)
    .values({
      userId: account.userId,
      gen: account.checkoutGen,
      customerId,
      plan,
      ...coupon,
      ...restored,
      priceId,
      createdAt: scope.now,
    })
    .onConflictDoNothing();
}

async function makeCustomer(scope: Scope, pay: Payments, account: Account): Promise<string | null> {
  const { userId, customerGen } = account;
  const person = await scope.db.select().from(user).where(eq(user.id, userId)).get();
  try {
    const customer = await call("customer", () =>
      pay.stripe.customers.create(
        { ...(person ? { email: person.email, name: person.name } : {}), metadata: { userId } },
        { idempotencyKey: `customer:${userId}:${customerGen}` },
      ),
    );
    const [kept] = await scope.db
      .update(billingAccount)
      .set({ customerId: customer.id })
      .where(and(eq(billingAccount.userId, userId), eq(billingAccount.customerGen, customerGen)))
      .returning({ customerId: billingAccount.customerId });
    return kept?.customerId ?? null;
  } catch (error) {
    // A stored failure, or another name under the same key: for a day, both would be returned again.
    if (!isReplay(error) && stripeError(error)?.type !== "StripeIdempotencyError") throw error;
    await forgetCustomer(scope, account);
    return null;
  }
}

/**
 * Returns an attempt's subscription: the one it created, an existing one, or a new one, always under the attempt's key.
 * Null if the attempt has ended and the next one must be tried.
 */
export async function subscriptionOf(
  scope: Scope,
  pay: Payments,
  account: Account,
  attempt: Attempt,
): Promise<Stripe.Subscription | null> {
  const retrieve = (id: string) =>
    call("subscription", () => pay.stripe.subscriptions.retrieve(id, { expand: FOR_PAYING }));
  try {
    if (attempt.subscriptionId) return await retrieve(attempt.subscriptionId);
    const found = await findExisting(pay, attempt);
    const subscription = found ? await retrieve(found.id) : await create(pay, attempt);
    await scope.db
      .update(billingCheckout)
      .set({ subscriptionId: subscription.id })
      .where(and(eq(billingCheckout.userId, attempt.userId), eq(billingCheckout.gen, attempt.gen)));
    return subscription;
  } catch (error) {
    return await afterFailure(scope, account, error);
  }
}

async function findExisting(pay: Payments, attempt: Attempt): Promise<Stripe.Subscription | undefined> {
  const all = await subscriptionsOf(pay, attempt.customerId);
  const isSame = (each: Stripe.Subscription) =>
    each.items.data[0]?.price.id === attempt.priceId &&
    idOf(promotionOf(each)) === attempt.promotionCodeId &&
    !attempt.anchorAt;
  return all.find(isLive) ?? all.find((each) => statusOf(each) === "incomplete" && isSame(each));
}

const promotionOf = ({ discounts }: Stripe.Subscription) => expanded(discounts?.[0])?.promotion_code;

function create(pay: Payments, attempt: Attempt): Promise<Stripe.Subscription> {
  const { userId, gen, customerId, priceId, promotionCodeId, couponId, anchorAt, paymentMethodId } = attempt;
  const discount = promotionCodeId ? { promotion_code: promotionCodeId } : couponId ? { coupon: couponId } : null;
  const restored: Stripe.SubscriptionCreateParams =
    anchorAt && paymentMethodId
      ? {
          billing_cycle_anchor: Math.floor(anchorAt.getTime() / 1000),
          proration_behavior: "none",
          default_payment_method: paymentMethodId,
        }
      : { payment_behavior: "default_incomplete" };
  return call("subscription", () =>
    pay.stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: priceId }],
        ...(discount ? { discounts: [discount] } : {}),
        payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
        metadata: { userId, attempt: String(gen), ...(anchorAt ? { restored: "true" } : {}) },
        expand: FOR_PAYING,
        ...restored,
      },
      { idempotencyKey: `subscription:${userId}:${gen}` },
    ),
  );
}

async function afterFailure(scope: Scope, account: Account, error: unknown): Promise<null> {
  const failure = stripeError(error);
  // The provider replays an answer under its key for a day; only a new attempt gets past it.
  if (isReplay(error)) await nextAttempt(scope, account);
  if (isUncertain(error)) throw error;
  if (failure?.code === "resource_missing" && failure.param === "customer") {
    await forgetCustomer(scope, account);
    return null;
  }
  await nextAttempt(scope, account);
  if (failure?.code === "resource_missing" && failure.param === "id") return null;
  throw failure?.param?.startsWith("discounts") || failure?.code === "coupon_expired" ? couponRefused() : error;
}

const isReplay = (error: unknown) => stripeError(error)?.headers?.["idempotent-replayed"] === "true";
