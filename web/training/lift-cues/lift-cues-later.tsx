import { useEffect, useState } from "react";
import type { ShownExercise } from "../swap/shown-exercise";
import { useLoaded } from "../use-loaded";
import type { Training } from "../use-training";

const load = () => import("./lift-cues");

type LiftCuesLaterProps = { exercise: ShownExercise; training: Training };

/** Shows the coach's cues for an exercise; loads the code only if there are any. */
export function LiftCuesLater({ exercise, training }: LiftCuesLaterProps) {
  const cues = training.cuesOf(exercise.id);
  // Stays shown after a tick, so that it can be undone in place.
  const [shown, setShown] = useState(false);
  if (cues.length > 0 && !shown) setShown(true);
  const [code, fetchCode] = useLoaded(load, false);
  useEffect(() => void (shown && fetchCode()), [shown, fetchCode]);
  if (!shown || !code) return null;
  return <code.LiftCues key={exercise.name} name={exercise.name} cues={cues} userId={training.userId} />;
}
