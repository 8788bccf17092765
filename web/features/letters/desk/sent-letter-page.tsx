import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { LetterDetail } from "../../../../worker/contract/letters";
import { ArticleBody } from "../../../articles/article-body";
import { readLetterDraft, useLetterActs, useSentLetter } from "../../../data/letters";
import { plural } from "../../../lib/format/format";
import { RequestError } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { ConfirmChange } from "../../../shell/confirm-change";
import { NotLoaded } from "../../../shell/not-loaded";
import { usePageParams } from "../../../shell/use-page-params";
import { useTitle } from "../../../shell/use-title";
import { Badge } from "../../../ui/badge";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeader } from "../../../ui/page-header";
import { ProgressBar } from "../../../ui/progress-bar";
import { TitledSection } from "../../../ui/titled-section";
import { useToast } from "../../../ui/toast-context";
import { EMPTY_LETTER, type LetterDraft, letterDrafts, TAB } from "./letter-drafts";
import { audienceText, deliveryText, reasons, STATES, whenText } from "./letter-words";

/** A letter that was sent or is scheduled, with its progress and results. */
export function SentLetterPage() {
  const { id } = usePageParams("adminLetter");
  const query = useSentLetter(id);
  const { data, error } = query;
  const missing = error instanceof RequestError && error.status === 404;
  useTitle(data?.subject ?? (missing ? "No Such Letter" : "A Letter"));
  return (
    <div className="page grid max-w-3xl! grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <Link
        to={addressOf("adminLetters")}
        className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 justify-self-start")}
      >
        <ArrowLeft aria-hidden className="size-5" />
        All letters
      </Link>
      {data ? (
        <Sent letter={data} />
      ) : (
        <>
          <PageHeader size="sm" title={missing ? "No Such Letter" : "A Letter"} />
          {missing ? (
            <EmptyState title="There is no such letter">The link is not complete.</EmptyState>
          ) : (
            <NotLoaded
              query={query}
              label="Loading the letter"
              className="grid gap-4"
              bars={["h-24 w-full", "h-64 w-full"]}
            />
          )}
        </>
      )}
    </div>
  );
}

function Sent({ letter }: { letter: LetterDetail }) {
  const { subject, state, audience, author, members, done, outcomes, html } = letter;
  const [stopping, setStopping] = useState(false);
  const open = state === "scheduled" || state === "sending";
  return (
    <>
      <PageHeader
        size="sm"
        kicker={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
            {whenText(letter)}
          </span>
        }
        title={<span className="wrap-anywhere">{subject}</span>}
        lead={`To: ${audienceText(audience)}${author ? `. From ${author}.` : "."}`}
        actions={
          <>
            {open ? (
              <Button variant="secondary" className="text-danger!" onClick={() => setStopping(true)}>
                Stop
              </Button>
            ) : null}
            <WriteAgain letter={letter} />
          </>
        }
      />
      {state === "scheduled" ? null : (
        <section aria-label="How far it is" className="grid gap-4 border-line border-y py-5">
          <ProgressBar
            label={state === "sending" ? "On its way" : state === "sent" ? "Gone to everybody" : "Stopped"}
            value={done - outcomes.stopped}
            max={members}
            valueText={`${done - outcomes.stopped} of ${plural(members, "member")}`}
          />
          <div className="grid gap-1 text-muted text-sm tabular-nums">
            <p>{deliveryText(letter)}</p>
            {reasons(outcomes).map((each) => (
              <p key={each}>{each}</p>
            ))}
            {outcomes.stopped ? <p>{plural(outcomes.stopped, "member")} got nothing: it was stopped before.</p> : null}
          </div>
        </section>
      )}
      <TitledSection id="letter-words" title="What it says" small className="grid grid-cols-1 gap-3">
        <div className="rounded-md border border-line bg-raised p-5">
          <ArticleBody html={html} />
        </div>
      </TitledSection>
      {stopping ? <StopDialog letter={letter} onClose={() => setStopping(false)} /> : null}
    </>
  );
}

/** Copies its text into a new draft, unless that would overwrite another draft. */
function WriteAgain({ letter }: { letter: LetterDetail }) {
  const session = useSession();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  if (session.state !== "signed-in") return null;
  const { id } = session.user;
  const take = async () => {
    setBusy(true);
    const existingDraft = letterDrafts.read(id) ?? (await readLetterDraft().catch(() => null));
    if (existingDraft) toast({ title: "Another Letter Is Being Written", description: "Send it or discard it first." });
    else letterDrafts.save(id, { draft: asDraft(letter), tab: TAB, at: Date.now() });
    void navigate(addressOf("adminLetterNew"));
  };
  return (
    <Button variant="secondary" busy={busy} busyLabel="Opening…" onClick={() => void take()}>
      Use these words again
    </Button>
  );
}

function asDraft({ subject, content, audience: { to, tag = "" } }: LetterDetail): LetterDraft {
  return { ...EMPTY_LETTER, subject, content, to: to === "chosen" ? EMPTY_LETTER.to : to, tag };
}

function StopDialog({ letter, onClose }: { letter: LetterDetail; onClose: () => void }) {
  const { cancel } = useLetterActs();
  return (
    <ConfirmChange
      onClose={onClose}
      title={`Stop “${letter.subject}”?`}
      description={
        letter.state === "scheduled"
          ? "It will not go. Its words stay here, to be used again."
          : "Nobody else is written to. Whom it has reached keep it."
      }
      confirmLabel="Stop the letter"
      cancelLabel="Let it go"
      change={cancel}
      busyLabel="Stopping…"
      failed="The letter could not be stopped."
      onConfirm={() => cancel.mutate(letter.id, { onSuccess: onClose })}
    />
  );
}
