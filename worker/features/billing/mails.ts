import { addressOf } from "../../contract/addresses";
import { UNPAID_REMINDER_DAYS } from "../../contract/billing-limits";
import { brand } from "../../contract/brand";
import { type MembershipPrices, perPeriod } from "../../contract/membership-prices";
import type { Env } from "../../http/env";
import type { Mail } from "../../platform/mail";
import { layOutMail } from "../../platform/mail-layout";
import { greeting } from "../../platform/name-in-mail";
import { optionalMail } from "../notices/optional-mail";

const { support } = brand;

type To = { email: string; firstName: string; timeZone: string; origin: string };
type Words = Parameters<typeof layOutMail>[0];

const mail = (to: To, kind: string, onceKey: string, subject: string, words: Omit<Words, "footnote">): Mail => ({
  kind,
  to: to.email,
  subject,
  onceKey,
  ...layOutMail({ ...words, footnote: `You get this because you have a membership at ${brand.name}.` }),
});

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat(brand.locale, { style: "currency", currency: currency.toUpperCase() }).format(cents / 100);
const day = (to: To, date: Date) =>
  new Intl.DateTimeFormat(brand.locale, { dateStyle: "long", timeZone: to.timeZone }).format(date);

export function receiptMail(
  to: To,
  paid: { invoiceId: string; number: string | null; cents: number; currency: string; until: Date; url: string | null },
): Mail {
  const amount = money(paid.cents, paid.currency);
  return mail(to, "receipt", `receipt:${paid.invoiceId}`, `Your receipt from ${brand.name}: ${amount}`, {
    heading: `Thank you: ${amount} paid`,
    paragraphs: [
      greeting(to),
      `Your membership is paid until ${day(to, paid.until)}.${paid.number ? ` This is for invoice ${paid.number}.` : ""}`,
      "All invoices and receipts are on your subscription page, where you can also change your card or plan, or cancel.",
    ],
    action: paid.url
      ? { label: "Open the receipt", url: paid.url }
      : { label: "See my invoices", url: `${to.origin}${addressOf("subscription")}` },
  });
}

type Unpaid = { invoiceId: string; cents: number; graceEndsAt: Date; url: string };

export function paymentFailedMail(to: To, unpaid: Unpaid & { currency: string }): Mail {
  const amount = money(unpaid.cents, unpaid.currency);
  return mail(
    to,
    "payment-failed",
    `payment-failed:${unpaid.invoiceId}`,
    `Your ${brand.name} payment did not go through`,
    {
      heading: "Your payment did not go through",
      paragraphs: [
        greeting(to),
        `Your bank did not let the payment of ${amount} for your membership pass. You keep your access until ${day(to, unpaid.graceEndsAt)}.`,
        "Complete the payment with the same or another card; the new card is then used from now on. The link opens the card form without signing in.",
      ],
      action: { label: "Complete the payment", url: unpaid.url },
    },
  );
}

/** Sent three and seven days after a failed payment, and two days before access ends. */
export function stillUnpaidMail(to: To, unpaid: Unpaid & { day: number }): Mail {
  const closes = day(to, unpaid.graceEndsAt);
  const isLast = unpaid.day === UNPAID_REMINDER_DAYS.at(-1);
  const onceKey = `still-unpaid:${unpaid.invoiceId}:${unpaid.day}`;
  const subject = isLast
    ? `Your ${brand.name} training closes on ${closes}`
    : `Your ${brand.name} payment is still open`;
  return mail(to, "still-unpaid", onceKey, subject, {
    heading: isLast ? "Your training closes in two days" : "Your payment is still open",
    paragraphs: [
      greeting(to),
      isLast
        ? `The payment of ${money(unpaid.cents, brand.currency)} for your membership has not come through. Without it your training closes on ${closes}; your history stays yours.`
        : `The payment of ${money(unpaid.cents, brand.currency)} for your membership has not come through yet. Your training stays open until ${closes}.`,
      "The link opens the card form without signing in. Once it is paid, we write no more about it.",
    ],
    action: { label: "Complete the payment", url: unpaid.url },
  });
}

/** Sent a week before an annual membership renews. */
export function renewalMail(to: To, { invoiceId, at, cents }: { invoiceId: string; at: Date; cents: number }): Mail {
  const amount = money(cents, brand.currency);
  return mail(to, "renewal", `renewal:${invoiceId}`, `Your ${brand.name} membership renews on ${day(to, at)}`, {
    heading: `Your membership renews on ${day(to, at)}`,
    paragraphs: [
      greeting(to),
      `Your annual membership renews by itself on ${day(to, at)}, for another year at ${amount}. Taxes come on top where there are any.`,
      "There is nothing to do if you want to go on. To stop it, cancel on your subscription page before that day; you keep your access until then.",
    ],
    action: { label: "Manage my subscription", url: `${to.origin}${addressOf("subscription")}` },
  });
}

type Refunded = { refundId: string; cents: number; currency: string; of?: { cents: number; at: Date } };

export function refundMail(to: To, { refundId, cents, currency, of }: Refunded): Mail {
  const amount = money(cents, currency);
  const paid = of && (cents < of.cents ? ` of the ${money(of.cents, currency)}` : "");
  return mail(to, "refund", `refund:${refundId}`, `${brand.name} refunds you ${amount}`, {
    heading: `${amount} on the way back`,
    paragraphs: [
      greeting(to),
      of
        ? `We have refunded ${amount}${paid} that you paid on ${day(to, of.at)}, to the card that you paid with. Banks show it within five to ten days.`
        : `We have refunded ${amount} to the card that you paid with. Banks show it within five to ten days.`,
      "It also stands beside its invoice on your subscription page.",
    ],
    action: { label: "See my invoices", url: `${to.origin}${addressOf("subscription")}` },
  });
}

