import { AppError } from "../../http/app-error";
import { isUncertain, StrangeAnswer, stripeError } from "../../platform/stripe/client";

const RETRY_SECONDS = 10;

/** The page shows its own words for whatever message holds the word "coupon"; no other message may. */
export const couponRefused = () => new AppError("malformed", "Invalid coupon code", { code: "coupon_invalid" });

export const nothingTo = (what: string) =>
  new AppError("conflict", `There is no subscription to ${what}.`, { code: "no_subscription" });

export const hasEnded = () =>
  new AppError("conflict", "This subscription has ended. Subscribe again to keep training.", {
    code: "subscription_ended",
  });

/** Runs some work with the payment provider; what goes wrong there becomes words for whoever waits. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  const failure = stripeError(error);
  if (error instanceof AppError || !(failure || error instanceof StrangeAnswer)) return error;
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
