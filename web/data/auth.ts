import { queryOptions } from "@tanstack/react-query";
import type { Done, LinkState, SignInMethods, Verified } from "../../worker/contract/account";
import { send } from "../lib/http/call";

const auth = (path: string) => `/api/auth/${path}`;

type SignUpValues = { email: string; password: string; firstName: string; lastName: string; timeZone: string };
export const signUp = (values: SignUpValues) => send<Done>("POST", auth("sign-up/email"), values);

export const signIn = (values: { email: string; password: string; rememberMe?: boolean }) =>
  send<Done>("POST", auth("sign-in/email"), values);
export const mailSignIn = (email: string, returnTo: string | null) =>
  send<Done>("POST", auth("sign-in/magic-link"), { email, ...(returnTo ? { returnTo } : {}) });
export const signInByLink = (token: string) => send<Done>("POST", auth("sign-in/magic-link/verify"), { token });
export const signInByCode = (email: string, otp: string) =>
  send<Done>("POST", auth("sign-in/email-otp"), { email, otp });
export const signInByProvider = (provider: string, returnTo: string | null) =>
  send<{ url: string }>("POST", auth("sign-in/social"), { provider, ...(returnTo ? { returnTo } : {}) });

export const mailVerification = (email: string) => send<Done>("POST", auth("send-verification-email"), { email });
export const verifyByLink = (token: string) => send<Verified>("POST", auth("verify-email"), { token });
export const verifyEmail = (email: string, otp: string) =>
  send<Done>("POST", auth("email-otp/verify-email"), { email, otp });

export const mailPasswordReset = (email: string) => send<Done>("POST", auth("request-password-reset"), { email });
export const checkResetLink = (token: string) => send<LinkState>("POST", auth("reset-password/check"), { token });
export const resetPassword = (token: string, newPassword: string) =>
  send<Done>("POST", auth("reset-password"), { token, newPassword });

/** The available sign-in methods. */
export const signInMethodsQuery = queryOptions({
  queryKey: [auth("methods")],
  queryFn: () => send<SignInMethods>("GET", auth("methods")),
  meta: { forEverybody: true },
});
