import { useId, useRef, useState } from "react";
import type { Failure } from "../../../worker/contract/health";
import { useDismissAllFailures, useDismissFailure, type useFailures } from "../../data/health";
import { exactTime, relativeTime } from "../../lib/format/format";
import { ConfirmChange } from "../../shell/confirm-change";
import { QueryRows } from "../../shell/query-rows";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { useToast } from "../../ui/toast-context";
import { FAILURES } from "./health-words";

export function Failures({ list }: { list: ReturnType<typeof useFailures> }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={title} id={heading} tabIndex={-1} className="text-3xl">
          Recent Failures
        </h2>
        {list.data?.length ? <DismissAll onGone={focusTitle} /> : null}
      </div>
      <QueryRows
        query={list}
        waiting={null}
        headingLevel={3}
        empty={
          <EmptyState title="Nothing went wrong" headingLevel={3}>
            What fails here or in a member's browser is written down for 30 days.
          </EmptyState>
        }
        row={(failure) => <FailureRow key={failure.id} failure={failure} onGone={focusTitle} />}
      />
    </section>
  );
}

function DismissAll({ onGone }: { onGone: () => void }) {
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const dismiss = useDismissAllFailures();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Dismiss all
      </Button>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title="Dismiss all failures?"
        description="The list begins anew. The log keeps its lines."
        confirmLabel="Dismiss all"
        change={dismiss}
        busyLabel="Dismissing…"
        onConfirm={() =>
          dismiss.mutate(undefined, {
            onSuccess: () => {
              setAsking(false);
              toast({ title: "Dismissed", description: "The list of failures is empty.", tone: "success" });
              onGone();
            },
          })
        }
      />
    </>
  );
}

function FailureRow({ failure, onGone }: { failure: Failure; onGone: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const { id, kind, place, message, requestId, count, firstAt, lastAt } = failure;
  const dismiss = useDismissFailure(() => {
    toast({ title: "Dismissed", description: "If it happens again, it is listed again.", tone: "success" });
    onGone();
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-5">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={kind === "browser" ? "outline" : "warning"}>{FAILURES[kind]}</Badge>
          <time dateTime={lastAt} title={exactTime(lastAt)} className="text-muted text-sm">
            {relativeTime(lastAt)}
          </time>
          {count > 1 ? (
            <span className="text-muted text-sm">
              {count} times since {exactTime(firstAt)}
            </span>
          ) : null}
        </p>
        <h3 className="font-sans font-semibold text-base [overflow-wrap:anywhere]">{message}</h3>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{place}</p>
        {requestId ? <p className="text-muted text-sm [overflow-wrap:anywhere]">Request {requestId}</p> : null}
      </div>
      <Button
        size="sm"
        variant="quiet"
        busy={dismiss.isPending}
        busyLabel="Dismissing…"
        aria-label={`Dismiss ${message}`}
        onClick={() => dismiss.mutate(id, { onError: (error) => toastFailure(error) })}
      >
        Dismiss
      </Button>
    </li>
  );
}
