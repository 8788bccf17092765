/** Background work: validating one document of a run. */
export type QueuedWork = { validate: { runId: string; documentId: string } };
