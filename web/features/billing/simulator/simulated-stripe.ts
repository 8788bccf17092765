import type { Stripe } from "@stripe/stripe-js";
import type { SimulatedConfirm, SimulatedConfirmAnswer } from "../../../../worker/contract/billing";
import { shownMessage } from "../../../lib/http/request-error";
import { showBankChallenge } from "./simulated-challenge";
import { SimulatedElements } from "./simulated-elements";
import { confirmSimulated, retrieveSimulated } from "./simulator-calls";

const NOT_AUTHENTICATED = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** Simulates the provider's browser library. */
export function createSimulatedStripe(): Stripe {
  const simulated = {
    elements: ({ clientSecret }: { clientSecret: string }) => new SimulatedElements(clientSecret),
    confirmPayment: async ({ elements, clientSecret }: { elements?: SimulatedElements; clientSecret?: string }) =>
      named("paymentIntent", await (elements ? confirm(elements) : confirmWith({ clientSecret: clientSecret ?? "" }))),
    confirmSetup: async ({ elements }: { elements: SimulatedElements }) =>
      named("setupIntent", await confirm(elements)),
    retrievePaymentIntent: async (secret: string) => ({ paymentIntent: await retrieveSimulated(secret) }),
    retrieveSetupIntent: async (secret: string) => ({ setupIntent: await retrieveSimulated(secret) }),
    // The React bindings require these three methods of a Stripe object; no form here calls them.
    createToken: notSimulated,
    createPaymentMethod: notSimulated,
    confirmCardPayment: notSimulated,
  };
  return simulated as unknown as Stripe;
}

async function confirm(elements: SimulatedElements): Promise<SimulatedConfirmAnswer> {
  const { clientSecret } = elements;
  const typed = elements.read();
  if (!typed || "problems" in typed) return { intent: null, error: { ...NOT_AUTHENTICATED, code: "incomplete" } };
  return confirmWith({ clientSecret, card: typed.card });
}

/** Without a card, the stored one is used. */
async function confirmWith(asked: SimulatedConfirm): Promise<SimulatedConfirmAnswer> {
  const { clientSecret } = asked;
  try {
    const first = await confirmSimulated(asked);
    if (first.error || first.intent?.status !== "requires_action") return first;
    const outcome = await showBankChallenge();
    if (outcome === "closed") return { intent: null, error: NOT_AUTHENTICATED };
    return await confirmSimulated({ clientSecret, authentication: outcome });
  } catch (error) {
    return { intent: null, error: { type: "api_error", code: "api_error", message: shownMessage(error) } };
  }
}

function named(name: "paymentIntent" | "setupIntent", { intent, error }: SimulatedConfirmAnswer) {
  return error ? { error } : { [name]: intent };
}

async function notSimulated(): Promise<never> {
  throw new Error("The payment simulator has no such call.");
}
