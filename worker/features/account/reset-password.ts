import type { Done, ResetPassword } from "../../contract/account";
import type { Ctx } from "../../http/context";
import { askAuth } from "./ask-auth";
import { MAIL_ADDRESS, RESET_MAIL, SIGN_IN_ADDRESS, spendAccount, spendAddress } from "./budgets";
import { noSoonerThan } from "./no-sooner-than";
import type { Visit } from "./visit";

const ANSWER_MS = 400;

/** Mails a link for choosing a new password to whoever has an account; answers alike for everybody. */
export async function mailPasswordReset(ctx: Ctx, visit: Visit, email: string): Promise<Done> {
  await spendAddress(ctx, visit, MAIL_ADDRESS);
  await spendAccount(ctx, email, RESET_MAIL);
  const asked = askAuth(ctx, visit, (auth) => auth.api.requestPasswordReset({ body: { email } }));
  await noSoonerThan(ANSWER_MS, asked);
  return { status: true };
}

/** Sets the password that the holder of a mailed link has chosen, and ends every session of the account. */
export async function resetPassword(ctx: Ctx, visit: Visit, body: ResetPassword): Promise<Done> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  await askAuth(ctx, visit, (auth) => auth.api.resetPassword({ body }));
  return { status: true };
}
