import { matchPath } from "react-router-dom";
import { PAGES } from "../worker/contract/pages";
import { type PublicPage, publicPage } from "./shell/public-page";

/** Where people come in, and what mails lead to: made in the browser, and with nothing that only members need. */
const DOOR_PAGES: readonly PublicPage[] = [
  publicPage(PAGES.signIn, "SignInPage", () => import("./features/account/sign-in/sign-in-page")),
  publicPage(PAGES.signInCode, "SignInCodePage", () => import("./features/account/sign-in/sign-in-code-page")),
  publicPage(PAGES.signUp, "SignUpPage", () => import("./features/account/sign-up/sign-up-page")),
  publicPage(PAGES.verifyEmail, "VerifyEmailPage", () => import("./features/account/sign-up/verify-email-page")),
  publicPage(
    PAGES.forgotPassword,
    "ForgotPasswordPage",
    () => import("./features/account/password/forgot-password-page"),
  ),
  publicPage(PAGES.resetPassword, "ResetPasswordPage", () => import("./features/account/password/reset-password-page")),
  publicPage(PAGES.unsubscribe, "UnsubscribePage", () => import("./features/notices/unsubscribe-page")),
];

export function doorPageAt(pathname: string): PublicPage | undefined {
  return DOOR_PAGES.find(({ path }) => matchPath(path, pathname));
}
