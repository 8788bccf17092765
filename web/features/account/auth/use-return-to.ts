import { useSearchParams } from "react-router-dom";
import { safeReturnTo } from "../../../../worker/contract/account-return-to";
import { returnPage } from "../../../lib/session/return-page";

/** Where the visitor wanted to go before signing in, if that is a place inside the product. */
export function useReturnTo(): string | null {
  const [params] = useSearchParams();
  return safeReturnTo(params.get("returnTo")) ?? safeReturnTo(returnPage());
}
