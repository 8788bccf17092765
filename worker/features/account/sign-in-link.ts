import type { Done, EmailCode, SignInMail } from "../../contract/account";
import { safeReturnTo } from "../../contract/account-return-to";
import type { Ctx } from "../../http/context";
import { requirePublicUrl } from "../../http/public-origin";
import { askAuth } from "./ask-auth";
import { MAIL_ADDRESS, SIGN_IN_ADDRESS, SIGN_IN_MAIL, spendAccount, spendAddress } from "./budgets";
import { openCodeWindow, signInByCodeOf } from "./mailed-code";
import { endMailedSignIns } from "./mailed-ways";
import { noSoonerThan } from "./no-sooner-than";
import { notingRefusal } from "./note-refused-sign-in";
import type { Visit } from "./visit";

const ANSWER_MS = 400;

/** Mails a one-time link and code to whoever has an account; answers alike for everybody. */
export async function mailSignIn(ctx: Ctx, visit: Visit, { email, returnTo }: SignInMail): Promise<Done> {
  requirePublicUrl(ctx.env);
  await spendAddress(ctx, visit, MAIL_ADDRESS);
  await spendAccount(ctx, email, SIGN_IN_MAIL);
  await openCodeWindow(ctx, "sign-in", email);
  const metadata = { returnTo: safeReturnTo(returnTo) };
  const asked = askAuth(ctx, visit, (auth) =>
    auth.api.signInMagicLink({ body: { email, metadata }, headers: visit.headers }),
  );
  await noSoonerThan(ANSWER_MS, asked);
  return { status: true };
}

/** Opens a session for the token of a mailed link, once; the code beside it and every other link end with it. */
export async function signInByLink(ctx: Ctx, visit: Visit, token: string): Promise<Headers> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  const { headers, response } = await askAuth(ctx, visit, (auth) =>
    auth.api.magicLinkVerify({ query: { token }, headers: visit.headers, returnHeaders: true }),
  ).catch(notingRefusal(visit, "link"));
  await endMailedSignIns(ctx.db, response.user);
  return headers;
}

/** Opens a session for a mailed code, once. */
export function signInByCode(ctx: Ctx, visit: Visit, body: EmailCode): Promise<Headers> {
  return signInByCodeOf(ctx, visit, "sign-in", body.email, (auth) =>
    auth.api.signInEmailOTP({ body, headers: visit.headers, returnHeaders: true }),
  );
}
