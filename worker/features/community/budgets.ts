import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { type Budget, spend } from "../../http/rate-limit";

const MINUTE = 60;
const DAY = 24 * 3600;

export const POST: Budget = {
  name: "community-post",
  calls: 20,
  seconds: 10 * MINUTE,
  refusal: "You have shared a lot just now.",
};
export const EDIT: Budget = {
  name: "community-edit",
  calls: 40,
  seconds: 10 * MINUTE,
  refusal: "You have edited a lot just now.",
};
export const COMMENT: Budget = {
  name: "community-comment",
  calls: 60,
  seconds: 10 * MINUTE,
  refusal: "You have commented a lot just now.",
};
export const REACT: Budget = {
  name: "community-reaction",
  calls: 120,
  seconds: MINUTE,
  refusal: "You have reacted a lot just now.",
};
export const REPORT: Budget = {
  name: "community-report",
  calls: 20,
  seconds: DAY,
  refusal: "You have reported a lot today.",
};

/** Takes one call from a budget of the actor's account. */
export const spendOwn = (ctx: Ctx, budget: Budget) =>
  spend(ctx.env, budget, "account", memberOf(ctx.actor).user.id, ctx.now);
