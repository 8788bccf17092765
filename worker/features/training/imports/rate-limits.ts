import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { consume, type RateLimit } from "../../../http/rate-limit";

/** Imports started and undone. */
export const LISTS: RateLimit = {
  name: "history-import",
  calls: 20,
  seconds: 3600,
  refusal: "You have brought in a lot just now.",
};
/** Parts of imports, checked and stored: the longest import has about nine hundred. */
export const PARTS: RateLimit = {
  name: "history-import-parts",
  calls: 3000,
  seconds: 3600,
  refusal: "You have brought in a lot just now.",
};

export const consumeOwn = ({ env, actor, now }: Ctx, limit: RateLimit) =>
  consume(env, limit, "account", memberOf(actor).user.id, now);
