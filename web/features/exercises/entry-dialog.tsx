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
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";
import { type Alternative, AlternativesField, isSame } from "./alternatives-field";
import { UsesChoice } from "./uses-choice";

/** What the library knows of an exercise: its names, tags and video. */
export function EntryDialog({ entry, onClose }: { entry: LibraryEntry; onClose: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Update Failed");
  const [name, setName] = useState(entry.name);
  const [aliases, setAliases] = useState(entry.aliases.join("\n"));
  const [tags, setTags] = useState(entry.tags.join(", "));
  const [videoUrl, setVideoUrl] = useState(entry.videoUrl ?? "");
  const [goesBy, setGoesBy] = useState(entry.goesBy?.name ?? "");
  const [alternatives, setAlternatives] = useState<Alternative[]>(entry.alternatives);
  const [uses, setUses] = useState<UsesToSet>("none");
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangeEntry(entry.id);
  const address = videoUrl.trim();
  const problems = {
    name: name.trim() ? undefined : "Give it a name.",
    videoUrl: address && resolveVideo(address).kind === "none" ? NO_ADDRESS : undefined,
  };
  const save = () => {
    setChecked(true);
    if (isPending) return;
    const wrong = problems.name ? "entry-name" : problems.videoUrl ? "entry-video" : null;
    if (wrong) return document.getElementById(wrong)?.focus();
    const offered = alternatives
      .map(({ name: other, purpose }) => ({ name: other.trim(), purpose }))
      .filter(({ name: other }) => other);
    const renamed = name.trim() !== entry.name;
    mutate(
      {
        name: name.trim(),
        // What it was called goes on meaning it.
        aliases: [...(renamed ? [entry.name] : []), ...split(aliases, /\n/)],
        tags: split(tags, /,/),
        videoUrl: address || null,
        ...(goesBy.trim() === (entry.goesBy?.name ?? "") ? {} : { goesBy: goesBy.trim() || null }),
        ...(isSame(offered, entry.alternatives) ? {} : { alternatives: offered }),
        ...(address && uses !== "none" ? { uses } : {}),
        updatedAt: entry.updatedAt,
      },
      {
        onSuccess: ({ entry: saved, changed }) => {
          const places = changed ? ` Its video is now in ${plural(changed, "more place")}.` : "";
          toast({ title: "Exercise Saved", description: `“${saved.name}” is saved.${places}`, tone: "success" });
          onClose();
        },
        onError: (reason) => toastFailure(reason, FAILED),
      },
    );
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
      <form
        id="entry"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Name" required id="entry-name" error={checked ? problems.name : undefined}>
          <TextInput
            autoComplete="off"
            maxLength={LIBRARY_LIMITS.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label="Other names"
          help="One in each line. Documents that use one of them get the same video proposed. A name you take out becomes an exercise of its own."
        >
          <TextArea rows={3} grow value={aliases} onChange={(event) => setAliases(event.target.value)} />
        </Field>
        <Field label="Tags" help="Separated by commas.">
          <TextInput autoComplete="off" value={tags} onChange={(event) => setTags(event.target.value)} />
        </Field>
        <Field
          label="Percentages go by"
          help="The name of another exercise, whose training maximum counts for this one. Empty for its own."
        >
          <TextInput
            autoComplete="off"
            maxLength={LIBRARY_LIMITS.name}
            value={goesBy}
            onChange={(event) => setGoesBy(event.target.value)}
          />
        </Field>
        <AlternativesField alternatives={alternatives} onChange={setAlternatives} />
        <div className="grid grid-cols-1 gap-1">
          <Field label="Video URL" id="entry-video" error={checked ? problems.videoUrl : undefined}>
            <TextInput
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              value={videoUrl}
              onChange={(event) => setVideoUrl(event.target.value)}
            />
          </Field>
          {checked && problems.videoUrl ? null : <VideoCheck address={videoUrl} of={entry.name} />}
        </div>
        {address ? <UsesChoice label="Use it" none="In later imports only" value={uses} onValue={setUses} /> : null}
        {error && !isUnauthorized(error) ? (
          <Alert tone="danger" live>
            {shownMessage(error, FAILED)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

const FAILED = "The exercise could not be saved.";
const NO_ADDRESS = "This is not a web address. Start it with https://.";

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean);
