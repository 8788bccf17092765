import type { PlacedExercise } from "../../../worker/contract/library";
import { workoutDay } from "../../lib/format/workout-facts";
import { PlaceLink } from "./place-link";

/** Shows an exercise's code, column type and day, and its week or workout. */
export function PlacedFacts({ placed }: { placed: PlacedExercise }) {
  const { exerciseCode, columnType, dayOfWeek, place } = placed;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-muted text-sm">
      {exerciseCode ? <span className="figures wrap-anywhere text-base text-ink">{exerciseCode}</span> : null}
      {columnType ? <span>{columnType.replaceAll("_", " ")}</span> : null}
      {dayOfWeek === null ? null : <span>{workoutDay({ day: dayOfWeek })}</span>}
      <span className="min-w-0">
        <PlaceLink place={place} />
      </span>
    </p>
  );
}
