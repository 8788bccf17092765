import type { Done, EmailCode } from "../../contract/account";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { forgive } from "../../http/rate-limit";
import { askAuth } from "./ask-auth";
import { CODE, MAIL_ADDRESS, SIGN_IN_ADDRESS, spendAccount, spendAddress, VERIFICATION_MAIL } from "./budgets";
import type { Visit } from "./visit";

export type LinkOutcome = { status: "verified"; headers: Headers } | { status: "expired" | "invalid"; headers?: never };

/** Mails the confirmation again to whoever needs it; answers alike for everybody, at the same moment. */
export async function mailVerification(ctx: Ctx, visit: Visit, email: string): Promise<Done> {
  await spendAddress(ctx, visit, MAIL_ADDRESS);
  await spendAccount(ctx, email, VERIFICATION_MAIL);
  await askAuth(ctx, visit, (auth) => auth.api.sendVerificationEmail({ body: { email } }));
  return { status: true };
}

/** Confirms an address by the mailed link. A link that is opened twice says so once more, without another session. */
export async function verifyByLink(ctx: Ctx, visit: Visit, token: string): Promise<LinkOutcome> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  try {
    const { headers } = await askAuth(ctx, visit, (auth) =>
      auth.api.verifyEmail({ query: { token }, headers: visit.headers, returnHeaders: true }),
    );
    return { status: "verified", headers };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.code === "TOKEN_EXPIRED" ? "expired" : "invalid" };
  }
}

/** Confirms an address by the mailed code and opens a session. */
export async function verifyByCode(ctx: Ctx, visit: Visit, { email, otp }: EmailCode): Promise<Headers> {
  await spendAddress(ctx, visit, SIGN_IN_ADDRESS);
  await spendAccount(ctx, email, CODE);
  const { headers } = await askAuth(ctx, visit, (auth) =>
    auth.api.verifyEmailOTP({ body: { email, otp }, headers: visit.headers, returnHeaders: true }),
  );
  await forgive(ctx.env, CODE, "account", email);
  return headers;
}
