/** One document of a run, to be held against the rules. */
export type CheckWork = { runId: string; documentId: string };

/** Background work: validating one document of a run, or sending the next batch of a letter. */
export type QueuedWork = { validate: CheckWork } | { letter: number };
