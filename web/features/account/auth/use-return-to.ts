import { useSearchParams } from "react-router-dom";
import { safeReturnTo } from "../../../../worker/contract/account-return-to";
import { useHydrated } from "../../../lib/browser/use-hydrated";
import { returnPage } from "../../../lib/session/return-page";

/** Returns the page a visitor wanted before signing in, if it is within the product. */
export function useReturnTo(): string | null {
  const [params] = useSearchParams();
  // The server renders the page the same for everybody.
  if (!useHydrated()) return null;
  return safeReturnTo(params.get("returnTo")) ?? safeReturnTo(returnPage());
}
