import { memberOf } from "../../http/guards";
import { type Budget, spend } from "../../http/rate-limit";
import type { MemberScope } from "./scope";

const TEN_MINUTES = 600;
const refusal = "You have tried many coupon codes just now.";

/** A code is guessed like a password, and at two calls: both take from these. */
const COUPONS: Budget = { name: "coupons", calls: 20, seconds: TEN_MINUTES, refusal };
const COUPONS_ADDRESS: Budget = { name: "coupons-address", calls: 60, seconds: TEN_MINUTES, refusal };

export async function spendCouponGuess({ env, actor, now }: MemberScope, address: string): Promise<void> {
  await spend(env, COUPONS_ADDRESS, "address", address, now);
  await spend(env, COUPONS, "account", memberOf(actor).user.id, now);
}
