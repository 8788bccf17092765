import type { Payable } from "../../../contract/billing";
import { AppError } from "../../../http/app-error";
import { consume, type RateLimit } from "../../../http/rate-limit";
import { call } from "../../../platform/stripe/client";
import { isLocalGrant, readAccount } from "../account";
import { expanded } from "../mirror";
import { payments } from "../payments";
import { withProviderErrors } from "../refusals";
import type { Scope } from "../scope";
import { syncMember } from "../sync-member";
import { readPayToken } from "./pay-token";

const LINKS: RateLimit = { name: "pay-links", calls: 60, seconds: 600 };

const noLink = () =>
  new AppError("malformed", "This link is not complete. Open it again from the mail, or sign in to pay.", {
    code: "pay_link",
  });

/**
 * Returns the payment of a mail's link: open, paid, or closed. It reveals nothing about the member and changes nothing;
 * the current state is read from the provider.
 */
export async function openPayment(scope: Scope, token: string, address: string): Promise<Payable> {
  await consume(scope.env, LINKS, "address", address, scope.now);
  const claim = await readPayToken(scope, token);
  if (claim === "expired") {
    throw new AppError("conflict", "This link has expired. Sign in to pay, or open the link of a newer mail.", {
      code: "pay_link_expired",
    });
  }
  if (!claim) throw noLink();
  const pay = await payments(scope);
  const account = await readAccount(scope, claim.userId);
  const { subscriptionId } = account ?? {};
  if (!account || !subscriptionId || isLocalGrant(pay.mode, account)) throw noLink();
  return withProviderErrors(async () => {
    const expand = ["latest_invoice.confirmation_secret"];
    const subscription = await call("subscription", () =>
      pay.stripe.subscriptions.retrieve(subscriptionId, { expand }),
    );
    const invoice = expanded(subscription.latest_invoice);
    const isOwn = invoice?.id === claim.invoiceId;
    const isUnpaid = ["past_due", "unpaid"].includes(subscription.status);
    const clientSecret = invoice?.confirmation_secret?.client_secret;
    if (isOwn && isUnpaid && invoice.status === "open" && clientSecret) {
      return { state: "open", clientSecret, amountDue: invoice.amount_remaining, currency: invoice.currency };
    }
    // A payment made with the form is synced here first, as after any other payment.
    await syncMember(scope, pay, claim.userId);
    const state = isOwn && invoice.status === "paid" ? "paid" : "closed";
    return { state, clientSecret: null, amountDue: 0, currency: invoice?.currency ?? "usd" };
  });
}
