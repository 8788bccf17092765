import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";
import type { MemberScope } from "./scope";

const TEN_MINUTES = 600;
const refusal = "You have tried many coupon codes just now.";

/** Codes can be guessed like passwords, at two calls; both share these limits. */
const COUPONS: RateLimit = { name: "coupons", calls: 20, seconds: TEN_MINUTES, refusal };
const COUPONS_ADDRESS: RateLimit = { name: "coupons-address", calls: 60, seconds: TEN_MINUTES, refusal };

export async function consumeCouponGuess({ env, actor, now }: MemberScope, address: string): Promise<void> {
  await consume(env, COUPONS_ADDRESS, "address", address, now);
  await consume(env, COUPONS, "account", memberOf(actor).user.id, now);
}
