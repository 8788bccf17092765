import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

const ROLL: RateLimit = {
  name: "roll",
  calls: 60,
  seconds: 3600,
  refusal: "You have logged a lot of rolls just now.",
};

/** Counts one roll against the member's limit. */
export const consumeRoll = (ctx: Ctx) => consume(ctx.env, ROLL, "account", memberOf(ctx.actor).user.id, ctx.now);
