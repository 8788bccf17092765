import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

const FIRST_WEEK: RateLimit = { name: "first-week", calls: 30, seconds: 3600 };

/** Counts one set of answers, which may send a mail. */
export const consumeFirstWeek = ({ env, actor, now }: Ctx) =>
  consume(env, FIRST_WEEK, "account", memberOf(actor).user.id, now);
