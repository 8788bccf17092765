import { AppError } from "../../http/app-error";
import { isUncertain, StrangeAnswer, stripeError } from "../../platform/stripe/client";

const RETRY_SECONDS = 10;

/** The page replaces any message that contains "coupon" by its own text; no other message may contain it. */
export const couponRefused = () => new AppError("malformed", "Invalid coupon code", { code: "coupon_invalid" });

export const isCouponRefused = (error: unknown) => error instanceof AppError && error.code === "coupon_invalid";

export const noSubscriptionTo = (what: string) =>
  new AppError("conflict", `There is no subscription to ${what}.`, { code: "no_subscription" });

export const hasEnded = () =>
  new AppError("conflict", "This subscription has ended. Subscribe again to keep training.", {
    code: "subscription_ended",
  });

/** Runs work with the payment provider, translating its errors for users. */
export async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inWords(error);
  }
}

/** The provider's codes for cards whose bank requires authentication, which such a call cannot do. */
const AUTHENTICATION = [
  "authentication_required",
  "payment_intent_action_required",
  "subscription_payment_intent_requires_action",
  "invoice_payment_intent_requires_action",
];

export function wantsAuthentication(error: unknown): boolean {
  const { code = "", decline_code = "" } = stripeError(error) ?? {};
  return AUTHENTICATION.includes(code) || AUTHENTICATION.includes(decline_code);
}

function inWords(error: unknown): unknown {
  const failure = stripeError(error);
  if (error instanceof AppError || !(failure || error instanceof StrangeAnswer)) return error;
  // The provider's own message for this is meant for developers.
  if (wantsAuthentication(error)) {
    return new AppError("declined", "Your bank wants to ask you before it lets this payment pass. Please try again.", {
      code: "authentication_required",
    });
  }
  if (failure?.type === "StripeCardError") return new AppError("declined", failure.message, { code: "card_declined" });
  if (failure?.statusCode === 429) {
    return new AppError("unavailable", "The payment provider is busy. Nothing was charged. Try again in a moment.", {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  if (!failure || isUncertain(error)) {
    return new AppError("unavailable", "The payment provider does not answer right now. Try again in a moment.", {
      retryAfterSeconds: RETRY_SECONDS,
      cause: error,
    });
  }
  return new AppError(
    "unavailable",
    "This payment cannot be set up right now. Nothing was charged. Please write to us.",
    {
      cause: error,
    },
  );
}
