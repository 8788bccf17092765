import { AppError, type ErrorKind } from "../../http/app-error";

type Words = { kind: ErrorKind; message: string; field?: string };

const DEAD_LINK = "This link is not valid any more. Ask for a new one.";

/** Our errors for the auth library's codes, whose own texts are meant for programmers. */
const WORDS: Record<string, Words> = {
  INVALID_EMAIL_OR_PASSWORD: { kind: "unauthorized", message: "E-mail or password is not right." },
  EMAIL_NOT_VERIFIED: {
    kind: "forbidden",
    message: "Confirm your e-mail address first: we have sent you a link and a code.",
  },
  ACCOUNT_CLOSED: { kind: "forbidden", message: "This account is closed." },
  INVALID_TOKEN: { kind: "invalid", message: DEAD_LINK },
  TOKEN_EXPIRED: { kind: "invalid", message: DEAD_LINK },
  INVALID_OTP: {
    kind: "invalid",
    message: "This code is not right. Only the newest mail has the one that works.",
    field: "otp",
  },
  OTP_EXPIRED: {
    kind: "invalid",
    message: "This code has expired. Have the mail sent again for a new one.",
    field: "otp",
  },
  TOO_MANY_ATTEMPTS: {
    kind: "invalid",
    message: "Too many wrong codes. Have the mail sent again for a new one.",
    field: "otp",
  },
  INVALID_PASSWORD: { kind: "invalid", message: "This is not your current password.", field: "currentPassword" },
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    kind: "conflict",
    message: "This account has no password yet. Choose “Forgot password” to set one.",
  },
  SESSION_NOT_FRESH: { kind: "forbidden", message: "It is a while since you signed in. Sign in again to do this." },
  AUTHENTICATION_FAILED: { kind: "unauthorized", message: "This passkey was not accepted." },
  USER_NOT_VERIFIED: {
    kind: "unauthorized",
    message: "Your device has not checked that it is you. Unlock it with its PIN, face or finger, and try again.",
  },
  PASSKEY_NOT_FOUND: { kind: "unauthorized", message: "We do not know this passkey. Sign in another way and add it." },
  CHALLENGE_NOT_FOUND: { kind: "malformed", message: "This took too long. Please try again." },
  FAILED_TO_VERIFY_REGISTRATION: { kind: "invalid", message: "This passkey could not be added. Please try again." },
  PREVIOUSLY_REGISTERED: { kind: "conflict", message: "This passkey has been added already." },
  UNSUPPORTED_MEDIA_TYPE: { kind: "unsupported_type", message: "Send the body as application/json." },
};

const KINDS: Record<number, ErrorKind> = {
  302: "invalid",
  400: "malformed",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "too_large",
  415: "unsupported_type",
  422: "invalid",
};

const GENERAL: Partial<Record<ErrorKind, string>> = {
  unauthorized: "Unauthorized",
  forbidden: "This request was refused.",
  not_found: "Not found",
};

/** Translates the auth library's error into an AppError; null if it is not a refusal. */
export function refusalOf(status: number, code: string | undefined): AppError | null {
  const words = code ? WORDS[code] : undefined;
  if (words) {
    const issues = words.field ? [{ path: words.field, message: words.message }] : undefined;
    return new AppError(words.kind, words.message, { ...(code && { code }), ...(issues && { issues }) });
  }
  const kind = KINDS[status];
  if (!kind) return null;
  const known = code && code !== "UNAUTHORIZED" ? { code } : {};
  return new AppError(kind, GENERAL[kind] ?? "These values were not accepted.", known);
}
