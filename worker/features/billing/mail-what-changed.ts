import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { graceEnd } from "../../contract/billing";
import { user } from "../../db/account";
import { type Mail, postMail } from "../../platform/mail";
import type { Account } from "./account";
import { cancelledMail, paymentFailedMail, reactivatedMail, receiptMail } from "./mails";
import { expanded, instant, isCancelling, mirror } from "./mirror";
import type { Scope } from "./scope";

const DAY_MS = 86_400_000;
/** What is older happened before the product knew of it, or is no news any more. */
const NEWS_AT_FIRST_MS = 3 * DAY_MS;
const NEWS_MS = 60 * DAY_MS;

/**
 * Tells the member what has happened to their subscription since it was last looked at. It follows from the state and
 * not from an event, so a lost event loses no mail; each has a key of its own, so a repeated one sends none twice.
 */
export async function mailWhatChanged(
  scope: Scope,
  before: Account,
  subscription: Stripe.Subscription,
  userId: string,
): Promise<void> {
  const to = await scope.db
    .select({ email: user.email, firstName: user.firstName, timeZone: user.timeZone })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  if (!to) return;
  const mails = newsOf({ ...to, origin: scope.origin }, before, subscription, scope.now);
  await Promise.all(mails.map((mail) => postMail(scope, mail)));
}

type To = Parameters<typeof receiptMail>[0];

function newsOf(to: To, before: Account, subscription: Stripe.Subscription, now: Date): Mail[] {
  const { membership, account } = mirror(subscription);
  const { id } = subscription;
  const invoice = expanded(subscription.latest_invoice);
  const isNews = (at: Date) => now.getTime() - at.getTime() < (before.syncedAt ? NEWS_MS : NEWS_AT_FIRST_MS);
  const isKnown = before.subscriptionId === id;
  const mails: Mail[] = [];
  if (invoice?.id && isNews(instant(invoice.created))) {
    const { id: invoiceId, number, currency } = invoice;
    if (invoice.status === "paid" && invoice.amount_paid > 0 && account.currentPeriodEnd) {
      const url = invoice.hosted_invoice_url ?? null;
      const paid = { invoiceId, number, cents: invoice.amount_paid, currency, until: account.currentPeriodEnd, url };
      mails.push(receiptMail(to, paid));
    }
    if (invoice.status === "open" && subscription.status === "past_due") {
      const graceEndsAt = graceEnd(membership.currentPeriodStart);
      mails.push(paymentFailedMail(to, { invoiceId, cents: invoice.amount_remaining, currency, graceEndsAt }));
    }
  }
  const wasEnding = isKnown && (before.cancelAt !== null || before.endedAt !== null);
  const isEnding = isCancelling(subscription) || subscription.status === "canceled";
  const canceledAt = account.canceledAt ?? account.endedAt;
  if (isEnding && !wasEnding && canceledAt && isNews(canceledAt)) {
    const until = subscription.status === "canceled" ? null : membership.currentPeriodEnd;
    mails.push(cancelledMail(to, `cancelled:${id}:${canceledAt.getTime()}`, until));
  }
  if (isKnown && before.cancelAt && !isEnding && subscription.status === "active") {
    mails.push(reactivatedMail(to, `reactivated:${id}:${before.canceledAt?.getTime()}`, membership.currentPeriodEnd));
  }
  return mails;
}
