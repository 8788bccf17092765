import { useEffect, useRef, useState } from "react";
import type { PlacedExercise } from "../../../worker/contract/library";
import type { UsesToSet } from "../../../worker/contract/library-limits";
import { useSetVideo } from "../../data/exercise-library";
import { plural } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { useFailureToast } from "../../shell/use-failure-toast";
import { VideoCheck } from "../../training/editor/video-check";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { submitting } from "../../ui/submitting";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";
import { UsesChoice } from "./uses-choice";

type LinkFormProps = { placed: PlacedExercise; onCancel: () => void; onSaved: () => void };

export function LinkForm({ placed: { id, name, videoUrl: before }, onCancel, onSaved }: LinkFormProps) {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Update Failed");
  const [videoUrl, setVideoUrl] = useState(before ?? "");
  const [uses, setUses] = useState<UsesToSet>("none");
  const { mutate, isPending, error } = useSetVideo(id, ({ changed }) => {
    const more = changed > 1 ? ` in ${plural(changed, "place")}` : "";
    toast({ title: "Video URL Updated", description: `“${name}” has its video${more}.`, tone: "success" });
    onSaved();
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const trimmed = videoUrl.trim();
  const failure = failureText(error, FAILED);
  const save = () => {
    if (!trimmed || isPending) return;
    mutate(
      { videoUrl: trimmed, uses },
      {
        onError: (reason) => toastFailure(reason, FAILED),
      },
    );
  };
  return (
    <form
      noValidate
      className="grid animate-fade grid-cols-1 gap-4 rounded-sm bg-sunken p-4 sm:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-1"
      onSubmit={submitting(save)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <div className="grid grid-cols-1 content-start gap-1">
        <Field label={`Video URL of ${name}`} error={failure}>
          <TextInput
            ref={input}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={videoUrl}
            onChange={(event) => setVideoUrl(event.target.value)}
          />
        </Field>
        {failure ? null : <VideoCheck address={videoUrl} of={name} />}
      </div>
      <UsesChoice label="Use it" none="Only here" value={uses} onValue={setUses} />
      <div className="flex flex-wrap gap-2 sm:col-span-2 xl:col-span-1">
        <Button type="submit" disabled={!trimmed} busy={isPending} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const FAILED = "Failed to update video URL";
