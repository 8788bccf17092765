type Refused = { code: string; decline_code?: string; message: string };
type TestCard = {
  number: string;
  brand: string;
  effect: string;
  refused?: Refused;
  authenticates?: "always" | "on_session";
  failsLater?: true;
};

const declined = (decline_code: string, message: string): Refused => ({ code: "card_declined", decline_code, message });

/** Stripe's test cards (docs.stripe.com/testing) that make a difference here. */
export const TEST_CARDS: TestCard[] = [
  { number: "4242424242424242", brand: "visa", effect: "Pays" },
  { number: "5555555555554444", brand: "mastercard", effect: "Pays" },
  {
    number: "4000000000000002",
    brand: "visa",
    effect: "Declined",
    refused: declined("generic_decline", "Your card was declined."),
  },
  {
    number: "4000000000009995",
    brand: "visa",
    effect: "Declined: insufficient funds",
    refused: declined("insufficient_funds", "Your card has insufficient funds."),
  },
  {
    number: "4000000000000127",
    brand: "visa",
    effect: "Declined: wrong security code",
    refused: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  },
  { number: "4000002500003155", brand: "visa", effect: "Asks for 3-D Secure once", authenticates: "on_session" },
  { number: "4000002760003184", brand: "visa", effect: "Asks for 3-D Secure each time", authenticates: "always" },
  { number: "4000000000000341", brand: "visa", effect: "Pays at first, declined at renewals", failsLater: true },
];

export const cardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replace(/\D/g, ""));

export const GENERIC_DECLINE: Refused = declined("generic_decline", "Your card was declined.");
export const UNKNOWN_CARD: Refused = declined(
  "test_mode_live_card",
  "Your card was declined. Here only test cards work.",
);
export const AUTHENTICATION_FAILED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
