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

/** Sends what can be sent, and answers what a sign-out would lose. */
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
 * Takes all that is the member's own from the device. Only for a sign-out that they asked for: a session that ran out
 * in the middle of a workout must not take the workout along.
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

/** The browser would show what it still gets to whoever comes next. */
async function endPushes(): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
