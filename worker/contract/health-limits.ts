/** Where a failure happened: in a request, in background work, as a dead letter, or in a browser. */
export const FAILURE_KINDS = ["request", "background", "dead_letter", "browser"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Queues whose dead letters no other table keeps. */
const JOB_QUEUES = ["push", "checks"] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** Queues that can have undelivered work. `events`: the payment provider's; `checks`: document validation. */
export const WAITING_QUEUES = ["mail", "events", "push", "checks"] as const;
export type WaitingQueue = (typeof WAITING_QUEUES)[number];

export const HEALTH_LIMITS = {
  /** Dead letters listed per queue, newest first. */
  deadLettersShown: 50,
  /** Dead letters per queue that one call retries. */
  retriedAtOnce: 40,
  failureDays: 30,
  /** Days that an undelivered mail is kept, so that it can still be sent. */
  deadLetterDays: 14,
  /** Days until an outbox row is deleted; longer than any deduplication looks back. */
  mailDays: 120,
} as const;

/** `bytes`: maximum size of a report, the limit of browsers for requests that outlive their page. */
export const CLIENT_ERROR = { bytes: 65_536, message: 300, stack: 1200, path: 300, perPage: 3 } as const;
