import type { Right } from "../../../worker/contract/rights";
import { useRights } from "../../lib/session/use-rights";
import { pageFor } from "../page-registry";
import { DESK_GROUPS, type DeskGroup } from "./desk-places";

type Leading = { to: string; right?: Right };

/** Returns a check whether the user may open an admin place, by its page's right or its own. */
export function useMayOpen(): (place: Leading) => boolean {
  const may = useRights();
  return ({ to, right }) => may(right ?? pageFor(to.split("?")[0] ?? to).page.right ?? "roles");
}

/** Returns the admin places that the user may open. */
export function useDeskGroups(): DeskGroup[] {
  const mayOpen = useMayOpen();
  return DESK_GROUPS.map((group) => ({ ...group, places: group.places.filter(mayOpen) })).filter(
    ({ places }) => places.length > 0,
  );
}
