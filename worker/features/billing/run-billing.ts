import type { Env } from "../../http/env";
import { openEnd } from "../../platform/background";
import { reportFailure } from "../../platform/failures";
import { reconcile } from "./reconcile";
import { remindTrials } from "./remind-trials";
import { scheduledScope } from "./scope";

/** The schedule's part of billing. A provider that is down must not keep the reminders, or whatever comes after. */
export async function runBilling(env: Env, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "billing");
  const scope = scheduledScope(env, now, later);
  await remindTrials(scope);
  try {
    await reconcile(scope);
  } catch (error) {
    await reportFailure(env, { kind: "background", place: "billing", error });
  }
  await finished();
}
