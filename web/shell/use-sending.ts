import { useEffect, useEffectEvent } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import { onAnswered, useAway } from "../lib/network";
import { onReturn } from "../lib/network-return";
import { sendPendingCompletions } from "../lib/pending-completions";
import { sendKeptLogs } from "../training/kept-logs";
import { RECORD_TOAST, recordsText } from "../training/log-text";
import { useToast } from "../ui/toast-context";

const FIRST_MS = 2_000;
const MOST_MS = 60_000;

/**
 * Sends what waits when the app opens, when somebody comes back to it, when the network does, and whenever a call has
 * succeeded while something waits; a server in trouble is asked again now and then.
 */
export function useSending(user: CurrentUser, waiting: boolean): void {
  const away = useAway();
  const { toast } = useToast();
  const sendAll = useEffectEvent(async () => {
    await sendPendingCompletions();
    const records = await sendKeptLogs(user);
    if (records.length > 0) toast({ ...RECORD_TOAST, description: recordsText(records) });
  });
  useEffect(() => {
    if (away) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_MS;
    let triedAt = 0;
    let busy = false;
    let stopped = false;
    const send = async () => {
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      await sendAll().catch((error: unknown) => console.warn(error));
      busy = false;
      triedAt = Date.now();
      if (!waiting || stopped) return;
      timer = setTimeout(send, pause);
      pause = Math.min(pause * 2, MOST_MS);
    };
    const returned = () => {
      pause = FIRST_MS;
      void send();
    };
    const answered = () => {
      if (waiting && Date.now() - triedAt >= FIRST_MS) void send();
    };
    const stops = [onReturn(returned), onAnswered(answered)];
    void send();
    return () => {
      stopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [away, waiting]);
}