export function cancelledMail(to: To, onceKey: string, until: Date | null): Mail {
  return mail(to, "subscription-cancelled", onceKey, `Your ${brand.name} membership is cancelled`, {
    heading: "Your membership is cancelled",
    paragraphs: [
      greeting(to),
      until
        ? `You will not be charged again. You keep your access until ${day(to, until)}, and until then you can take the cancellation back.`
        : "It has ended, and you will not be charged again. Your training history stays yours, and you can subscribe again at any time.",
    ],
    action: until
      ? { label: "Manage my subscription", url: `${to.origin}${addressOf("subscription")}` }
      : { label: "Subscribe again", url: `${to.origin}${addressOf("subscribe")}` },
  });
}

export function pausedMail(to: To, { id, endsAt, renewsAt }: { id: number; endsAt: Date; renewsAt: Date }): Mail {
  return mail(to, "subscription-paused", `subscription-paused:${id}`, `Your ${brand.name} membership rests`, {
    heading: `Your membership rests until ${day(to, endsAt)}`,
    paragraphs: [
      greeting(to),
      `Your training is closed until ${day(to, endsAt)} and opens again by itself. Nothing is charged meanwhile: your next payment moves to ${day(to, renewsAt)}.`,
      "You can end the pause at any time on your subscription page; the days that are left then come off that date.",
    ],
    action: { label: "Manage my subscription", url: `${to.origin}${addressOf("subscription")}` },
  });
}

export function reactivatedMail(to: To, onceKey: string, renewsAt: Date): Mail {
  return mail(to, "subscription-reactivated", onceKey, `Your ${brand.name} membership goes on`, {
    heading: "Your membership goes on",
    paragraphs: [
      greeting(to),
      `Nothing was charged today. The next payment is on ${day(to, renewsAt)}, and you can cancel at any time before.`,
    ],
    action: { label: "Manage my subscription", url: `${to.origin}${addressOf("subscription")}` },
  });
}

/** Optional, because nothing has to be done. */
export function trialEndsMail(env: Env, to: To, userId: string, endsAt: Date, prices: MembershipPrices): Promise<Mail> {
  return optionalMail(env, { userId, ...to }, "membership", {
    kind: "trial-ends",
    subject: `Your ${brand.name} trial ends on ${day(to, endsAt)}`,
    onceKey: `trial-ends:${userId}`,
    heading: "Your trial ends soon",
    paragraphs: [
      greeting(to),
      `Your free trial ends on ${day(to, endsAt)}. It ends by itself, and nothing will be charged.`,
      `To keep training, subscribe for ${perPeriod(prices, "monthly")}, or for a year at once. Questions go to ${support.email}.`,
    ],
    action: { label: "Keep training", url: `${to.origin}${addressOf("subscribe")}` },
    footnote: `You get this because you are trying ${brand.name}.`,
  });
}

/** Sent after the trial: what is closed, and what is kept. */
export function trialEndedMail(env: Env, to: To, userId: string, prices: MembershipPrices): Promise<Mail> {
  return optionalMail(env, { userId, ...to }, "membership", {
    kind: "trial-ended",
    subject: `Your ${brand.name} trial has ended`,
    onceKey: `trial-ended:${userId}`,
    heading: "Your trial has ended",
    paragraphs: [
      greeting(to),
      "Nothing was charged. Your streak, sets and records are still here, and the community stays open to you.",
      `With a membership your training opens again at once: ${perPeriod(prices, "monthly")}, or ${perPeriod(prices, "annual")}.`,
    ],
    action: { label: "Open my training", url: `${to.origin}${addressOf("subscribe")}` },
    footnote: `You get this because you have tried ${brand.name}. It is the last mail about your trial.`,
  });
}

type FreeEnds = { userId: string; endsAt: Date; prices: MembershipPrices };

export function freeEndsMail(env: Env, to: To, { userId, endsAt, prices }: FreeEnds): Promise<Mail> {
  return optionalMail(env, { userId, ...to }, "membership", {
    kind: "free-ends",
    subject: `Your access to ${brand.name} ends on ${day(to, endsAt)}`,
    onceKey: `free-ends:${userId}:${endsAt.getTime()}`,
    heading: "Your access ends soon",
    paragraphs: [
      greeting(to),
      `Your access is paid until ${day(to, endsAt)}. It ends by itself, and nothing will be charged.`,
      `To keep training, subscribe for ${perPeriod(prices, "monthly")}, or for a year at once. Questions go to ${support.email}.`,
    ],
    action: { label: "Keep training", url: `${to.origin}${addressOf("subscribe")}` },
    footnote: `You get this because you train at ${brand.name}.`,
  });
}

export function subscribeAgainMail(to: To, onceKey: string): Mail {
  return mail(to, "subscribe-again", onceKey, `Start your ${brand.name} membership again`, {
    heading: "Start your membership again",
    paragraphs: [
      greeting(to),
      "Your membership has ended. Open the link to start it again; nothing is charged before you confirm it there.",
    ],
    action: { label: "Subscribe again", url: `${to.origin}${addressOf("subscribe")}` },
  });
}
