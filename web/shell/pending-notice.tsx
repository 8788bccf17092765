import { Hourglass } from "lucide-react";
import { useState } from "react";
import type { CurrentUser } from "../../worker/contract/account";
import { useOtherPending } from "../data/other-pending";
import { dropPendingCompletion, retryPendingCompletion, usePendingCompletions } from "../data/pending-completions";
import { calendarDay, exactTime, plural } from "../lib/format/format";
import { forgetLog, tryLogAgain, usePendingLogs } from "../training/pending-logs";
import { useWaitingSwaps } from "../training/swap/pending-swaps";
import { Button } from "../ui/button";
import { NoticeBar } from "./notice-bar";
import { useSending } from "./use-sending";

/** Lists work that is not sent yet, and work that the server refused. */
export function PendingNotice({ user }: { user: CurrentUser }) {
  const trainings = usePendingCompletions();
  const logs = usePendingLogs(user.id);
  const swaps = useWaitingSwaps(user.id);
  const further = useOtherPending(user.id);
  const text =
    waitingText(trainings.filter(isWaiting).length, logs.filter(isWaiting).length) ??
    (swaps > 0 ? `${plural(swaps, "swap waits", "swaps wait")} to be sent.` : further);
  useSending(user, text !== null);
  return (
    <>
      <div role="status">
        {text ? (
          <NoticeBar>
            <Hourglass aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
            <p>
              {text}
              <span className="text-muted"> It is kept on this device and counts for the time you trained.</span>
            </p>
          </NoticeBar>
        ) : null}
      </div>
      <div role="alert">
        {trainings.map(({ key, title, completedAt, refusal }) =>
          refusal === null ? null : (
            <Refused
              key={key}
              what={title}
              when={exactTime(completedAt)}
              refusal={refusal}
              noun="training"
              onRetry={() => void retryPendingCompletion(key)}
              onDiscard={() => void dropPendingCompletion(key)}
            />
          ),
        )}
        {logs.map(({ key, name, day, refusal }) =>
          refusal === null ? null : (
            <Refused
              key={key}
              what={name ? `Sets of ${name}` : "Sets you have logged"}
              when={calendarDay(day)}
              refusal={refusal}
              noun="log"
              onRetry={() => tryLogAgain(key)}
              onDiscard={() => forgetLog(key)}
            />
          ),
        )}
      </div>
    </>
  );
}

const isWaiting = ({ refusal }: { refusal: string | null }) => refusal === null;

/** Such as `2 trainings and the sets of 1 exercise wait to be sent.` */
function waitingText(trainings: number, logs: number): string | null {
  if (trainings + logs === 0) return null;
  if (logs === 0) return `${plural(trainings, "training waits", "trainings wait")} to be sent.`;
  const sets = `sets of ${plural(logs, "exercise")}`;
  return trainings === 0
    ? `The ${sets} wait to be sent.`
    : `${plural(trainings, "training")} and the ${sets} wait to be sent.`;
}

type RefusedProps = {
  what: string;
  when: string;
  refusal: string;
  noun: string;
  onRetry: () => void;
  onDiscard: () => void;
};

function Refused({ what, when, refusal, noun, onRetry, onDiscard }: RefusedProps) {
  const [asking, setAsking] = useState(false);
  return (
    <NoticeBar warning>
      <p className="min-w-0 flex-1 basis-64">
        <strong>{what}</strong> ({when}) could not be recorded: {refusal}
      </p>
      {asking ? (
        <>
          <Button size="sm" variant="danger" onClick={onDiscard}>
            Discard this {noun}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" onClick={onRetry}>
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
