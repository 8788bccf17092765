import type { Env } from "../../http/env";
import { reconcile } from "./reconcile";
import { remindTrials } from "./remind-trials";
import { scheduledScope } from "./scope";

/** The schedule's part of billing. A provider that is down must not keep the reminders, or whatever comes after. */
export async function runBilling(env: Env, now: Date): Promise<void> {
  const started: Promise<unknown>[] = [];
  const scope = scheduledScope(env, now, (work) => started.push(work));
  await remindTrials(scope);
  try {
    await reconcile(scope);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", reconcile: String(error) }));
  }
  await Promise.allSettled(started);
}
