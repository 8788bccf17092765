import { eq, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import { graceEnd } from "../../contract/billing";
import type { NoticeKind } from "../../contract/notices-limits";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import type { Mail } from "../../platform/mail";
import { notify } from "../../write/notify";
import { sendMail } from "../../write/send-mail";
import type { Write } from "../../write/writing";
import type { Account } from "./account";
import { payAddress } from "./dunning/pay-address";
import { cancelledMail, paymentFailedMail, reactivatedMail, receiptMail } from "./mails";
import { expanded, instant, isCancelling, mirror } from "./mirror";
import type { Scope } from "./scope";

const DAY_MS = 86_400_000;
/** Older changes happened before the product knew the subscription, or are out of date. */
const NEWS_AT_FIRST_MS = 3 * DAY_MS;
const NEWS_MS = 60 * DAY_MS;

/** In-app notices for mails that have one. */
const NOTICE_OF: Partial<Record<string, NoticeKind>> = {
  "payment-failed": "payment_failed",
  "subscription-cancelled": "cancelled",
};

/** Returns the select of a mail's recipient. */
export const readerOf = (db: Db, userId: string) =>
  db
    .select({ email: user.email, firstName: user.firstName, timeZone: user.timeZone })
    .from(user)
    .where(eq(user.id, userId));

type Reader = Awaited<ReturnType<typeof readerOf>>[number];

/**
 * Mails the member about changes of a subscription since the last sync, within the write that stores it, so that none
 * is lost. Derived from the state rather than events: a lost event loses no mail, and keys prevent duplicates.
 * `onlyIf`: whether the write's state was accepted.
 */
export async function tellWhatChanged(
  write: Write<Scope>,
  { before, subscription, reader, onlyIf }: News,
): Promise<void> {
  const { userId } = before;
  const { origin, now } = write.ctx;
  const open = expanded(subscription.latest_invoice);
  const isOpen = open?.status === "open" && subscription.status === "past_due" && open.id;
  const payUrl = isOpen ? await payAddress(write.ctx, { userId, invoiceId: open.id }) : "";
  for (const mail of newsOf({ ...reader, origin, payUrl }, before, subscription, now)) {
    sendMail(write, mail, onlyIf);
    const kind = NOTICE_OF[mail.kind];
    if (kind && mail.onceKey) notify(write, { kind, subject: mail.onceKey, to: userId, onlyIf });
  }
}

type News = { before: Account; subscription: Stripe.Subscription; reader: Reader; onlyIf: SQL };

/** `payUrl`: the payment link of the open invoice; empty without one. */
type To = Parameters<typeof receiptMail>[0] & { payUrl: string };

function newsOf(to: To, before: Account, subscription: Stripe.Subscription, now: Date): Mail[] {
  const { membership, account } = mirror(subscription);
  const { id } = subscription;
  const invoice = expanded(subscription.latest_invoice);
  const isNews = (at: Date) => now.getTime() - at.getTime() < (before.syncedAt ? NEWS_MS : NEWS_AT_FIRST_MS);
  const isKnown = before.subscriptionId === id;
  const mails: Mail[] = [];
  // Members created with a running subscription, as in the demo club, are not mailed about its current period.
  const isGiven = isKnown && !before.syncedAt;
  const isNewInvoice = (at: Date) =>
    isNews(at) && !(isGiven && (!before.currentPeriodEnd || at < before.currentPeriodEnd));
  if (invoice?.id && isNewInvoice(instant(invoice.created))) {
    const { id: invoiceId, number, currency } = invoice;
    if (invoice.status === "paid" && invoice.amount_paid > 0 && account.currentPeriodEnd) {
      const url = invoice.hosted_invoice_url ?? null;
      const paid = { invoiceId, number, cents: invoice.amount_paid, currency, until: account.currentPeriodEnd, url };
      mails.push(receiptMail(to, paid));
    }
    if (invoice.status === "open" && subscription.status === "past_due") {
      const graceEndsAt = graceEnd(membership.currentPeriodStart);
      mails.push(
        paymentFailedMail(to, { invoiceId, cents: invoice.amount_remaining, currency, graceEndsAt, url: to.payUrl }),
      );
    }
  }
  const wasEnding = isKnown && (before.cancelAt !== null || before.endedAt !== null);
  const isOver = account.status === "canceled";
  const isEnding = isOver || isCancelling(subscription);
  const canceledAt = account.canceledAt ?? account.endedAt;
  if (isEnding && !wasEnding && canceledAt && isNews(canceledAt)) {
    const until = isOver ? null : membership.currentPeriodEnd;
    mails.push(cancelledMail(to, `cancelled:${id}:${canceledAt.getTime()}`, until));
  }
  if (isKnown && before.cancelAt && !isEnding && ["active", "trialing"].includes(subscription.status)) {
    mails.push(reactivatedMail(to, `reactivated:${id}:${before.canceledAt?.getTime()}`, membership.currentPeriodEnd));
  }
  if (!isKnown && subscription.metadata?.restored && isNews(instant(subscription.created))) {
    mails.push(reactivatedMail(to, `reactivated:${id}`, membership.currentPeriodEnd));
  }
  return mails;
}
