import { MessageCircleMore } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import type { ShownExercise } from "./swap/shown-exercise";
import { useLoaded } from "./use-loaded";
import type { Training } from "./use-training";

// Only where the coach has answered something, and only for whoever wants to know.
const load = () => import("./coach-answers");

type CoachOnThisProps = { exercise: ShownExercise; training: Training; size?: "sm" | "md" };

/** What the coach has once answered about an exercise; nothing where there is none, or where another one is done. */
export function CoachOnThis({ exercise, training, size = "sm" }: CoachOnThisProps) {
  const [code, fetchCode] = useLoaded(load, false);
  const [open, setOpen] = useState(false);
  if (!training.past?.isAnswered(exercise.id) || exercise.insteadOf !== undefined) return null;
  return (
    <div className="col-span-full grid grid-cols-1 gap-1">
      <Button
        variant="quiet"
        size={size}
        aria-expanded={open}
        icon={<MessageCircleMore aria-hidden strokeWidth={1.75} />}
        className="-ml-3 w-fit"
        onClick={async () => setOpen(!open && (await fetchCode()))}
      >
        The coach on this<span className="sr-only">: {exercise.name}</span>
      </Button>
      {open && code ? <code.CoachAnswers exercise={exercise} /> : null}
    </div>
  );
}
