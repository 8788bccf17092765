import { useState } from "react";
import type { ClubOverlay, Overlay, OverlayPart } from "../../../../worker/contract/competitions";
import { OVERLAY_LIMITS } from "../../../../worker/contract/competitions-limits";
import { PROPOSED_OVERLAY } from "../../../../worker/contract/proposed-overlay";
import { useOverlayChanges } from "../../../data/competitions";
import { dayOf } from "../../../lib/format/day-of";
import { failureText } from "../../../lib/http/failure-text";
import { issuesOf } from "../../../lib/http/issues-of";
import { useDraftText } from "../../../lib/offline/use-draft-text";
import { useSession } from "../../../lib/session/session";
import { ConfirmChange } from "../../../shell/confirm-change";
import { AlertLine } from "../../../ui/alert-line";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { useToast } from "../../../ui/toast-context";
import { OverlayPartFields } from "./overlay-part-fields";
import { OverlayStrip } from "./overlay-strip";
import { nextDay } from "./overlay-words";
import { readTyped, sentPart, type TypedPart, typedPart } from "./typed-part";

const typedOf = (overlay: Overlay) => overlay.map((part, at) => typedPart(part, `${at}`));
const EMPTY = { rest: false, option: null, dropCategories: [], keepBlocks: null, load: null, sets: null, words: null };

/** Edits the taper as a draft until it is published. Typed values survive a reload of the tab. */
export function OverlayEditor({ stored }: { stored: ClubOverlay }) {
  const storedText = JSON.stringify(typedOf(stored.draft));
  const draft = useDraftText(`competition-plan.${stored.revision}`, storedText);
  const typed = readTyped(draft.text) ?? typedOf(stored.draft);
  const write = (parts: TypedPart[]) => draft.setText(JSON.stringify(parts));
  const changes = useOverlayChanges();
  const { save } = changes;
  const { toast } = useToast();
  const session = useSession();
  const publishes = session.state === "signed-in" && session.user.mayPublish;
  const parts = typed.map(sentPart);
  const send = (publish: boolean) =>
    save.mutate(
      { parts, publish, revision: stored.revision },
      {
        onSuccess: () => {
          draft.forget();
          const title = publish ? "The plan is published" : "The draft is saved";
          toast({ title, tone: "success" });
        },
      },
    );
  const issues = issuesOf(save.error);
  const add = nextDay(parts);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Standing stored={stored} isChanged={draft.text !== storedText} />
      {typed.length === 0 ? (
        <NoPlan onBegin={() => write(typedOf(PROPOSED_OVERLAY).map((part) => ({ ...part, key: newKey() })))} />
      ) : (
        <>
          <OverlayStrip parts={parts} />
          <div>
            {typed.map((part, at) => (
              <OverlayPartFields
                key={part.key}
                part={part}
                errors={errorsOf(issues, at)}
                onChange={(changed) => write(typed.map((each, index) => (index === at ? changed : each)))}
                onRemove={() => write(typed.filter((_, index) => index !== at))}
              />
            ))}
          </div>
        </>
      )}
      {typed.length > 0 && add !== null && typed.length < OVERLAY_LIMITS.parts ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => write([...typed, typedPart({ ...EMPTY, from: add, to: add }, newKey())])}
        >
          Add days
        </Button>
      ) : null}
      <AlertLine>
        {issues.length > 0 ? "Some of it cannot be kept yet. See the marked fields." : failureText(save.error)}
      </AlertLine>
      <Actions
        stored={stored}
        changes={changes}
        publishes={publishes}
        isEmpty={typed.length === 0}
        isChanged={draft.text !== storedText}
        onSend={send}
      />
    </div>
  );
}

function NoPlan({ onBegin }: { onBegin: () => void }) {
  return (
    <EmptyState
      title="No plan yet"
      headingLevel={3}
      action={<Button onClick={onBegin}>Begin with a two-week taper</Button>}
    >
      It is a proposal to change as you like, and nobody sees it before you publish it.
    </EmptyState>
  );
}

type ActionsProps = {
  stored: ClubOverlay;
  changes: ReturnType<typeof useOverlayChanges>;
  publishes: boolean;
  isEmpty: boolean;
  isChanged: boolean;
  onSend: (publish: boolean) => void;
};

/** Those who may only write drafts can save, but not publish. */
function Actions({ stored, changes: { save, withdraw }, publishes, isEmpty, isChanged, onSend }: ActionsProps) {
  const busy = save.isPending || withdraw.isPending;
  const isPublishing = Boolean(save.variables?.publish);
  return (
    <div className="flex flex-wrap gap-2">
      {publishes ? (
        <Button
          busy={save.isPending && isPublishing}
          busyLabel="Publishing…"
          disabled={busy || isEmpty}
          onClick={() => onSend(true)}
        >
          Publish the plan
        </Button>
      ) : null}
      <Button
        variant="secondary"
        busy={save.isPending && !isPublishing}
        busyLabel="Saving…"
        disabled={busy || !isChanged}
        onClick={() => onSend(false)}
      >
        Save the draft
      </Button>
      {publishes && stored.published ? <Withdraw withdraw={withdraw} /> : null}
    </div>
  );
}

function Standing({ stored, isChanged }: { stored: ClubOverlay; isChanged: boolean }) {
  const { published, publishedAt, draft } = stored;
  const differs = published && JSON.stringify(published) !== JSON.stringify(draft);
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <Badge tone={published ? "success" : "neutral"}>{published ? "Published" : "Not published"}</Badge>
      {publishedAt ? <span>Members see it since {dayOf(publishedAt)}.</span> : <span>Members see none of it.</span>}
      {differs ? <span>The draft differs from it.</span> : null}
      {isChanged ? <span className="font-semibold text-ink">Not saved yet.</span> : null}
    </p>
  );
}

function Withdraw({ withdraw }: { withdraw: ReturnType<typeof useOverlayChanges>["withdraw"] }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Withdraw it…
      </Button>
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw the plan?"
        description="Weeks around a competition are as they are written again, at once. Your draft stays."
        confirmLabel="Withdraw it"
        change={withdraw}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}

const newKey = () => crypto.randomUUID();

/** Returns the errors of one part: `parts.2.load` is the load of the third. */
function errorsOf(issues: readonly { path: string; message: string }[], at: number) {
  const own = issues.flatMap(({ path, message }) => {
    const [, part, field] = /^parts\.(\d+)\.(\w+)/.exec(path) ?? [];
    return field && Number(part) === at ? [[field as keyof OverlayPart, message] as const] : [];
  });
  return Object.fromEntries(own) as Partial<Record<keyof OverlayPart, string>>;
}
