import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "../contract/errors";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";

/** The one place that writes an error body. What was not meant for people stays in the log, under the request id. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof AppError) {
    if (error.retryAfterSeconds) c.header("Retry-After", String(error.retryAfterSeconds));
    if (error.cause instanceof Error) log(error.cause, c);
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
  log(error, c);
  return c.json({ message: `Something went wrong on our side. Please try again. (Request ${c.var.requestId})` }, 500);
}

export function onNotFound(c: Context<AppEnv>): Response {
  return c.json({ message: "Not found" }, 404);
}

function log(error: Error, c: Context<AppEnv>): void {
  console.error(
    JSON.stringify({ level: "error", requestId: c.var.requestId, path: c.req.path, error: loggable(error) }),
  );
}

// The database library puts a statement's values into its message, mails and hashes among them; its cause has none.
function loggable(error: Error): string {
  const told = error.cause instanceof Error ? error.cause : error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [`${told.name}: ${told.message}`, ...frames].join("\n");
}
