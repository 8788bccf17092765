import { AppError } from "../../http/app-error";
import { log } from "../../platform/log";
import type { Visit } from "./visit";

/** Writes down that somebody was not let in: which way, from where, and whom they said to be, as far as that may be told. */
export function logRefusedSignIn(visit: Visit, way: "password" | "code" | "link" | "passkey", email = ""): void {
  log.warn("sign_in_refused", { way, mailbox: masked(email) || undefined, address: visit.address });
}

/** The same for a call that refuses: notes it, and lets the refusal go on. */
export function loggingRefusal(visit: Visit, way: "link") {
  return (error: unknown): never => {
    if (error instanceof AppError && error.status < 500) logRefusedSignIn(visit, way);
    throw error;
  };
}

function masked(email: string): string {
  return email.replace(/^(.).*@/, "$1…@");
}
