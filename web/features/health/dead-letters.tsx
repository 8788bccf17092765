import { useId, useRef, useState } from "react";
import type { DeadLetter, QueueState } from "../../../worker/contract/health";
import { useLetterAct, useRetryAll } from "../../data/health";
import { exactTime, plural, relativeTime } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { ConfirmChange } from "../../shell/confirm-change";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useToast } from "../../ui/toast-context";
import { QUEUES } from "./health-words";

export function DeadLetters({ letters, queues }: { letters: DeadLetter[]; queues: QueueState[] }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const all = queues.reduce((sum, { dead }) => sum + dead, 0);
  const hidden = all - letters.length;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={title} id={heading} tabIndex={-1} className="text-3xl">
          Given Up
        </h2>
        {letters.some(({ spent }) => spent === null) ? <RetryAll /> : null}
      </div>
      {letters.length === 0 ? (
        <p className="border-line border-y py-6 text-muted">Nothing was given up.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {letters.map((letter) => (
            <LetterRow
              key={`${letter.queue}:${letter.id}`}
              letter={letter}
              onGone={() => title.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {hidden > 0 ? <p className="text-muted">{hidden} more are shown once some of these are gone.</p> : null}
    </section>
  );
}

function RetryAll() {
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const retry = useRetryAll();
  function go() {
    retry.mutate(undefined, {
      onSuccess: ({ retried, failed, left }) => {
        setAsking(false);
        toast({
          title: failed ? "Some failed again" : "Tried again",
          description: [
            `${plural(retried, "item")} tried again`,
            ...(failed ? [`${failed} failed`] : []),
            ...(left ? [`${left} left for the next time`] : []),
          ].join(", "),
          tone: failed ? "destructive" : "success",
        });
      },
    });
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Retry all
      </Button>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        tone="default"
        title="Try everything again?"
        description="Mail goes out to the people it was meant for, and payment events are asked for again at the provider. What fails stays in the list."
        confirmLabel="Retry all"
        change={retry}
        busyLabel="Trying…"
        onConfirm={go}
      />
    </>
  );
}

function LetterRow({ letter, onGone }: { letter: DeadLetter; onGone: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const [dismissing, setDismissing] = useState(false);
  const { queue, at, what, about, why, attempts, spent } = letter;
  const { name, one } = QUEUES[queue];
  const act = useLetterAct(({ act }) => {
    setDismissing(false);
    toast(
      act === "retry"
        ? { title: "Tried again", description: RETRIED[queue], tone: "success" }
        : { title: "Dismissed", description: `This ${one} is not tried again.`, tone: "success" },
    );
    onGone();
  });
  const isRetrying = act.isPending && act.variables.act === "retry";
  const called = about ? `${what}, ${about}` : what;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-5">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="outline">{name}</Badge>
          <time dateTime={at} title={exactTime(at)} className="text-muted text-sm">
            {relativeTime(at)}
          </time>
          {attempts === null ? null : <span className="text-muted text-sm">{plural(attempts, "attempt")}</span>}
        </p>
        <h3 className="font-sans font-semibold text-base [overflow-wrap:anywhere]">{what}</h3>
        {about ? <p className="text-muted text-sm [overflow-wrap:anywhere]">{about}</p> : null}
        {why ? <p className="max-w-prose text-sm [overflow-wrap:anywhere]">{why}</p> : null}
        {spent ? <p className="max-w-prose text-muted text-sm">{spent}</p> : null}
      </div>
      <div className="flex gap-2">
        {spent === null ? (
          <Button
            size="sm"
            variant="secondary"
            busy={isRetrying}
            busyLabel="Trying…"
            aria-label={`Retry ${called}`}
            onClick={() => act.mutate({ letter, act: "retry" }, { onError: (error) => toastFailure(error) })}
          >
            Retry
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" aria-label={`Dismiss ${called}`} onClick={() => setDismissing(true)}>
          Dismiss
        </Button>
      </div>
      <ConfirmDialog
        open={dismissing}
        onOpenChange={setDismissing}
        title={`Dismiss this ${one}?`}
        description={LOST[queue]}
        confirmLabel="Dismiss"
        busy={act.isPending}
        busyLabel="Dismissing…"
        error={dismissing ? failureText(act.error) : undefined}
        onConfirm={() => act.mutate({ letter, act: "dismiss" })}
      />
    </li>
  );
}

const RETRIED: Record<DeadLetter["queue"], string> = {
  mail: "The mail is on its way to the mail service.",
  events: "The event was asked for again and handled.",
  push: "The push is on its way.",
  checks: "The document is being checked.",
};

const LOST: Record<DeadLetter["queue"], string> = {
  mail: "It is not sent, and what it said is deleted.",
  events: "The membership it is about is still compared with the provider's once a day.",
  push: "It is not shown on any device. The notice stays on the site.",
  checks: "The document counts as failed in its run.",
};
