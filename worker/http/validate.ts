import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { ErrorIssue } from "../contract/errors";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";
import { findUnstorable } from "./unstorable-text";
import "./plain-refusals";
import { recordShape } from "./shapes";

/** Validates a JSON body. Throws 400 for malformed JSON, 415 for another type, 422 for invalid values. */
export function body<S extends z.ZodType>(schema: S) {
  const validate = zValidator("json", schema, (result) => {
    if (!result.success) throw new AppError("invalid", firstMessage(result.error), { issues: issuesOf(result.error) });
    const path = findUnstorable(result.data);
    if (path) throw new AppError("invalid", UNKEEPABLE, { issues: [{ path: path.join("."), message: UNKEEPABLE }] });
  });
  const strictly: typeof validate = async (c, next) => {
    if (!isReadable(await c.req.arrayBuffer())) throw new AppError("malformed", "Send the body as plain UTF-8.");
    return validate(c, next);
  };
  return recordShape(strictly, "json", schema);
}

const UNKEEPABLE = "This text has characters that cannot be stored.";

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Refuses invalid UTF-8, which a lenient decoder would replace by U+FFFD and store, and a byte-order mark. */
function isReadable(bytes: ArrayBuffer): boolean {
  try {
    return !UTF_8.decode(bytes).startsWith("\uFEFF");
  } catch {
    return false;
  }
}

export function query<S extends z.ZodType>(schema: S) {
  const validate = zValidator("query", schema, (result) => {
    if (!result.success)
      throw new AppError("malformed", firstMessage(result.error), { issues: issuesOf(result.error) });
  });
  return recordShape(validate, "query", schema);
}

/** Validates the path's parameters. */
export function params<S extends z.ZodType>(schema: S) {
  const validate = zValidator("param", schema, (result) => {
    if (!result.success)
      throw new AppError("malformed", firstMessage(result.error), { issues: issuesOf(result.error) });
  });
  return recordShape(validate, "param", schema);
}

/** Returns a path parameter as a row id. Throws 404 for anything else, which names nothing that exists. */
export function idParam(c: Context<AppEnv>, what: string, name = "id"): number {
  const raw = c.req.param(name) ?? "";
  if (!/^[1-9]\d{0,14}$/.test(raw)) throw new AppError("not_found", `${what} not found`);
  return Number(raw);
}

/** Refuses other bodies before anything reads them: a form on another site cannot send JSON. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header("content-type") ?? "";
  const hasBody = c.req.raw.body !== null && c.req.header("content-length") !== "0";
  if (hasBody && !/^(application\/json\s*(;\s*charset="?utf-8"?\s*)?$|multipart\/form-data\b)/i.test(type)) {
    throw new AppError("unsupported_type", "Send the body as application/json.");
  }
  await next();
});

function issuesOf(error: z.core.$ZodError): ErrorIssue[] {
  return error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

function firstMessage(error: z.core.$ZodError): string {
  return error.issues[0]?.message ?? "Some values are not valid.";
}
