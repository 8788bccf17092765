/** One document of a run, to be held against the rules. */
export type CheckWork = { runId: string; documentId: string };

/** Work that goes on behind the answers: a check, or the next step of a letter. */
export type QueuedWork = { validate: CheckWork } | { letter: number };
