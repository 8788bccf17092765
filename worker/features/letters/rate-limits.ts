import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

export const SEND: RateLimit = {
  name: "letter",
  calls: 10,
  seconds: 86_400,
  refusal: "You have sent a lot of letters today.",
};

export const TEST: RateLimit = {
  name: "letter-test",
  calls: 20,
  seconds: 3600,
  refusal: "You have sent yourself a lot of test mails.",
};

/** Counts one call against a limit of the actor's account. */
export const consumeLetter = (ctx: Ctx, limit: RateLimit) =>
  consume(ctx.env, limit, "account", memberOf(ctx.actor).user.id, ctx.now);
