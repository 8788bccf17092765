import { useState } from "react";
import { useKeepAnswer } from "../../../data/threads";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Select } from "../../../ui/select";
import { useToast } from "../../../ui/toast-context";
import { WrittenText } from "../../../ui/written-text";
import type { ShownComment } from "../comments/comment-changes";
import { refusalOf } from "../refusal-text";

type KeepDialogProps = { comment: ShownComment; exercises: string[]; onClose: () => void };

/** Chooses the exercise that a kept answer is about. */
export function KeepDialog({ comment, exercises, onClose }: KeepDialogProps) {
  const { toast } = useToast();
  const [exercise, setExercise] = useState(() => named(exercises, comment.content) ?? exercises[0] ?? "");
  const keep = useKeepAnswer();

  function submit() {
    keep.mutate(
      { commentId: comment.id, exercise },
      {
        onSuccess: (answer) => {
          toast({
            title: "Answer kept",
            description: `Everybody finds it beside ${answer.exercise.name}, whenever that is trained.`,
            tone: "success",
          });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title="Keep This Answer"
      description="For the next time that the exercise appears, in whichever week or workout. You can stop keeping it in the library."
      submitLabel="Keep"
      busyLabel="Keeping…"
      busy={keep.isPending}
      error={refusalOf(keep.error, "Failed to keep this answer. Please try again.")}
      onSubmit={submit}
      onClose={onClose}
    >
      <blockquote className="max-h-40 overflow-y-auto border-line border-l-2 pl-4">
        <WrittenText>{comment.content}</WrittenText>
      </blockquote>
      <Field label="Beside which exercise">
        <Select
          options={exercises.map((name) => ({ value: name, label: name }))}
          value={exercise}
          onChange={(event) => setExercise(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** Returns the exercise named in the text. */
const named = (exercises: string[], text: string) =>
  exercises.find((name) => text.toLowerCase().includes(name.toLowerCase()));
