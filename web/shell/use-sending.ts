import { useEffect, useEffectEvent, useRef } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import { filmedWaiting } from "../data/filmed-waiting";
import { isServerInTrouble, sendPendingCompletions } from "../data/pending-completions";
import { pendingTicks } from "../data/pending-ticks";
import { onAnswered, useAway } from "../lib/http/network";
import { onReturn } from "../lib/http/network-return";
import { sendWaitingInjuries } from "../training/injuries/waiting-injuries";
import { RECORD_TOAST, recordsText } from "../training/log-text";
import { sendPendingLogs } from "../training/pending-logs";
import { sendPendingSwaps } from "../training/swap/pending-swaps";
import { useToast } from "../ui/toast-context";

const FIRST_MS = 2_000;
const MOST_MS = 60_000;
/** Minimum interval between retries when the server fails: their number is limited, so they are spaced out. */
const TROUBLED_MS = 30_000;

/**
 * Sends unsent work on start, on returning to the app, when the network returns, and after any successful call; if the
 * server fails, retries at intervals.
 */
export function useSending(user: CurrentUser, waiting: boolean): void {
  const away = useAway();
  const { toast } = useToast();
  const sendAll = useEffectEvent(async () => {
    await sendPendingCompletions();
    // Sent before the sets, so that the coach reads these with the reason for a swap.
    for (const description of await sendPendingSwaps(user)) {
      toast({ title: "Not swapped", description, tone: "destructive" });
    }
    for (const description of await sendWaitingInjuries(user)) {
      toast({ title: "Not marked", description, tone: "destructive" });
    }
    const records = await sendPendingLogs(user);
    if (records.length > 0) toast({ ...RECORD_TOAST, description: recordsText(records) });
    // The code is loaded only if something waits.
    if (pendingTicks(user.id).length > 0) {
      for (const description of await (await import("../data/send-ticks")).sendTicks(user.id)) {
        toast({ title: "Not changed", description, tone: "destructive" });
      }
    }
    if (filmedWaiting(user.id).length > 0) {
      for (const message of await (await import("../media/send-filmed")).sendFilmed(user)) toast(message);
    }
  });
  const triedAt = useRef(0);
  useEffect(() => {
    if (away) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_MS;
    let busy = false;
    let stopped = false;
    const send = async () => {
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      await sendAll().catch((error: unknown) => console.warn(error));
      busy = false;
      triedAt.current = Date.now();
      if (!stopped) plan();
      pause = Math.min(pause * 2, MOST_MS);
    };
    const plan = () => {
      clearTimeout(timer);
      if (waiting) timer = setTimeout(send, isServerInTrouble() ? MOST_MS : pause);
    };
    const sendAfter = (leastMs: number) => {
      if (Date.now() - triedAt.current >= (isServerInTrouble() ? TROUBLED_MS : leastMs)) void send();
    };
    const returned = () => {
      pause = FIRST_MS;
      sendAfter(0);
    };
    const answered = () => {
      if (waiting) sendAfter(pause);
    };
    const stops = [onReturn(returned), onAnswered(answered)];
    plan();
    sendAfter(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [away, waiting]);
}
