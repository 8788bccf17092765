import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

const INJURY: RateLimit = {
  name: "injury",
  calls: 120,
  seconds: 3600,
  refusal: "You have said a lot about where it hurts just now.",
};

/** Counts one injury or one word about it against the member's limit. */
export const consumeInjury = (ctx: Ctx) => consume(ctx.env, INJURY, "account", memberOf(ctx.actor).user.id, ctx.now);
