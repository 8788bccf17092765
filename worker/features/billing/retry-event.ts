import { and, eq, lt, or, sql } from "drizzle-orm";
import { stripeEvent } from "../../db/billing";
import { auditIfChanged } from "../../write/audit";
import { writing } from "../../write/writing";
import { payments } from "./payments";
import { STUCK_MS } from "./receive-webhook";
import { handleAgain } from "./reconcile";
import { withProviderErrors } from "./refusals";
import type { MemberScope } from "./scope";

/** Condition: failed, or stuck in processing. */
export const isDeadEvent = (now: Date) =>
  or(
    eq(stripeEvent.state, "failed"),
    and(eq(stripeEvent.state, "processing"), lt(stripeEvent.touchedAt, new Date(now.getTime() - STUCK_MS))),
  );

/** Handles a dead event again, once for concurrent callers. Returns false if it is no longer dead. */
export async function retryEvent(scope: MemberScope, id: string, action: string, subject: string): Promise<boolean> {
  const pay = await payments(scope);
  const { db, now } = scope;
  const write = writing(scope);
  const claimed = write.add(
    db
      .update(stripeEvent)
      .set({ state: "processing", attempts: sql`${stripeEvent.attempts} + 1`, touchedAt: now })
      .where(and(eq(stripeEvent.id, id), isDeadEvent(now))),
  );
  auditIfChanged(write, action, subject);
  const { meta } = (await write.commit()).of(claimed);
  if (meta.changes === 0) return false;
  await withProviderErrors(() => handleAgain(scope, pay, id)).catch(async (refusal: unknown) => {
    // Also if the provider could not be asked: otherwise the event would look as if it were being processed.
    await db.update(stripeEvent).set({ state: "failed" }).where(eq(stripeEvent.id, id));
    throw refusal;
  });
  return true;
}
