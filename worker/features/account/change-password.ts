import type { ChangePassword } from "../../contract/account";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { forgive } from "../../http/rate-limit";
import { hangUp } from "../../platform/live";
import { askAuth } from "./ask-auth";
import { PASSWORD_CHANGE, spendAccount } from "./budgets";
import { endMailedWays } from "./mailed-ways";
import { refuseGuessable } from "./passwords/refuse-guessable";
import type { Visit } from "./visit";

/** Changes the member's password; every session ends, and this device gets a new one. */
export async function changePassword(ctx: Ctx, visit: Visit, input: ChangePassword): Promise<Headers> {
  const owner = memberOf(ctx.actor).user;
  const { id } = owner;
  await spendAccount(ctx, id, PASSWORD_CHANGE);
  await refuseGuessable(input.newPassword, "newPassword", owner);
  const body = { ...input, revokeOtherSessions: true };
  const { headers } = await askAuth(ctx, visit, (auth) =>
    auth.api.changePassword({ body, headers: visit.headers, returnHeaders: true }),
  );
  await endMailedWays(ctx.db, owner);
  await forgive(ctx.env, PASSWORD_CHANGE, "account", id);
  ctx.later(hangUp(ctx.env, id));
  return headers;
}
