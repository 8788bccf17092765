import type { Env } from "../../http/env";
import { openEnd } from "../../platform/background";
import { reportFailure } from "../../platform/failures";
import { announceRenewals } from "./dunning/announce-renewals";
import { remindUnpaid } from "./dunning/remind-unpaid";
import { reconcile } from "./reconcile";
import { remindFreeTime } from "./remind-free-time";
import { remindTrials, tellEndedTrials } from "./remind-trials";
import { scheduledScope } from "./scope";

/** Runs the scheduled billing steps. A failed step is reported and does not stop the others. */
export async function runBilling(env: Env, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "billing");
  const scope = scheduledScope(env, now, later);
  const steps: Record<string, () => Promise<unknown>> = {
    trials: () => remindTrials(scope),
    "ended trials": () => tellEndedTrials(scope),
    "free time": () => remindFreeTime(scope),
    billing: () => reconcile(scope),
    renewals: () => announceRenewals(scope),
    "unpaid periods": () => remindUnpaid(scope),
  };
  for (const [place, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      await reportFailure(env, { kind: "background", place, error });
    }
  }
  await finished();
}
