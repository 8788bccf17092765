import { eq } from "drizzle-orm";
import type { Done, ResetPassword } from "../../contract/account";
import { user, verification } from "../../db/account";
import type { Ctx } from "../../http/context";
import { requirePublicUrl } from "../../http/public-origin";
import { callAuth } from "./call-auth";
import { resetName } from "./mailed-credentials";
import { withMinimumDuration } from "./minimum-duration";
import { refuseGuessable } from "./passwords/refuse-guessable";
import { consumePerAccount, consumePerAddress, MAIL_ADDRESS, RESET_MAIL, SIGN_IN_ADDRESS } from "./rate-limits";
import type { Visit } from "./visit";

const ANSWER_MS = 400;

/** Mails a reset link if the address has an account; the answer is always the same. */
export async function mailPasswordReset(ctx: Ctx, visit: Visit, email: string): Promise<Done> {
  requirePublicUrl(ctx.env);
  await consumePerAddress(ctx, visit, MAIL_ADDRESS);
  await consumePerAccount(ctx, email, RESET_MAIL);
  const asked = callAuth(ctx, visit, (auth) => auth.api.requestPasswordReset({ body: { email } }));
  await withMinimumDuration(ANSWER_MS, asked);
  return { status: true };
}

/** Sets the new password for a mailed link, and ends all sessions of the account. */
export async function resetPassword(ctx: Ctx, visit: Visit, body: ResetPassword): Promise<Done> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  const owner = await ctx.db
    .select({ email: user.email, firstName: user.firstName, lastName: user.lastName })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(eq(verification.identifier, resetName(body.token)))
    .get();
  // Checked before the link is used up.
  await refuseGuessable(body.newPassword, "newPassword", owner);
  await callAuth(ctx, visit, (auth) => auth.api.resetPassword({ body }));
  return { status: true };
}
