import { call, isUncertain, type Payments, stripeError } from "../../../platform/stripe/client";

/** The single coupon behind all links: a free first month. */
const MONTH_FREE = { id: "month_free", name: "A month free", percent_off: 100, duration: "once" } as const;

type Link = { code: string; uses: number; until: Date };

/**
 * Creates the provider's promotion code for a link; returns its id. Only customers who never paid can use it. If the
 * answer is lost, nobody knows the code, and it expires.
 */
export async function makePromotion(pay: Payments, { code, uses, until }: Link): Promise<string> {
  const make = () =>
    call("promotion_code", () =>
      pay.stripe.promotionCodes.create({
        promotion: { type: "coupon", coupon: MONTH_FREE.id },
        code,
        max_redemptions: uses,
        expires_at: Math.floor(until.getTime() / 1000),
        restrictions: { first_time_transaction: true },
      }),
    );
  try {
    return (await make()).id;
  } catch (error) {
    if (stripeError(error)?.code !== "resource_missing") throw error;
  }
  try {
    await call("coupon", () => pay.stripe.coupons.create(MONTH_FREE));
  } catch (error) {
    if (stripeError(error)?.code !== "resource_already_exists") throw error;
  }
  return (await make()).id;
}

/** Deactivates a promotion code. One that the provider does not know counts as ended. */
export async function endPromotion(pay: Payments, id: string): Promise<void> {
  try {
    await call("promotion_code", () => pay.stripe.promotionCodes.update(id, { active: false }));
  } catch (error) {
    if (isUncertain(error)) throw error;
  }
}

/** Characters that cannot be confused when read aloud. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => SIGNS[byte % SIGNS.length]).join("");
