import { BookmarkPlus, Pin, PinOff } from "lucide-react";
import { useContext, useState } from "react";
import { usePinAnswer } from "../../../data/threads";
import { useToast } from "../../../ui/toast-context";
import { CommentAct } from "../comments/comment-act";
import type { ShownComment } from "../comments/comment-changes";
import { useAnswer } from "../comments/comment-queries";
import { useTalk } from "../comments/talk-context";
import { memberName } from "../member-words";
import { useRefusalToast } from "../use-refusal-toast";
import { KeepDialog } from "./keep-dialog";
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
