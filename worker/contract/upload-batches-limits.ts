export const BATCH_LIMITS = {
  files: 500,
  /** Characters of a result's title. */
  title: 400,
  /** Characters of an error message. */
  error: 2000,
  /** Concurrent uploads. */
  inFlight: 2,
} as const;

/** Prefix of a file's idempotency keys, followed by the batch's id, a dot and the file's SHA-256. */
export const BATCH_KEY = "batch.";

/** `code`s of refusals that retrying the same bytes cannot change. */
export const LASTING_REFUSALS: readonly string[] = [
  "encrypted",
  "too_large",
  "corrupt",
  "wrong_type",
  "unsafe_xml",
  "too_complex",
  "no_exercises",
];
