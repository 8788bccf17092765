import type { CurrentUser } from "../../worker/contract/account";
import { filmedWaiting } from "../data/filmed-waiting";
import { forgetPendingCompletions, sendPendingCompletions } from "../data/pending-completions";
import { forgetClips } from "../lib/offline/kept-clips";
import { storedKeys } from "../lib/offline/stored-value";
import { memberPrefix } from "../lib/session/member-keys";
import { sendWaitingInjuries } from "../training/injuries/waiting-injuries";
import { sendPendingLogs } from "../training/pending-logs";
import { sendPendingSwaps } from "../training/swap/pending-swaps";

/** What a member has made that is on this device only. */
export type UnsentWork = { completions: number; logs: number; clips: number; running: boolean };

/** Sends what can be sent, and returns what signing out would lose. */
export async function sendOrCountUnsent(user: CurrentUser): Promise<UnsentWork> {
  const completions = await sendPendingCompletions();
  await sendPendingSwaps(user);
  await sendWaitingInjuries(user);
  await sendPendingLogs(user);
  const prefix = memberPrefix(user.id);
  const keys = storedKeys(prefix);
  return {
    completions,
    clips: filmedWaiting(user.id).length,
    logs: keys.filter((key) => key.startsWith(`${prefix}log.`)).length,
    running: keys.includes(`${prefix}workout`),
  };
}

/**
 * Deletes a member's data from the device. Only for an explicit sign-out: a session that expires during a workout must
 * not delete the workout.
 */
export async function forgetMember(userId: string): Promise<void> {
  await Promise.all([
    forgetPendingCompletions(userId),
    forgetClips(userId),
    endPushes(),
    navigator.clearAppBadge?.().catch(() => {}),
  ]);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(memberPrefix(userId))) storage.removeItem(key);
  }
}

/** Otherwise the browser would show pushes to the next user. */
async function endPushes(): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
