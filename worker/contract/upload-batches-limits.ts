export const BATCH_LIMITS = {
  files: 500,
  /** Characters of what a file has become. */
  title: 400,
  /** Characters of what is said about a file that failed. */
  error: 2000,
  /** Files on their way at the same time. */
  inFlight: 2,
} as const;

/** The idempotency key of a file's calls: this, the batch's id, a dot, and the file's SHA-256. */
export const BATCH_KEY = "batch.";

/** The codes of refusals that the same bytes meet again, however often they are sent. */
export const LASTING_REFUSALS: readonly string[] = [
  "encrypted",
  "too_large",
  "corrupt",
  "wrong_type",
  "unsafe_xml",
  "too_complex",
  "no_exercises",
];
