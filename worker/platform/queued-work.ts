/** Work that goes on behind the answers: holding one document of a run against the rules. */
export type QueuedWork = { validate: { runId: string; documentId: string } };
