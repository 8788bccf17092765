import { addressOf } from "../../contract/addresses";
import { postMail } from "../../platform/mail";
import { currentCtx } from "./auth-scope";
import { accountExistsMail, finishSignUpMail, passwordResetMail, signInMail, verificationMail } from "./mails";

/** Returns the mails of the sign-in flows, with links to an origin. */
export function authMails(origin: string) {
  const link = (path: string, query: Record<string, string>) => `${origin}${path}?${new URLSearchParams(query)}`;
  const post = async (mail: Parameters<typeof postMail>[1]) => void (await postMail(currentCtx(), mail));
  return {
    verification: (to: string, token: string, code: string) =>
      post(verificationMail(to, link(addressOf("verifyEmail"), { token }), code)),
    passwordReset: (to: string, token: string) =>
      post(passwordResetMail(to, link(addressOf("resetPassword"), { token }))),
    finishSignUp: (to: string, token: string) =>
      post(finishSignUpMail(to, link(addressOf("resetPassword"), { token }))),
    signIn: (to: string, token: string, code: string, returnTo: string | null) =>
      post(signInMail(to, link(addressOf("signInCode"), { token, ...(returnTo ? { returnTo } : {}) }), code)),
    accountExists: (to: string) => post(accountExistsMail(to, `${origin}${addressOf("signIn")}`)),
  };
}
