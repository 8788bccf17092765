import type { Done, EmailCode, SignInMail } from "../../contract/account";
import { safeReturnTo } from "../../contract/account-return-to";
import type { Ctx } from "../../http/context";
import { forgive } from "../../http/rate-limit";
import { askAuth } from "./ask-auth";
import { CODE, MAIL_ADDRESS, SIGN_IN_ADDRESS, SIGN_IN_MAIL, spendAccount, spendAddress } from "./budgets";
import { noSoonerThan } from "./no-sooner-than";
import { notingRefusal } from "./note-refused-sign-in";
import type { Visit } from "./visit";

const ANSWER_MS = 400;

/** Mails a one-time link and code to whoever has an account; answers alike for everybody. */
export async function mailSignIn(ctx: Ctx, visit: Visit, { email, returnTo }: SignInMail): Promise<Done> {
  await spendAddress(ctx, visit, MAIL_ADDRESS);
  await spendAccount(ctx, email, SIGN_IN_MAIL);
  const metadata = { returnTo: safeReturnTo(returnTo) };
  const asked = askAuth(ctx, visit, (auth) =>
    auth.api.signInMagicLink({ body: { email, metadata }, headers: visit.headers }),
  );
  await noSoonerThan(ANSWER_MS, asked);
  return { status: true };
}

/** Opens a session for the token of a mailed link, once. */
export async function signInByLink(ctx: Ctx, visit: Visit, token: string): Promise<Headers> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  const { headers } = await askAuth(ctx, visit, (auth) =>
    auth.api.magicLinkVerify({ query: { token }, headers: visit.headers, returnHeaders: true }),
  ).catch(notingRefusal(visit, "link"));
  return headers;
}

/** Opens a session for a mailed code, once. */
export async function signInByCode(ctx: Ctx, visit: Visit, { email, otp }: EmailCode): Promise<Headers> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  await spendAccount(ctx, email, CODE);
  const { headers } = await askAuth(ctx, visit, (auth) =>
    auth.api.signInEmailOTP({ body: { email, otp }, headers: visit.headers, returnHeaders: true }),
  ).catch(notingRefusal(visit, "code", email));
  await forgive(ctx.env, CODE, "account", email);
  return headers;
}
