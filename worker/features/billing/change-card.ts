import type { CardChange } from "../../contract/billing";
import { AppError } from "../../http/app-error";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { attachCard } from "./attach-card";
import { expanded, idOf } from "./mirror";
import { wantsAuthentication } from "./refusals";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/** Starts saving another card: the page confirms the secret with the provider, which alone sees the card. */
export async function setUpCard(scope: Scope, pay: Payments, userId: string): Promise<{ clientSecret: string }> {
  const { customerId } = await subscribed(scope, pay, userId, "change the card of");
  const intent = await call("setup_intent", () =>
    pay.stripe.setupIntents.create({ customer: customerId, usage: "off_session", metadata: { userId } }),
  );
  if (!intent.client_secret) throw new Error("a setup intent has no secret");
  return { clientSecret: intent.client_secret };
}

/** Makes the card of a confirmed setup the default, and pays the open invoice with it if requested. */
export async function changeCard(scope: Scope, pay: Payments, userId: string, { setupIntentId, payOpen }: CardChange) {
  const account = await subscribed(scope, pay, userId, "change the card of");
  if (!(await attachCard(scope, pay, account, setupIntentId, "member"))) {
    throw new AppError("conflict", "The card has not been confirmed yet, so the old one stays.");
  }
  if (!payOpen) return syncMember(scope, pay, userId);
  const subscription = await call("subscription", () =>
    pay.stripe.subscriptions.retrieve(account.subscriptionId, { expand: ["latest_invoice"] }),
  );
  const invoice = expanded(subscription.latest_invoice);
  const card = idOf(subscription.default_payment_method);
  try {
    if (invoice?.id && invoice.status === "open" && card) await payOpenInvoice(pay, invoice.id, card, setupIntentId);
  } catch (error) {
    await syncMember(scope, pay, userId);
    throw error;
  }
  return syncMember(scope, pay, userId);
}

async function payOpenInvoice(pay: Payments, invoice: string, card: string, setupIntentId: string): Promise<void> {
  try {
    await call("invoice", () =>
      pay.stripe.invoices.pay(
        invoice,
        { payment_method: card, off_session: false },
        { idempotencyKey: `pay:${invoice}:${setupIntentId}` },
      ),
    );
  } catch (error) {
    const failure = stripeError(error);
    if (wantsAuthentication(error)) {
      throw new AppError(
        "declined",
        "The card is stored. Your bank wants to ask you before it pays the open invoice: complete the payment above.",
        { code: "authentication_required", cause: error },
      );
    }
    if (failure?.type !== "StripeCardError") throw error;
    throw new AppError("declined", `The card is stored, but the open invoice is not paid: ${failure.message}`, {
      code: "card_declined",
      cause: error,
    });
  }
}
