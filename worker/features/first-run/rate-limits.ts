import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

/** Test mails and calls to the payment provider. */
const FIRST_RUN: RateLimit = { name: "first-run", calls: 20, seconds: 3600 };

export const consumeFirstRun = ({ env, actor, now }: Ctx) =>
  consume(env, FIRST_RUN, "account", memberOf(actor).user.id, now);
