import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { needsFreshDocument } from "../../../shell/fresh-document";
import { useReturnTo } from "./use-return-to";

/** Navigates from an auth page to the wanted page once signed in. */
export function GoOn() {
  const target = useReturnTo() ?? addressOf("dashboard");
  const [pathname = ""] = target.split(/[?#]/, 1);
  const fresh = needsFreshDocument(pathname);
  useEffect(() => {
    if (fresh) window.location.replace(target);
  }, [fresh, target]);
  return fresh ? null : <Navigate to={target} replace />;
}
