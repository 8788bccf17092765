import type { ChangePassword } from "../../contract/account";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { resetRateLimit } from "../../http/rate-limit";
import { closeSockets } from "../../platform/live";
import { callAuth } from "./call-auth";
import { revokeMailedCredentials } from "./mailed-credentials";
import { refuseGuessable } from "./passwords/refuse-guessable";
import { consumePerAccount, PASSWORD_CHANGE } from "./rate-limits";
import type { Visit } from "./visit";

/** Changes the member's password. Ends all sessions; this device gets a new one. */
export async function changePassword(ctx: Ctx, visit: Visit, input: ChangePassword): Promise<Headers> {
  const owner = memberOf(ctx.actor).user;
  const { id } = owner;
  await consumePerAccount(ctx, id, PASSWORD_CHANGE);
  await refuseGuessable(input.newPassword, "newPassword", owner);
  const body = { ...input, revokeOtherSessions: true };
  const { headers } = await callAuth(ctx, visit, (auth) =>
    auth.api.changePassword({ body, headers: visit.headers, returnHeaders: true }),
  );
  await revokeMailedCredentials(ctx.db, owner);
  await resetRateLimit(ctx.env, PASSWORD_CHANGE, "account", id);
  ctx.later(closeSockets(ctx.env, id));
  return headers;
}
