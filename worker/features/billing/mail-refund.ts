import type Stripe from "stripe";
import { postMail } from "../../platform/mail";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { readerOf } from "./mail-what-changed";
import { refundMail } from "./mails";
import { instant } from "./mirror";
import type { Scope } from "./scope";

const GOES_BACK = ["succeeded", "pending", "requires_action"];

/** Returns a charge's successful and pending refunds. */
export async function refundsOf(pay: Payments, charge: string): Promise<Stripe.Refund[]> {
  try {
    const list = await call("list", () => pay.stripe.refunds.list({ charge, limit: 100 }));
    return list.data.filter(goesBack);
  } catch (error) {
    if (stripeError(error)?.statusCode !== 404) throw error;
    return [];
  }
}

// Without a status, the refund was accepted.
export const goesBack = ({ status }: Stripe.Refund) => GOES_BACK.includes(status ?? "succeeded");

type Payment = { cents: number; at: Date };

/** Mails a member about a refund, once per refund, whoever learns of it first. */
export async function mailRefund(scope: Scope, userId: string, refund: Stripe.Refund, of?: Payment): Promise<void> {
  if (!goesBack(refund)) return;
  const [reader] = await readerOf(scope.db, userId);
  if (!reader) return;
  const { id, amount, currency } = refund;
  const to = { ...reader, origin: scope.origin };
  const facts = { refundId: id, cents: amount, currency: currency ?? "usd", ...(of ? { of } : {}) };
  await postMail(scope, refundMail(to, facts));
}

/** Same for all refunds of a charge, including those made in the provider's dashboard. */
export async function mailRefunds(scope: Scope, pay: Payments, userId: string, charge: Stripe.Charge): Promise<void> {
  const of = { cents: charge.amount, at: instant(charge.created) };
  for (const refund of await refundsOf(pay, charge.id)) await mailRefund(scope, userId, refund, of);
}
