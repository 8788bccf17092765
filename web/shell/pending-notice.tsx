import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { exactTime, plural } from "../lib/format";
import { useAway } from "../lib/network";
import {
  dropPendingCompletion,
  type PendingCompletion,
  retryPendingCompletion,
  sendPendingCompletions,
  usePendingCompletions,
} from "../lib/pending-completions";
import { Button } from "../ui/button";
import { NoticeBar } from "./notice-bar";

const AGAIN_MS = 60_000;

/** Trainings that the server does not have yet, and what became of those that it will not take. */
export function PendingNotice() {
  const pending = usePendingCompletions();
  const waiting = pending.filter(({ refusal }) => refusal === null).length;
  const refused = pending.filter(({ refusal }) => refusal !== null);
  useSending(waiting > 0);
  return (
    <>
      <div role="status">
        {waiting > 0 ? (
          <NoticeBar>
            <Hourglass aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
            <p>
              {plural(waiting, "training waits", "trainings wait")} to be sent.
              <span className="text-muted"> It is kept on this device and counts for the time you finished.</span>
            </p>
          </NoticeBar>
        ) : null}
      </div>
      <div role="alert">
        {refused.map((one) => (
          <Refused key={one.key} completion={one} />
        ))}
      </div>
    </>
  );
}

/** Sends when the app opens and whenever it comes to the front; a server in trouble is asked again now and then. */
function useSending(waiting: boolean): void {
  const away = useAway();
  useEffect(() => {
    if (away) return;
    const sendNow = () => void sendPendingCompletions().catch((error: unknown) => console.warn(error));
    const onShow = () => {
      if (document.visibilityState === "visible") sendNow();
    };
    sendNow();
    document.addEventListener("visibilitychange", onShow);
    const timer = waiting ? setInterval(sendNow, AGAIN_MS) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", onShow);
      clearInterval(timer);
    };
  }, [away, waiting]);
}

function Refused({ completion }: { completion: PendingCompletion }) {
  const [asking, setAsking] = useState(false);
  const { key, title, completedAt, refusal } = completion;
  return (
    <NoticeBar warning>
      <p className="min-w-0 flex-1 basis-64">
        <strong>{title}</strong> ({exactTime(completedAt)}) could not be recorded: {refusal}
      </p>
      {asking ? (
        <>
          <Button size="sm" variant="danger" onClick={() => void dropPendingCompletion(key)}>
            Discard this training
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" onClick={() => void retryPendingCompletion(key)}>
            Try again
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            Discard…
          </Button>
        </>
      )}
    </NoticeBar>
  );
}
