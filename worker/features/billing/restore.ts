import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { user } from "../../db/account";
import { AppError } from "../../http/app-error";
import { postMail } from "../../platform/mail";
import { call, type Payments } from "../../platform/stripe/client";
import { nextAttempt, readAccount, subscribed } from "./account";
import { beginAttempt, readAttempt, subscriptionOf } from "./attempt";
import { subscribeAgainMail } from "./mails";
import { expanded, isEnded, planOf } from "./mirror";
import { reactivate } from "./reactivate";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/**
 * An admin's reactivation. Undoes a pending cancellation; restores an ended subscription without charging paid and
 * unrefunded time; otherwise mails the member a link to subscribe again.
 */
export async function restore(scope: Scope, pay: Payments, userId: string): Promise<void> {
  const { subscriptionId } = await subscribed(scope, pay, userId, "reactivate");
  const subscription = await call("subscription", () =>
    pay.stripe.subscriptions.retrieve(subscriptionId, { expand: ["discounts.source.coupon"] }),
  );
  if (!isEnded(subscription) && subscription.status !== "incomplete") {
    await reactivate(scope, pay, userId);
    return;
  }
  await syncMember(scope, pay, userId);
  const account = await readAccount(scope, userId);
  const { paidThrough, paymentMethodId, refundedAt } = account ?? {};
  const isPaidFor = subscription.status === "canceled" && paidThrough && paidThrough > scope.now && !refundedAt;
  const [item] = subscription.items.data;
  if (!account || !isPaidFor || !paymentMethodId || !item) return mailSubscribeLink(scope, userId, subscriptionId);
  const present = await readAttempt(scope, account);
  if (present && !(present.anchorAt && !present.subscriptionId)) await nextAttempt(scope, account);
  const next = (await readAccount(scope, userId)) ?? account;
  // Keeps the member's former price and lasting discount, even if today's differ.
  const priceId = item.price.active === false ? null : item.price.id;
  const couponId = lastingCoupon(subscription);
  const restored = { anchorAt: paidThrough, paymentMethodId, priceId, couponId };
  await beginAttempt(scope, pay, next, { plan: planOf(item.price), coupon: null, restored });
  const attempt = await readAttempt(scope, next);
  const made = attempt ? await subscriptionOf(scope, pay, next, attempt) : null;
  if (!made) throw new AppError("conflict", "The subscription has just changed. Look again.");
  await syncMember(scope, pay, userId);
}

function lastingCoupon({ discounts }: Stripe.Subscription): string | null {
  const coupons = (discounts ?? []).map((discount) => expanded(expanded(discount)?.source?.coupon));
  return coupons.find((coupon) => coupon?.valid && coupon.duration === "forever")?.id ?? null;
}

async function mailSubscribeLink(scope: Scope, userId: string, subscriptionId: string): Promise<never> {
  const to = await readRecipient(scope, userId);
  // Once a day, however often the admin presses.
  const day = Math.floor(scope.now.getTime() / 86_400_000);
  if (to) await postMail(scope, subscribeAgainMail(to, `subscribe-again:${subscriptionId}:${day}`));
  throw new AppError(
    "conflict",
    "This subscription has ended and cannot be reactivated. The member has been mailed a link to subscribe again.",
    { code: "subscription_ended" },
  );
}

async function readRecipient({ db, origin }: Scope, userId: string) {
  const row = await db
    .select({ email: user.email, firstName: user.firstName, timeZone: user.timeZone })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  return row && { ...row, origin };
}
