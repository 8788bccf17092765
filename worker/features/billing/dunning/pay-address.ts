import { addressOf } from "../../../contract/addresses";
import type { Scope } from "../scope";
import { payToken } from "./pay-token";

/** Returns the link, for a mail, that opens the payment of one invoice. */
export const payAddress = async (
  scope: Pick<Scope, "env" | "now" | "origin">,
  claim: Parameters<typeof payToken>[1],
): Promise<string> => `${scope.origin}${addressOf("pay", { query: { token: await payToken(scope, claim) } })}`;
