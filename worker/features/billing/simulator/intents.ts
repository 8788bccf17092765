import { AUTHENTICATION_FAILED, cardOf, GENERIC_DECLINE, UNKNOWN_CARD } from "./cards";
import { settleInvoice } from "./invoices";
import { addToLedger, feeOf } from "./ledger";
import type { Charge, PaymentIntent, PaymentMethod, SetupIntent } from "./objects";
import { invalid, missing, Refusal } from "./refusal";
import { emitEvent, newId, type RenewalOutcome, type World } from "./world";

type Confirmation = {
  card?: { number: string; expMonth: number; expYear: number };
  authentication?: "complete" | "fail";
};
type Words = { code: string; decline_code?: string; message: string };

const cardError = (words: Words) => new Refusal(402, { type: "card_error", ...words });

export function intentOf(world: World, id: string, secret: string | undefined): PaymentIntent | SetupIntent {
  const intent = world.paymentIntents[id] ?? world.setupIntents[id];
  const kind = id.startsWith("seti_") ? "setupintent" : "payment_intent";
  if (!intent) throw missing(kind, id, "intent");
  if (secret !== undefined && intent.client_secret !== secret) {
    throw invalid("The client_secret provided does not match the intent.", { param: "client_secret" });
  }
  return intent;
}

/** Confirms an intent like Stripe.js: with a card, then, if it requires that, with the outcome of 3-D Secure. */
export function confirmIntent(world: World, id: string, confirmation: Confirmation, now: number) {
  const intent = intentOf(world, id, undefined);
  const isPayment = intent.object === "payment_intent";
  if (["succeeded", "canceled", "processing"].includes(intent.status)) {
    const code = isPayment ? "payment_intent_unexpected_state" : "setup_intent_unexpected_state";
    throw invalid(`This intent's status is ${intent.status}: it cannot be confirmed.`, { code });
  }
  if (intent.status === "requires_action" && !confirmation.card) return authenticate(world, intent, confirmation, now);

  const method = confirmation.card ? addCard(world, intent.customer, confirmation.card, now) : savedCard(world, intent);
  if (!method) throw invalid("A card is needed.", { param: "payment_method" });
  intent.payment_method = method.id;
  const card = cardOf(method.metadata.number);
  const refused = card ? card.refused : UNKNOWN_CARD;
  if (refused) return fail(world, intent, refused, now);
  if (card?.authenticates) {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk" };
    return confirmation.authentication ? authenticate(world, intent, confirmation, now) : intent;
  }
  return succeed(world, intent, now);
}

function authenticate(
  world: World,
  intent: PaymentIntent | SetupIntent,
  { authentication }: Confirmation,
  now: number,
) {
  if (!authentication) return intent;
  intent.next_action = null;
  if (authentication === "complete") return succeed(world, intent, now);
  const code =
    intent.object === "payment_intent"
      ? "payment_intent_authentication_failure"
      : "setup_intent_authentication_failure";
  return fail(world, intent, { code, message: AUTHENTICATION_FAILED }, now, "invalid_request_error");
}

function fail(
  world: World,
  intent: PaymentIntent | SetupIntent,
  words: Words,
  now: number,
  type = "card_error",
): never {
  const error = { type, ...words };
  intent.status = "requires_payment_method";
  intent.next_action = null;
  if (intent.object === "setup_intent") intent.last_setup_error = error;
  else {
    intent.last_payment_error = error;
    addCharge(world, intent, now);
    const invoice = world.invoices[intent.invoice_id];
    if (invoice) {
      invoice.attempt_count += 1;
      emitEvent(world, now, "invoice.payment_failed", invoice);
    }
  }
  throw new Refusal(402, error);
}

function succeed(world: World, intent: PaymentIntent | SetupIntent, now: number) {
  intent.status = "succeeded";
  const method = intent.payment_method ? world.paymentMethods[intent.payment_method] : undefined;
  if (method) method.customer = intent.customer;
  if (intent.object === "setup_intent") {
    emitEvent(world, now, "setup_intent.succeeded", intent);
    return intent;
  }
  charge(world, intent, now);
  const invoice = world.invoices[intent.invoice_id];
  if (!invoice) return intent;
  const subscription = world.subscriptions[invoice.parent.subscription_details.subscription];
  if (subscription && method) subscription.default_payment_method = method.id;
  settleInvoice(world, invoice, now);
  return intent;
}

function charge(world: World, intent: PaymentIntent, now: number): void {
  const made = addCharge(world, intent, now);
  made.paid = true;
  made.balance_transaction = addToLedger(world, "charge", intent.amount, feeOf(intent.amount), now).id;
  intent.amount_received = intent.amount;
  intent.latest_charge = made.id;
  intent.last_payment_error = null;
}

/** Adds a charge, unpaid at first: one that the bank refuses stays in the list like that. */
function addCharge(world: World, { amount, customer, id: payment_intent }: PaymentIntent, now: number): Charge {
  const made: Charge = {
    id: newId(world, "ch"),
    object: "charge",
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    currency: "usd",
    created: now,
    paid: false,
    customer,
    payment_intent,
    balance_transaction: null,
  };
  world.charges[made.id] = made;
  return made;
}

export function addCard(
  world: World,
  customer: string | null,
  card: { number: string; expMonth: number; expYear: number },
  now: number,
): PaymentMethod {
  const digits = card.number.replace(/\D/g, "");
  const method: PaymentMethod = {
    id: newId(world, "pm"),
    object: "payment_method",
    type: "card",
    created: now,
    customer,
    card: {
      brand: cardOf(digits)?.brand ?? "visa",
      last4: digits.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
    metadata: { number: digits },
  };
  world.paymentMethods[method.id] = method;
  return method;
}

const savedCard = (world: World, intent: PaymentIntent | SetupIntent) =>
  intent.payment_method ? world.paymentMethods[intent.payment_method] : undefined;

/** Charges the stored card off-session. Throws the card's refusal; the intent can still be confirmed. */
export function chargeStoredCard(
  world: World,
  intent: PaymentIntent,
  methodId: string | null,
  outcome: RenewalOutcome,
  now: number,
) {
  const method = methodId ? world.paymentMethods[methodId] : undefined;
  const card = method && cardOf(method.metadata.number);
  const asks = outcome === "authenticate" || card?.authenticates === "always";
  if (method && asks) {
    intent.payment_method = method.id;
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk" };
    addCharge(world, intent, now);
    throw cardError({
      code: "authentication_required",
      decline_code: "authentication_required",
      message: "Your card was declined. This transaction requires authentication.",
    });
  }
  if (!card || card.refused || card.failsLater || outcome === "decline") {
    const words = card?.refused ?? GENERIC_DECLINE;
    intent.last_payment_error = { type: "card_error", ...words };
    addCharge(world, intent, now);
    throw cardError(words);
  }
  intent.payment_method = method?.id ?? null;
  intent.status = "succeeded";
  charge(world, intent, now);
}

export function addSetupIntent(
  world: World,
  customer: string,
  metadata: Record<string, string>,
  now: number,
): SetupIntent {
  const id = newId(world, "seti");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    status: "requires_payment_method",
    created: now,
    client_secret: `${id}_secret_${newId(world, "s")}`,
    usage: "off_session",
    livemode: false,
    customer,
    payment_method: null,
    next_action: null,
    last_setup_error: null,
    metadata,
  };
  world.setupIntents[id] = intent;
  return intent;
}
