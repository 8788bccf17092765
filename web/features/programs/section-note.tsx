import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { noteCompletion } from "../../data/completion-notes";
import { failureText } from "../../lib/http/failure-text";
import { useDraftText } from "../../lib/offline/use-draft-text";
import { NoteFields } from "../../training/note-fields";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { useToast } from "../../ui/toast-context";

type SectionNoteProps = {
  /** The completion's id. */
  id: number;
  section: { dailyWorkoutId: number; columnType: string };
  /** The note typed while it ran. */
  said: { notes: string; notesPrivate: boolean };
  onSaved: (note: SectionNoteProps["said"]) => void;
  onClose: () => void;
};

/** A note on a training just completed, for the coach or private. */
export function SectionNote({ id, section, said, onSaved, onClose }: SectionNoteProps) {
  const draft = useDraftText(`section-note.${id}`, said.notes);
  const [isPrivate, setPrivate] = useState(said.notesPrivate);
  const { toast } = useToast();
  const save = useMutation({
    mutationFn: async () => {
      const notes = draft.text.trim();
      const note = { notes: notes || null, notesPrivate: isPrivate };
      await noteCompletion({ key: "", entry: { id }, workout: { workoutId: null, day: section }, note });
      return { notes, notesPrivate: isPrivate };
    },
    onSuccess: (note) => {
      draft.forget();
      toast({ title: "Note saved", description: "It is kept with the workout.", tone: "success" });
      onSaved(note);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="A note on this training"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={save.isPending}
            onClick={() => {
              draft.forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form="section-note" busy={save.isPending} busyLabel="Saving…">
            Save note
          </Button>
        </>
      }
    >
      <form
        id="section-note"
        noValidate
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <NoteFields recorded text={draft.text} isPrivate={isPrivate} onText={draft.setText} onPrivate={setPrivate} />
        <AlertLine>{failureText(save.error, "Your note was not saved. Please try again.")}</AlertLine>
      </form>
    </Dialog>
  );
}
