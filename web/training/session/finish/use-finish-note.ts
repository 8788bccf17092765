import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { noteCompletion } from "../../../data/completion-notes";
import { useDraftText } from "../../../lib/offline/use-draft-text";
import type { Finished } from "../use-finish";

/** Adds effort and note to a training that is recorded already. */
export function useFinishNote({ key, entry, workout }: Finished) {
  const draft = useDraftText(`finish.${key}`, workout.notes);
  const [isPrivate, setPrivate] = useState(workout.notesPrivate);
  const [effort, setEffort] = useState<number | null>(null);
  const isChanged = effort !== null || draft.text.trim() !== workout.notes.trim() || isPrivate !== workout.notesPrivate;
  const mutation = useMutation({
    mutationFn: async () => {
      if (!isChanged) return;
      const change = effort === null ? {} : { effort };
      await noteCompletion({
        key,
        entry,
        workout,
        note: { notes: draft.text.trim() || null, notesPrivate: isPrivate, ...change },
      });
    },
    onSuccess: draft.forget,
  });
  return {
    text: draft.text,
    setText: draft.setText,
    isPrivate,
    setPrivate,
    effort,
    setEffort,
    save: mutation.mutateAsync,
    busy: mutation.isPending,
    error: mutation.error,
  };
}
