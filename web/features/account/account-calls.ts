import type {
  Confirmation,
  ConfirmationNeeds,
  CurrentUser,
  DeleteAccount,
  Done,
  ExportAnswer,
  ProfileChange,
  SessionEntry,
  SignInMethods,
} from "../../../worker/contract/account";
import { send } from "../../lib/api";

const auth = (path: string) => `/api/auth/${path}`;

export const METHODS_KEY = [auth("methods")] as const;
export const SESSIONS_KEY = [auth("sessions")] as const;

export const readMethods = () => send<SignInMethods>("GET", auth("methods"));

export type SignUpValues = { email: string; password: string; firstName: string; lastName: string; timeZone: string };
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
export const verifyEmail = (email: string, otp: string) =>
  send<Done>("POST", auth("email-otp/verify-email"), { email, otp });

export const mailPasswordReset = (email: string) => send<Done>("POST", auth("request-password-reset"), { email });
export const resetPassword = (token: string, newPassword: string) =>
  send<Done>("POST", auth("reset-password"), { token, newPassword });
export const changePassword = (values: { currentPassword: string; newPassword: string }) =>
  send<Done>("POST", auth("change-password"), values);

export const changeProfile = (values: ProfileChange) => send<CurrentUser>("PATCH", auth("profile"), values);
export const readSessions = () => send<SessionEntry[]>("GET", auth("sessions"));
export const endOneSession = (id: string) => send<null>("DELETE", auth(`sessions/${encodeURIComponent(id)}`));
export const endOtherSessions = () => send<null>("DELETE", auth("sessions"));

export const signOut = () => send<null>("POST", "/api/logout");
export const setupAdmin = () => send<{ message: string; role: "admin" }>("POST", auth("setup-admin"));

export const CONFIRMATION_KEY = ["/api/auth/confirmation"] as const;
export const readConfirmation = () => send<ConfirmationNeeds>("GET", CONFIRMATION_KEY[0]);
export const startExport = (values: Confirmation) => send<ExportAnswer>("POST", auth("export"), values);
export const deleteAccount = (values: DeleteAccount) => send<Done>("POST", auth("delete-account"), values);
