import { Link } from "react-router-dom";
import { ADMIN_PAGES } from "../../../worker/contract/admin-pages";
import type { PlacedExercise } from "../../../worker/contract/library";

/** To where the exercise is edited. */
export function PlaceLink({ place: { kind, id, title } }: Pick<PlacedExercise, "place">) {
  const to =
    kind === "program" ? `/admin/weekly-programs/${id}/edit` : `${ADMIN_PAGES.desk}?tab=workouts&workout=${id}`;
  return (
    <Link to={to} className="link min-w-0">
      {title}
    </Link>
  );
}
