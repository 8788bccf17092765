import { z } from "zod";
import { CLIENT_ERROR, FAILURE_KINDS, WAITING_QUEUES } from "./health-limits";

/** Of a part of the product: it answers; it has left something lying; it does not answer, or not in time. */
const partStateSchema = z.enum(["ok", "late", "failed"]);
export type PartState = z.infer<typeof partStateSchema>;

const partsSchema = z.object({
  database: partStateSchema,
  files: partStateSchema,
  liveRoom: partStateSchema,
  rateLimiter: partStateSchema,
  mailQueue: partStateSchema,
  workQueue: partStateSchema,
});

/** `GET /api/health`: 200, or 503 as soon as one part has failed. */
export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: z.boolean(),
  files: z.boolean(),
  parts: partsSchema,
  /** Who takes payments, and what is missing or does not fit in the settings for it. */
  payments: z.object({ mode: z.enum(["stripe", "simulator", "off"]), problem: z.string().nullable() }),
  /** What keeps mails with a way in from going out, until the site is told where it is found. */
  address: z.object({ problem: z.string().nullable() }),
  /** Whether mail goes out; null when it cannot be told. */
  mail: z
    .object({
      service: z.enum(["resend", "outbox"]),
      waitingSince: z.iso.datetime().nullable(),
      undelivered: z.number().int(),
    })
    .nullable(),
});
export type Health = z.infer<typeof healthSchema>;

const waitingQueueSchema = z.enum(WAITING_QUEUES);

/** How one queue stands. Counts stop at a hundred. */
const queueStateSchema = z.object({
  queue: waitingQueueSchema,
  waiting: z.number().int(),
  /** Since when the oldest waits. */
  since: z.iso.datetime().nullable(),
  dead: z.number().int(),
});
export type QueueState = z.infer<typeof queueStateSchema>;

const deadLetterSchema = z.object({
  queue: waitingQueueSchema,
  id: z.string(),
  at: z.iso.datetime(),
  /** What it is, in words. */
  what: z.string(),
  /** To whom or about what; null when that is not known. */
  about: z.string().nullable(),
  why: z.string().nullable(),
  attempts: z.number().int().nullable(),
  /** Why it cannot be tried again, in words; null when it can. */
  spent: z.string().nullable(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** `GET /api/admin/health`. */
export const healthReportSchema = z.object({
  health: healthSchema,
  /** How long each part took to answer, in milliseconds. */
  took: z.record(z.string(), z.number()),
  /** Sockets of the live room; null when it does not answer. */
  sockets: z.number().int().nullable(),
  pushes: z.boolean(),
  errorHook: z.boolean(),
  /** Null when the database does not answer. */
  queues: z.array(queueStateSchema).nullable(),
  deadLetters: z.array(deadLetterSchema).nullable(),
});
export type HealthReport = z.infer<typeof healthReportSchema>;

export const failureSchema = z.object({
  id: z.string(),
  kind: z.enum(FAILURE_KINDS),
  place: z.string(),
  message: z.string(),
  requestId: z.string().nullable(),
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `POST /api/admin/health/dead-letters/retry`: all, or those of one queue. */
export const retryAllSchema = z.object({ queue: waitingQueueSchema.optional() });
export type RetryAll = z.infer<typeof retryAllSchema>;

/** What became of those that were tried again. `left` is what could not be taken in the same call. */
const retriedSchema = z.object({ retried: z.number().int(), failed: z.number().int(), left: z.number().int() });
export type Retried = z.infer<typeof retriedSchema>;

/** `POST /api/client-errors`: what broke in a browser, without anything about who sits before it. */
export const clientErrorSchema = z.object({
  message: z.string().min(1).max(CLIENT_ERROR.message),
  stack: z.string().max(CLIENT_ERROR.stack).optional(),
  /** The path of the page, without its query. */
  path: z.string().startsWith("/").max(CLIENT_ERROR.path),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
