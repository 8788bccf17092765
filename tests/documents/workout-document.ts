import { NO_EXERCISE } from "../../worker/contract/exercise-fields";
import { writeWorkout } from "../../worker/documents/write-workout";

/** A coach's document of one workout; each title makes another file. */
export function workoutDocument(title: string): Promise<Uint8Array> {
  const exercise = (name: string) => ({
    ...NO_EXERCISE,
    name,
    setRep: "3 x 10",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  });
  return writeWorkout(
    { title, description: null, estimatedDuration: 30, exercises: ["Goblet Squat", "Push-Up"].map(exercise) },
    ["name", "setRep", "videoUrl"],
    "xlsx",
  );
}
