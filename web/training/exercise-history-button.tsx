import { ChartNoAxesCombined } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button";
import type { ShownExercise } from "./swap/shown-exercise";
import { useLoaded } from "./use-loaded";

// The chart's code is loaded only when somebody opens the history.
const load = () => import("./exercise-history-dialog");

type ExerciseHistoryButtonProps = { exercise: ShownExercise; size?: "sm" | "md" };

export function ExerciseHistoryButton({ exercise, size = "sm" }: ExerciseHistoryButtonProps) {
  const [code, fetchCode] = useLoaded(load, false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<ChartNoAxesCombined aria-hidden strokeWidth={1.75} />}
        onClick={async () => setOpen(await fetchCode())}
      >
        History<span className="sr-only"> of {exercise.name}</span>
      </Button>
      {code ? <code.ExerciseHistoryDialog exercise={exercise} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
