import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { GiftGuest, GiftLink } from "../../../../worker/contract/gifts";
import { giftSettingsQuery, giftsQuery, guestsQuery, useGiftChanges } from "../../../data/gifts";
import { dayOf } from "../../../lib/format/day-of";
import { plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { shownMessage } from "../../../lib/http/request-error";
import { ConfirmChange } from "../../../shell/confirm-change";
import { QueryError } from "../../../shell/query-error";
import { QueryRows } from "../../../shell/query-rows";
import { AlertLine } from "../../../ui/alert-line";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { FieldError } from "../../../ui/field";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { Switch } from "../../../ui/switch";
import { GiftAddress } from "./gift-address";
import { NewGiftDialog } from "./new-gift-dialog";

/** The coach's gift links: creating, copying and ending them, and who used them. */
export function GiftsPage() {
  const [making, setMaking] = useState(false);
  const query = useInfiniteQuery(giftsQuery);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Gift Links"
        lead="A month free for people who are new here. They go on at the usual price unless they cancel."
        actions={<Button onClick={() => setMaking(true)}>New link</Button>}
      />
      <MembersMayGive />
      <QueryRows
        query={query}
        waiting={<SkeletonGroup label="Loading links" className="grid gap-3" bars={["h-28 w-full", "h-28 w-full"]} />}
        empty={
          <EmptyState title="No link yet">
            Make one for an open mat, a seminar or a friend of the club, and see here who came by it and who stayed.
          </EmptyState>
        }
        row={(link) => <OneLink key={link.id} link={link} />}
      />
      {making ? <NewGiftDialog onClose={() => setMaking(false)} /> : null}
    </div>
  );
}

function MembersMayGive() {
  const { data, error } = useQuery(giftSettingsQuery);
  const { settings } = useGiftChanges();
  const failure = failureText(settings.error, "This could not be changed.");
  if (!data) return error ? <FieldError>{shownMessage(error)}</FieldError> : <Skeleton className="h-16 w-full" />;
  return (
    <div className="border-line border-y py-2">
      <Switch
        label="Members may give a month to a friend"
        help="Each paying member gets one link a month, for one friend who is new. It stands on their subscription page."
        checked={settings.isPending ? settings.variables.membersMayGive : data.membersMayGive}
        disabled={settings.isPending}
        onChange={(event) => settings.mutate({ membersMayGive: event.target.checked })}
      />
      <AlertLine>{failure}</AlertLine>
    </div>
  );
}

function OneLink({ link }: { link: GiftLink }) {
  const { label, giver, code, state, uses, came, paid, until, createdAt } = link;
  const [ending, setEnding] = useState(false);
  const [shown, setShown] = useState(false);
  const name = label ?? (giver ? `From ${giver.name}` : "From a former member");
  const badge = STATES[state];
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex min-w-0 flex-wrap items-center gap-2 font-sans font-semibold text-lg">
            <span className="wrap-break-word min-w-0">{name}</span>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </h2>
          <p className="text-muted text-sm tabular-nums">
            Made {dayOf(createdAt)}, {state === "open" ? "good" : "was good"} until {dayOf(until)}.{" "}
            {came === 0
              ? `For ${plural(uses, "person", "people")}. Nobody ${state === "open" ? "has come yet" : "came"}.`
              : `${came} of ${uses} came, ${paid === 0 ? "nobody has" : `${paid} ${paid === 1 ? "has" : "have"}`} paid since.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {came > 0 ? (
            <Button variant="secondary" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? "Hide who came" : "Who came"}
              <span className="sr-only"> by {name}</span>
            </Button>
          ) : null}
          {state === "open" ? (
            <Button variant="quiet" size="sm" className="text-danger!" onClick={() => setEnding(true)}>
              End link
            </Button>
          ) : null}
        </div>
      </div>
      {state === "open" ? <GiftAddress code={code} name={name} /> : null}
      {shown ? <Guests id={link.id} /> : null}
      {ending ? <EndDialog link={link} name={name} onClose={() => setEnding(false)} /> : null}
    </li>
  );
}

function Guests({ id }: { id: number }) {
  const query = useQuery(guestsQuery(id));
  const { data, error } = query;
  if (!data) {
    if (!error) return <Skeleton className="h-12 w-full" />;
    return <QueryError query={query} headingLevel={3} />;
  }
  return (
    <ul className="grid gap-2 border-line border-l-2 pl-4">
      {data.map(({ member, at, state }) => (
        <li key={`${at} ${member?.id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {member ? (
            <Link className="link" to={addressOf("adminUser", { id: member.id })}>
              {member.name}
            </Link>
          ) : (
            <span>Former member</span>
          )}
          <Badge tone={GUESTS[state].tone}>{GUESTS[state].text}</Badge>
          <time dateTime={at} className="text-muted text-sm">
            {dayOf(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function EndDialog({ link, name, onClose }: { link: GiftLink; name: string; onClose: () => void }) {
  const { end } = useGiftChanges();
  return (
    <ConfirmChange
      onClose={onClose}
      title={`End “${name}”?`}
      description={`Nobody can begin by it any more, and that cannot be undone. ${link.came > 0 ? `${plural(link.came, "person", "people")} who came ${link.came === 1 ? "keeps" : "keep"} the month.` : "Nobody has used it."}`}
      confirmLabel="End link"
      cancelLabel="Keep"
      change={end}
      busyLabel="Ending…"
      failed="The link could not be ended."
      onConfirm={() => end.mutate(link.id, { onSuccess: onClose })}
    />
  );
}

const STATES: Record<GiftLink["state"], { text: string; tone: BadgeTone }> = {
  open: { text: "Open", tone: "success" },
  used: { text: "Used up", tone: "neutral" },
  expired: { text: "Run out", tone: "neutral" },
  ended: { text: "Ended", tone: "outline" },
};

const GUESTS: Record<GiftGuest["state"], { text: string; tone: BadgeTone }> = {
  begun: { text: "Has not finished", tone: "outline" },
  free: { text: "Free month", tone: "accent" },
  paying: { text: "Pays", tone: "success" },
  past_due: { text: "Payment open", tone: "warning" },
  left: { text: "Left", tone: "neutral" },
  gone: { text: "Account deleted", tone: "outline" },
};
