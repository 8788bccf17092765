import { MessageCircleMore } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import type { ShownExercise } from "./swap/shown-exercise";
import { useLoaded } from "./use-loaded";
import type { Training } from "./use-training";

// Loaded only where the coach has answered something and somebody opens it.
const load = () => import("./coach-answers");

type CoachOnThisProps = { exercise: ShownExercise; training: Training; size?: "sm" | "md" };

/** Opens the coach's kept answers about an exercise; nothing without any, or while a substitute is done. */
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
