import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { PlacedExercise } from "../../../worker/contract/library";

/** Links to where the exercise is edited. */
export function PlaceLink({ place: { kind, id, title } }: Pick<PlacedExercise, "place">) {
  const to =
    kind === "program"
      ? addressOf("weeklyProgramEdit", { id })
      : addressOf("admin", { query: { tab: "workouts", workout: id } });
  return (
    <Link to={to} className="link min-w-0">
      {title}
    </Link>
  );
}
