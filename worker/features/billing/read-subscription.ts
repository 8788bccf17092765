import type { Subscription } from "../../contract/billing";
import { type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentSubscription } from "./present";
import { keptMirror } from "./queries";

/** The subscription as it is stored, as a reading that the dashboard can take along. */
export function subscription(ctx: Ctx): Reading<Subscription> {
  const { user } = memberOf(ctx.actor);
  return reading([keptMirror(ctx.db, { userId: user.id })], ([[row]]) => (row ? presentSubscription(row) : null));
}
