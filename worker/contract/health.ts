import { z } from "zod";
import { CLIENT_ERROR, FAILURE_KINDS, WAITING_QUEUES } from "./health-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";

/** State of a component: works; has undone work; fails or times out. */
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

/** `GET /api/health`: 200, or 503 if a part has failed. */
export const healthSchema = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: z.boolean(),
  files: z.boolean(),
  parts: partsSchema,
  /** The payment mode, and what is missing or wrong in its settings. */
  payments: z.object({ mode: z.enum(["stripe", "simulator", "off"]), problem: anyText.nullable() }),
  /** Why sign-in mails are not sent, as long as PUBLIC_URL is missing. */
  address: z.object({ problem: anyText.nullable() }),
  /** Whether mail is sent; null if unknown. */
  mail: z
    .object({
      service: z.enum(["resend", "outbox"]),
      waitingSince: isoInstant.nullable(),
      undelivered: wholeNumber,
    })
    .nullable(),
});
export type Health = z.infer<typeof healthSchema>;

const waitingQueueSchema = z.enum(WAITING_QUEUES);

/** State of one queue. Counts stop at a hundred. */
const queueStateSchema = z.object({
  queue: waitingQueueSchema,
  waiting: wholeNumber,
  /** When the oldest was queued. */
  since: isoInstant.nullable(),
  dead: wholeNumber,
});
export type QueueState = z.infer<typeof queueStateSchema>;

const deadLetterSchema = z.object({
  queue: waitingQueueSchema,
  id: anyText,
  at: isoInstant,
  /** A description in words. */
  what: anyText,
  /** The recipient or subject; null if unknown. */
  about: anyText.nullable(),
  why: anyText.nullable(),
  attempts: wholeNumber.nullable(),
  /** Why it cannot be retried, in words; null if it can. */
  spent: anyText.nullable(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** `GET /api/admin/health`. */
export const healthReportSchema = z.object({
  health: healthSchema,
  /** Response time of each part, in milliseconds. */
  took: z.record(anyText, z.number()),
  /** Sockets of the live room; null if it does not answer. */
  sockets: wholeNumber.nullable(),
  pushes: z.boolean(),
  errorHook: z.boolean(),
  /** Null if the database does not answer. */
  queues: z.array(queueStateSchema).nullable(),
  deadLetters: z.array(deadLetterSchema).nullable(),
});
export type HealthReport = z.infer<typeof healthReportSchema>;

export const failureSchema = z.object({
  id: anyText,
  kind: z.enum(FAILURE_KINDS),
  place: anyText,
  message: anyText,
  requestId: anyText.nullable(),
  count: wholeNumber,
  firstAt: isoInstant,
  lastAt: isoInstant,
});
export type Failure = z.infer<typeof failureSchema>;

/** `POST /api/admin/health/dead-letters/retry`: all, or those of one queue. */
export const retryAllSchema = z.object({ queue: waitingQueueSchema.optional() });
export type RetryAll = z.infer<typeof retryAllSchema>;

/** Result of a retry. `left`: how many did not fit into this call. */
const retriedSchema = z.object({ retried: wholeNumber, failed: wholeNumber, left: wholeNumber });
export type Retried = z.infer<typeof retriedSchema>;

/** `POST /api/client-errors`: an error in a browser, with nothing about its user. */
export const clientErrorSchema = z.object({
  message: anyText.min(1).max(CLIENT_ERROR.message),
  stack: anyText.max(CLIENT_ERROR.stack).optional(),
  /** The page's path, without query. */
  path: anyText.startsWith("/").max(CLIENT_ERROR.path),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
