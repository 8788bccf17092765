import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FoundLook } from "../../../../worker/contract/found-subscriptions";
import { FOUND_STATES, type FoundState } from "../../../../worker/contract/found-subscriptions-limits";
import { changed } from "../../../data/changed";
import { attachReady, foundQuery, lookQuery, lookThrough } from "../../../data/found-subscriptions";
import { exactTime, plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { listState } from "../../../lib/http/list-state";
import { QueryError } from "../../../shell/query-error";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { EmptyState } from "../../../ui/empty-state";
import { GrowingList } from "../../../ui/growing-list";
import { PageHeader } from "../../../ui/page-header";
import { ProgressBar } from "../../../ui/progress-bar";
import { Segmented } from "../../../ui/segmented";
import { Skeleton } from "../../../ui/skeleton";
import { FoundRow } from "./found-row";

/** Subscriptions at the payment provider made by other products, to be attached to their members. */
export function FoundPage() {
  const client = useQueryClient();
  const query = useQuery(lookQuery);
  const { data: look, error } = query;
  const search = useMutation({
    mutationFn: () => lookThrough((page) => client.setQueryData(lookQuery.queryKey, page)),
    onSettled: () => changed(client, "foundSubscription"),
  });
  const isOpen = look?.startedAt && !look.finishedAt;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        kicker={
          <Link to={addressOf("adminUsers")} className="hover:underline">
            User Management
          </Link>
        }
        title="Bring Subscriptions"
        lead="What runs at Stripe already goes on here, at its own price. Nothing is charged, changed or cancelled by it."
        actions={
          <Button
            variant={look?.finishedAt ? "secondary" : "primary"}
            busy={search.isPending}
            busyLabel="Looking…"
            disabled={!look}
            onClick={() => search.mutate()}
          >
            {isOpen ? "Go on looking" : look?.startedAt ? "Look again" : "Look at the provider"}
          </Button>
        }
      />
      {search.isPending ? <ProgressBar label={`Looking: ${plural(look?.seen ?? 0, "subscription")} so far`} /> : null}
      {search.error ? (
        <Alert tone="danger" live title="The look stopped">
          {failureText(search.error, "The provider did not answer.")} What was seen is kept, and it goes on from there.
        </Alert>
      ) : null}
      {look ? (
        look.startedAt ? (
          <Found look={look} />
        ) : search.isPending ? null : (
          <EmptyState title="Nothing was looked at yet">
            Import your members first, so that each subscription finds its member by the e-mail address. Then look.
          </EmptyState>
        )
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}

function Found({ look }: { look: FoundLook }) {
  const { counts, seen, finishedAt } = look;
  const [chosen, setChosen] = useState<FoundState | null>(null);
  const state = chosen ?? FOUND_STATES.find((each) => counts[each] > 0) ?? "ready";
  const query = useInfiniteQuery(foundQuery(state));
  return (
    <>
      <p className="text-muted">
        {finishedAt
          ? `${plural(seen, "subscription")} looked at, ${exactTime(finishedAt)}.`
          : `${plural(seen, "subscription")} looked at so far. Pages are left.`}
      </p>
      {counts.ready > 0 && finishedAt ? <AttachReady count={counts.ready} /> : null}
      <Segmented
        label="Which"
        className="justify-self-start"
        value={state}
        onValueChange={setChosen}
        options={FOUND_STATES.map((value) => ({ value, label: `${NAMES[value]} ${counts[value]}` }))}
      />
      {query.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <GrowingList {...listState(query)} empty={<EmptyState title={NONE[state]}>{WHAT[state]}</EmptyState>}>
          {(rows) => (
            <ul aria-label={NAMES[state]} className="divide-y divide-line border-line border-y">
              {rows.map((row) => (
                <FoundRow key={row.id} row={row} />
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </>
  );
}

function AttachReady({ count }: { count: number }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(0);
  const attach = useMutation({
    mutationFn: () => attachReady(setDone),
    onMutate: () => {
      setAsking(false);
      setDone(0);
    },
    onSettled: () => changed(client, "foundSubscription"),
  });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {attach.isPending ? (
        <div className="w-full">
          <ProgressBar label="Attached" value={Math.min(done, count)} max={count} />
        </div>
      ) : null}
      {attach.error ? (
        <Alert tone="danger" live title="It stopped">
          {failureText(attach.error, "It did not come through.")} What is attached stays; press again, and it goes on.
        </Alert>
      ) : null}
      <Button busy={attach.isPending} busyLabel="Attaching…" onClick={() => setAsking(true)}>
        Attach {plural(count, "ready subscription")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Attach ${plural(count, "subscription")}?`}
        description="Each becomes the membership of its member, at the price it has. The provider is only asked: nobody is charged, nothing is changed or cancelled there, and nobody is written to. You can take each back."
        confirmLabel="Attach"
        cancelLabel="Not now"
        onConfirm={() => attach.mutate()}
      />
    </div>
  );
}

const NAMES: Record<FoundState, string> = {
  ready: "Ready",
  decide: "To decide",
  left: "Left out",
  attached: "Attached",
};
const NONE: Record<FoundState, string> = {
  ready: "Nothing is ready",
  decide: "Nothing waits for you",
  left: "Nothing is left out",
  attached: "Nothing is attached yet",
};
const WHAT: Record<FoundState, string> = {
  ready: "What fits one member, and can be attached as it is, stands here.",
  decide: "Two on one address, and what rests at the provider, stand here.",
  left: "What cannot be attached stands here, with the reason.",
  attached: "What goes on here stands here, and can be taken back.",
};
