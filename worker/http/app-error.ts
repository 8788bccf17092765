import type { ErrorIssue } from "../contract/errors";

const STATUS = {
  malformed: 400,
  unauthorized: 401,
  declined: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  length_required: 411,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUS;

/** A refusal with a message for the user. Any other error is answered as a 500 that reveals nothing. */
export class AppError extends Error {
  readonly status: (typeof STATUS)[ErrorKind];
  readonly code: string | undefined;
  readonly issues: ErrorIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ErrorKind,
    message: string,
    more: { code?: string; issues?: ErrorIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = STATUS[kind];
    this.code = more.code;
    this.issues = more.issues;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const notFound = (what: string) => new AppError("not_found", `${what} not found`);

/** Returns a 409 for a form filled from an older state than the stored one; its message offers both ways on. */
export const staleSave = (name: string, code: string) =>
  new AppError(
    "conflict",
    `“${name}” was changed somewhere else since you opened it. Nothing of yours is lost: take the newer version, or save yours over it.`,
    { code },
  );
