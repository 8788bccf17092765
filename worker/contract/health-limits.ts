/** Where something went wrong: in a call, behind the answers, at the end of a queue's patience, in somebody's browser. */
export const FAILURE_KINDS = ["request", "background", "dead_letter", "browser"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Queues whose messages stand in no table of their own. */
const JOB_QUEUES = ["push", "checks"] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** What can be left undone. `events` are those of the payment provider, `checks` hold documents against the rules. */
export const WAITING_QUEUES = ["mail", "events", "push", "checks"] as const;
export type WaitingQueue = (typeof WAITING_QUEUES)[number];

export const HEALTH_LIMITS = {
  /** Of each queue, the newest are listed. */
  deadLettersShown: 50,
  /** How many of each one call tries again. */
  retriedAtOnce: 40,
  failureDays: 30,
  /** A dead mail is kept for so long, so that it can be sent after all. */
  deadLetterDays: 14,
  /** That a mail went out, or did not, is forgotten after these; longer than anything asks whether it was written. */
  mailDays: 120,
} as const;

/** `bytes` is what a whole report may have; browsers send no more than that from a page that is about to go. */
export const CLIENT_ERROR = { bytes: 65_536, message: 300, stack: 1200, path: 300, perPage: 3 } as const;
