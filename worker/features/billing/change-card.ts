import { AppError } from "../../http/app-error";
import { call, type Payments } from "../../platform/stripe/client";
import { subscribed } from "./account";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";
import { takeCard } from "./take-card";

/** Begins to store another card: the page confirms the secret with the provider, which alone sees the card. */
export async function setUpCard(scope: Scope, pay: Payments, userId: string): Promise<{ clientSecret: string }> {
  const { customerId } = await subscribed(scope, pay, userId, "change the card of");
  const intent = await call("setup_intent", () =>
    pay.stripe.setupIntents.create({ customer: customerId, usage: "off_session", metadata: { userId } }),
  );
  if (!intent.client_secret) throw new Error("a setup intent has no secret");
  return { clientSecret: intent.client_secret };
}

/** Makes the card of a confirmed set-up the one that is charged. */
export async function changeCard(scope: Scope, pay: Payments, userId: string, setupIntentId: string) {
  const account = await subscribed(scope, pay, userId, "change the card of");
  if (!(await takeCard(pay, account, setupIntentId))) {
    throw new AppError("conflict", "The card has not been confirmed yet, so the old one stays.");
  }
  return syncMember(scope, pay, userId);
}
