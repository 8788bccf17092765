import { Link } from "react-router-dom";
import type { PlacedExercise } from "../../../worker/contract/library";
import { PAGES } from "../../../worker/contract/pages";

/** To where the exercise is edited. */
export function PlaceLink({ place: { kind, id, title } }: Pick<PlacedExercise, "place">) {
  const to = kind === "program" ? `/admin/weekly-programs/${id}/edit` : `${PAGES.admin}?tab=workouts&workout=${id}`;
  return (
    <Link to={to} className="link min-w-0 break-words">
      {title}
    </Link>
  );
}
