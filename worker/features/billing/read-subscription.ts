import type { Subscription } from "../../contract/billing";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentSubscription } from "./present";
import { preparedMirror } from "./queries";

/** The subscription as it is stored, as a reading that the dashboard can take along. */
export function subscription(ctx: Ctx): BatchedRead<Subscription> {
  const { user } = memberOf(ctx.actor);
  return batchedRead([preparedMirror(ctx.db, { userId: user.id })], ([[row]]) =>
    row ? presentSubscription(row, ctx.now) : null,
  );
}
