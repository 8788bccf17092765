import type Stripe from "stripe";
import { postMail } from "../../platform/mail";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { readerOf } from "./mail-what-changed";
import { refundMail } from "./mails";
import type { Scope } from "./scope";

const GOES_BACK = ["succeeded", "pending", "requires_action"];

/** Tells a member of money that goes back to them; of each refund once, whoever hears of it first. */
export async function mailRefund(scope: Scope, userId: string, refund: Stripe.Refund): Promise<void> {
  // A provider that says nothing of the state has taken the refund.
  if (!GOES_BACK.includes(refund.status ?? "succeeded")) return;
  const [reader] = await readerOf(scope.db, userId);
  if (!reader) return;
  const { id, amount, currency } = refund;
  const to = { ...reader, origin: scope.origin };
  await postMail(scope, refundMail(to, { refundId: id, cents: amount, currency: currency ?? "usd" }));
}

/** The same of all refunds of a charge, such as those of the provider's own dashboard. */
export async function mailRefunds(scope: Scope, pay: Payments, userId: string, charge: string): Promise<void> {
  try {
    const list = await call("list", () => pay.stripe.refunds.list({ charge, limit: 10 }));
    for (const refund of list.data) await mailRefund(scope, userId, refund);
  } catch (error) {
    if (stripeError(error)?.statusCode !== 404) throw error;
  }
}
