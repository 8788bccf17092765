import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume, type RateLimit } from "../../http/rate-limit";

const MINUTE = 60;
const DAY = 24 * 3600;

export const POST: RateLimit = {
  name: "community-post",
  calls: 20,
  seconds: 10 * MINUTE,
  refusal: "You have shared a lot just now.",
};
export const EDIT: RateLimit = {
  name: "community-edit",
  calls: 40,
  seconds: 10 * MINUTE,
  refusal: "You have edited a lot just now.",
};
export const COMMENT: RateLimit = {
  name: "community-comment",
  calls: 60,
  seconds: 10 * MINUTE,
  refusal: "You have commented a lot just now.",
};
export const REACT: RateLimit = {
  name: "community-reaction",
  calls: 120,
  seconds: MINUTE,
  refusal: "You have reacted a lot just now.",
};
export const REPORT: RateLimit = {
  name: "community-report",
  calls: 20,
  seconds: DAY,
  refusal: "You have reported a lot today.",
};

export const PEOPLE: RateLimit = {
  name: "community-people",
  calls: 120,
  seconds: MINUTE,
  refusal: "You have looked for a lot of names just now.",
};
export const SEARCH: RateLimit = {
  name: "community-search",
  calls: 40,
  seconds: MINUTE,
  refusal: "You have searched a lot just now.",
};

/** Counts one call against a limit of the actor's account. */
export const consumeOwn = (ctx: Ctx, limit: RateLimit) =>
  consume(ctx.env, limit, "account", memberOf(ctx.actor).user.id, ctx.now);
