import type { Subscription } from "../../contract/billing";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentSubscription } from "./present";
import { preparedMirror } from "./queries";

/** Returns a read of the stored subscription, which the dashboard batches with others. */
export function subscription(ctx: Ctx): BatchedRead<Subscription> {
  const { user } = memberOf(ctx.actor);
  return batchedRead([preparedMirror(ctx.db, { userId: user.id })], ([[row]]) =>
    row ? presentSubscription(row, ctx.now) : null,
  );
}
