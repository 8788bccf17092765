import { AppError } from "../../http/app-error";
import { log } from "../../platform/log";
import type { Visit } from "./visit";

/** Logs a refused sign-in: its method, the caller's address, and the masked e-mail address. */
export function logRefusedSignIn(visit: Visit, way: "password" | "code" | "link" | "passkey", email = ""): void {
  log.warn("sign_in_refused", { way, mailbox: masked(email) || undefined, address: visit.address });
}

/** Returns an error handler that logs a refusal and rethrows it. */
export function loggingRefusal(visit: Visit, way: "link") {
  return (error: unknown): never => {
    if (error instanceof AppError && error.status < 500) logRefusedSignIn(visit, way);
    throw error;
  };
}

function masked(email: string): string {
  return email.replace(/^(.).*@/, "$1…@");
}
