import { useSearchParams } from "react-router-dom";
import { safeReturnTo } from "../../../../worker/contract/account-return-to";
import { useHydrated } from "../../../lib/browser/use-hydrated";
import { returnPage } from "../../../lib/session/return-page";

/** Where the visitor wanted to go before signing in, if that is a place inside the product. */
export function useReturnTo(): string | null {
  const [params] = useSearchParams();
  // The page is rendered for everybody alike.
  if (!useHydrated()) return null;
  return safeReturnTo(params.get("returnTo")) ?? safeReturnTo(returnPage());
}
