import { useState } from "react";
import type { LibraryEntry } from "../../../worker/contract/library";
import { LIBRARY_LIMITS, type UsesToSet } from "../../../worker/contract/library-limits";
import { resolveVideo } from "../../../worker/contract/video";
import { useChangeEntry } from "../../data/exercise-library";
import { plural } from "../../lib/format/format";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { useFailureToast } from "../../shell/use-failure-toast";
import { VideoCheck } from "../../training/editor/video-check";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { submitting } from "../../ui/submitting";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";
import { type Alternative, AlternativesField, isSame } from "./alternatives-field";
import { EntryAnswers } from "./entry-answers";
import { LoadsField } from "./loads-field";
import { UsesChoice } from "./uses-choice";

/** The values of the form. */
type EntryDraft = {
  name: string;
  /** One per line. */
  aliases: string;
  /** Comma-separated. */
  tags: string;
  videoUrl: string;
  goesBy: string;
  alternatives: Alternative[];
  loads: LibraryEntry["loads"];
  uses: UsesToSet;
};

type EntryProblems = { name?: string | undefined; videoUrl?: string | undefined };

/** Edits a library entry: its names, tags and video. */
export function EntryDialog({ entry, onClose }: { entry: LibraryEntry; onClose: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Update Failed");
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangeEntry(entry.id);
  const problems = problemsOf(draft);
  const save = () => {
    setChecked(true);
    if (isPending) return;
    const wrong = problems.name ? "entry-name" : problems.videoUrl ? "entry-video" : null;
    if (wrong) return document.getElementById(wrong)?.focus();
    mutate(changeOf(draft, entry), {
      onSuccess: ({ entry: saved, changed }) => {
        const places = changed ? ` Its video is now in ${plural(changed, "more place")}.` : "";
        toast({ title: "Exercise Saved", description: `“${saved.name}” is saved.${places}`, tone: "success" });
        onClose();
      },
      onError: (reason) => toastFailure(reason, FAILED),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${entry.name}`}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="entry" busy={isPending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id="entry" noValidate className="grid grid-cols-1 gap-5" onSubmit={submitting(save)}>
        <EntryFields draft={draft} of={entry.name} problems={checked ? problems : {}} onDraft={setDraft} />
        {error && !isUnauthorized(error) ? (
          <Alert tone="danger" live>
            {shownMessage(error, FAILED)}
          </Alert>
        ) : null}
      </form>
      <EntryAnswers entryId={entry.id} />
    </Dialog>
  );
}

type EntryFieldsProps = {
  draft: EntryDraft;
  /** The exercise's name in the library. */
  of: string;
  problems: EntryProblems;
  onDraft: (draft: EntryDraft) => void;
};

function EntryFields({ draft, of, problems, onDraft }: EntryFieldsProps) {
  const set = (change: Partial<EntryDraft>) => onDraft({ ...draft, ...change });
  return (
    <>
      <Field label="Name" required id="entry-name" error={problems.name}>
        <TextInput
          autoComplete="off"
          maxLength={LIBRARY_LIMITS.name}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field
        label="Other names"
        help="One in each line. Documents that use one of them get the same video proposed. A name you take out becomes an exercise of its own."
      >
        <TextArea rows={3} grow value={draft.aliases} onChange={(event) => set({ aliases: event.target.value })} />
      </Field>
      <Field label="Tags" help="Separated by commas.">
        <TextInput autoComplete="off" value={draft.tags} onChange={(event) => set({ tags: event.target.value })} />
      </Field>
      <Field
        label="Percentages go by"
        help="The name of another exercise, whose training maximum counts for this one. Empty for its own."
      >
        <TextInput
          autoComplete="off"
          maxLength={LIBRARY_LIMITS.name}
          value={draft.goesBy}
          onChange={(event) => set({ goesBy: event.target.value })}
        />
      </Field>
      <AlternativesField alternatives={draft.alternatives} onChange={(alternatives) => set({ alternatives })} />
      <LoadsField
        words={[draft.name, ...split(draft.tags, /,/)]}
        loads={draft.loads}
        onChange={(loads) => set({ loads })}
      />
      <div className="grid grid-cols-1 gap-1">
        <Field label="Video URL" id="entry-video" error={problems.videoUrl}>
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={draft.videoUrl}
            onChange={(event) => set({ videoUrl: event.target.value })}
          />
        </Field>
        {problems.videoUrl ? null : <VideoCheck address={draft.videoUrl} of={of} />}
      </div>
      {draft.videoUrl.trim() ? (
        <UsesChoice label="Use it" none="In later imports only" value={draft.uses} onValue={(uses) => set({ uses })} />
      ) : null}
    </>
  );
}

const draftOf = (entry: LibraryEntry): EntryDraft => ({
  name: entry.name,
  aliases: entry.aliases.join("\n"),
  tags: entry.tags.join(", "),
  videoUrl: entry.videoUrl ?? "",
  goesBy: entry.goesBy?.name ?? "",
  alternatives: entry.alternatives,
  loads: entry.loads,
  uses: "none",
});

function problemsOf({ name, videoUrl }: EntryDraft): EntryProblems {
  const address = videoUrl.trim();
  return {
    name: name.trim() ? undefined : "Give it a name.",
    videoUrl: address && resolveVideo(address).kind === "none" ? NO_ADDRESS : undefined,
  };
}

function changeOf(draft: EntryDraft, entry: LibraryEntry) {
  const { uses } = draft;
  const [name, goesBy, address] = [draft.name.trim(), draft.goesBy.trim(), draft.videoUrl.trim()];
  const offered = draft.alternatives
    .map(({ name: other, purpose }) => ({ name: other.trim(), purpose }))
    .filter(({ name: other }) => other);
  return {
    name,
    // The former name becomes an alias.
    aliases: [...(name === entry.name ? [] : [entry.name]), ...split(draft.aliases, /\n/)],
    tags: split(draft.tags, /,/),
    videoUrl: address || null,
    ...(goesBy === (entry.goesBy?.name ?? "") ? {} : { goesBy: goesBy || null }),
    ...(isSame(offered, entry.alternatives) ? {} : { alternatives: offered }),
    ...(JSON.stringify(draft.loads) === JSON.stringify(entry.loads) ? {} : { loads: draft.loads }),
    ...(address && uses !== "none" ? { uses } : {}),
    updatedAt: entry.updatedAt,
  };
}

const FAILED = "The exercise could not be saved.";
const NO_ADDRESS = "This is not a web address. Start it with https://.";

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean);
