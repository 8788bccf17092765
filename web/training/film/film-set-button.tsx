import { Video } from "lucide-react";
import { useState } from "react";
import { useRights } from "../../lib/session/use-rights";
import { Button } from "../../ui/button";
import type { SetRow } from "../set-rows";
import type { ShownExercise } from "../swap/shown-exercise";
import { useLoaded } from "../use-loaded";
import type { Training } from "../use-training";

const load = () => import("./film-set-dialog");

type FilmSetButtonProps = {
  exercise: ShownExercise;
  training: Training;
  rows: readonly SetRow[];
  /** The next set, if it is known from more than the log. */
  next?: number | undefined;
  size?: "sm" | "md";
};

/** Opens the form check of a set. Not for staff, who have nobody to send it to. */
export function FilmSetButton({ exercise, training, rows, next, size = "sm" }: FilmSetButtonProps) {
  const [code, fetchCode] = useLoaded(load, false);
  const [open, setOpen] = useState(false);
  const may = useRights();
  if (may("messages")) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<Video aria-hidden strokeWidth={1.75} />}
        onClick={async () => setOpen(await fetchCode())}
      >
        Film this set<span className="sr-only"> of {exercise.name}</span>
      </Button>
      {code ? (
        <code.FilmSetDialog
          exercise={exercise}
          training={training}
          rows={rows}
          next={next}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
