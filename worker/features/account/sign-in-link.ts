import type { Done, EmailCode, SignInMail } from "../../contract/account";
import { safeReturnTo } from "../../contract/account-return-to";
import type { Ctx } from "../../http/context";
import { requirePublicUrl } from "../../http/public-origin";
import { callAuth } from "./call-auth";
import { loggingRefusal } from "./log-refused-sign-in";
import { openCodeWindow, signInByCodeOf } from "./mailed-code";
import { revokeMailedSignIns } from "./mailed-credentials";
import { withMinimumDuration } from "./minimum-duration";
import { consumePerAccount, consumePerAddress, MAIL_ADDRESS, SIGN_IN_ADDRESS, SIGN_IN_MAIL } from "./rate-limits";
import type { Visit } from "./visit";

const ANSWER_MS = 400;

/** Mails a one-time link and code if the address has an account; the answer is always the same. */
export async function mailSignIn(ctx: Ctx, visit: Visit, { email, returnTo }: SignInMail): Promise<Done> {
  requirePublicUrl(ctx.env);
  await consumePerAddress(ctx, visit, MAIL_ADDRESS);
  await consumePerAccount(ctx, email, SIGN_IN_MAIL);
  await openCodeWindow(ctx, "sign-in", email);
  const metadata = { returnTo: safeReturnTo(returnTo) };
  const asked = callAuth(ctx, visit, (auth) =>
    auth.api.signInMagicLink({ body: { email, metadata }, headers: visit.headers }),
  );
  await withMinimumDuration(ANSWER_MS, asked);
  return { status: true };
}

/** Opens a session for a mailed link, once; revokes the code beside it and all other links. */
export async function signInByLink(ctx: Ctx, visit: Visit, token: string): Promise<Headers> {
  await consumePerAddress(ctx, visit, SIGN_IN_ADDRESS);
  const { headers, response } = await callAuth(ctx, visit, (auth) =>
    auth.api.magicLinkVerify({ query: { token }, headers: visit.headers, returnHeaders: true }),
  ).catch(loggingRefusal(visit, "link"));
  await revokeMailedSignIns(ctx.db, response.user);
  return headers;
}

/** Opens a session for a mailed code, once. */
export function signInByCode(ctx: Ctx, visit: Visit, body: EmailCode): Promise<Headers> {
  return signInByCodeOf(ctx, visit, "sign-in", body.email, (auth) =>
    auth.api.signInEmailOTP({ body, headers: visit.headers, returnHeaders: true }),
  );
}
