import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "../contract/errors";
import { isStorageFailure } from "../db/storage-failure";
import { reportFailure } from "../platform/failures";
import { log } from "../platform/log";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";
import { routeOf } from "./request-log";

/** Long enough for D1 to recover from errors it calls transient. */
const STORAGE_RETRY_SECONDS = 5;

/** Writes every error body of the API. Details not meant for users go to the log only, under the request id. */
export function onError(thrown: Error, c: Context<AppEnv>): Response {
  // Nobody sees this response: the request is answered again.
  if (c.get("session")?.hasChanged) return c.body(null, 503);
  const error = isStorageFailure(thrown) ? storageFailed(thrown) : thrown;
  if (error instanceof AppError) {
    if (error.retryAfterSeconds) c.header("Retry-After", String(error.retryAfterSeconds));
    if (error.cause instanceof Error) {
      // A declined card or a text that cannot be shown is nobody's fault: logged, not reported.
      if (error.status >= 500) report(error.cause, c);
      else log.warn("refusal", { place: placeOf(c), requestId: c.var.requestId }, error.cause);
    }
    const body: ErrorBody = { message: error.message };
    if (error.code) body.code = error.code;
    if (error.issues) body.issues = error.issues;
    return c.json(body, error.status);
  }
  if (error instanceof HTTPException && error.status < 500) {
    const message =
      error.status === 400 ? "The request body is not valid JSON." : error.message || "The request was refused.";
    return c.json({ message }, error.status as 400);
  }
  report(error, c);
  return c.json({ message: `Something went wrong on our side. Please try again. (Request ${c.var.requestId})` }, 500);
}

/** Promises nothing: a write that failed this way may have been stored. */
function storageFailed(cause: unknown): AppError {
  return new AppError("unavailable", "Our storage is not answering right now. Please try again in a moment.", {
    code: "storage_failed",
    retryAfterSeconds: STORAGE_RETRY_SECONDS,
    cause,
  });
}

export function onNotFound(c: Context<AppEnv>): Response {
  return c.json({ message: "Not found" }, 404);
}

function report(error: Error, c: Context<AppEnv>): void {
  const reported = reportFailure(c.env, {
    kind: "request",
    place: placeOf(c),
    error,
    requestId: c.var.requestId,
  });
  c.executionCtx.waitUntil(reported);
}

const placeOf = (c: Context<AppEnv>) => `${c.req.method} ${routeOf(c)}`;
