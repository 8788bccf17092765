import { Navigate } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { useReturnTo } from "./use-return-to";

/** For the doors, once somebody is signed in: on to where they wanted to go. */
export function GoOn() {
  return <Navigate to={useReturnTo() ?? PAGES.dashboard} replace />;
}
