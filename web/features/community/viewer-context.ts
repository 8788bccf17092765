import { createContext, useContext } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { Mute } from "../../../worker/contract/community";

/** The viewer of the community, and their mute, if any. */
type Viewer = { user: CurrentUser; mute: Mute | null };

export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("This belongs inside the community page.");
  return viewer;
}
