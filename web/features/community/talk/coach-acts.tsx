import { BookmarkPlus, Pin, PinOff } from "lucide-react";
import { useContext, useState } from "react";
import { useKeepAnswer, usePinAnswer } from "../../../data/threads";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Select } from "../../../ui/select";
import { useToast } from "../../../ui/toast-context";
import { WrittenText } from "../../../ui/written-text";
import { CommentAct } from "../comments/comment-act";
import type { ShownComment } from "../comments/comment-changes";
import { useAnswer } from "../comments/comment-queries";
import { useTalk } from "../comments/talk-context";
import { memberName } from "../member-words";
import { refusalOf } from "../refusal-text";
import { useRefusalToast } from "../use-refusal-toast";
import { TalkExercises } from "./talk-exercises";

const ICON = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
const PIN_FAILED = "Failed to pin this answer. Please try again.";

/** The coach's actions on a comment about training: pin it, keep it as an answer about an exercise. */
export function CoachActs({ comment }: { comment: ShownComment }) {
  const { place } = useTalk();
  const { toast } = useToast();
  const toastFailure = useRefusalToast();
  const exercises = useContext(TalkExercises);
  const take = useAnswer(place);
  const pin = usePinAnswer();
  const [keeping, setKeeping] = useState(false);
  const name = comment.user ? memberName(comment.user) : "A member";
  const pinned = comment.isPinned === true;

  function turn() {
    pin.mutate(
      { id: comment.id, pinned: !pinned },
      {
        onSuccess: (answer) => {
          take(answer, "edited");
          toast({
            title: pinned ? "Answer unpinned" : "Answer pinned",
            description: pinned ? "It stands where it was said." : "It stands first from now on.",
            tone: "success",
          });
        },
        onError: (error) => toastFailure(error, PIN_FAILED),
      },
    );
  }

  return (
    <>
      <CommentAct
        name={name}
        icon={pinned ? <PinOff {...ICON} /> : <Pin {...ICON} />}
        label={pinned ? "Unpin" : "Pin"}
        disabled={pin.isPending}
        onClick={turn}
      />
      {comment.user?.isCoach && exercises.length > 0 ? (
        <CommentAct name={name} icon={<BookmarkPlus {...ICON} />} label="Keep" onClick={() => setKeeping(true)} />
      ) : null}
      {keeping ? <KeepDialog comment={comment} exercises={exercises} onClose={() => setKeeping(false)} /> : null}
    </>
  );
}

type KeepDialogProps = { comment: ShownComment; exercises: string[]; onClose: () => void };

/** Chooses the exercise that a kept answer is about. */
function KeepDialog({ comment, exercises, onClose }: KeepDialogProps) {
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
