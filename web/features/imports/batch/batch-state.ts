import type { BatchItem, BatchOutcome } from "../../../../worker/contract/upload-batches";
import { BATCH_LIMITS } from "../../../../worker/contract/upload-batches-limits";

export type FileState = "pending" | "processing" | "completed" | "error";

export type QueuedFile = {
  sha256: string;
  fileName: string;
  sizeBytes: number;
  state: FileState;
  error: string | null;
  outcome: BatchOutcome | null;
  /** The same bytes were imported before, and the coach has not asked to import them again. */
  known: boolean;
  /** Whether this browser stores the file's bytes. */
  here: boolean;
};

/** The final state of a file. */
export type Settled = Pick<QueuedFile, "error" | "outcome"> & { state: "completed" | "error" };

export type BatchState = { id: string | null; files: readonly QueuedFile[]; running: boolean };

export type BatchEvent =
  /** The server's record after a reload or after adding files; `here` lists the files whose bytes are stored. */
  | { do: "record"; id: string; items: readonly BatchItem[]; here: ReadonlySet<string> }
  | { do: "run"; running: boolean }
  | { do: "start"; sha256: string }
  | { do: "settle"; sha256: string; settled: Settled }
  /** No response arrived: the file waits for the next attempt. */
  | { do: "release"; sha256: string }
  /** Failed files are queued again; a file that was imported before is imported again. */
  | { do: "again"; sha256s: readonly string[] }
  | { do: "remove"; sha256: string }
  | { do: "clear" };

export const NO_BATCH: BatchState = { id: null, files: [], running: false };

export function changeBatch(state: BatchState, event: BatchEvent): BatchState {
  switch (event.do) {
    case "record": {
      const present = new Map(state.id === event.id ? state.files.map((file) => [file.sha256, file]) : []);
      const files = event.items.map((item) => {
        const file = present.get(item.sha256);
        return file ? { ...file, here: event.here.has(item.sha256) } : queued(item, event.here);
      });
      return { ...state, id: event.id, files };
    }
    case "run":
      return { ...state, running: event.running };
    case "start":
      return change(state, [event.sha256], { state: "processing", error: null, outcome: null });
    case "settle": {
      const next = change(state, [event.sha256], event.settled);
      return isOver(next.files) ? { ...next, running: false } : next;
    }
    case "release":
      return change(state, [event.sha256], { state: "pending" });
    case "again":
      return change(state, event.sha256s, { state: "pending", error: null, outcome: null, known: false });
    case "remove":
      return { ...state, files: state.files.filter(({ sha256 }) => sha256 !== event.sha256) };
    case "clear":
      return NO_BATCH;
  }
}

function change(state: BatchState, sha256s: readonly string[], to: Partial<QueuedFile>): BatchState {
  return {
    ...state,
    files: state.files.map((file) => (sha256s.includes(file.sha256) ? { ...file, ...to } : file)),
  };
}

function queued({ importedBefore, ...item }: BatchItem, here: ReadonlySet<string>): QueuedFile {
  const file = { ...item, known: false, here: here.has(item.sha256) };
  if (item.state !== "pending" || !importedBefore) return file;
  const error = `Already imported as “${importedBefore.title}”`;
  // This is not an error: the earlier import stays as it is until the coach asks for another.
  return { ...file, state: "completed", error, outcome: importedBefore, known: true };
}

/** Returns the files to send now, in order, with at most two requests in flight. */
export function nextToSend({ files, running }: BatchState): QueuedFile[] {
  if (!running) return [];
  const underWay = files.filter(({ state }) => state === "processing").length;
  return files.filter(isReady).slice(0, Math.max(0, BATCH_LIMITS.inFlight - underWay));
}

export const isReady = ({ state, here }: QueuedFile) => state === "pending" && here;

/** Whether a retry may help: the file failed, but it neither needs the coach nor was rejected for its content. */
export const isRetryable = ({ state, outcome, here }: QueuedFile) => state === "error" && !outcome && here;

/** Whether nothing is running and nothing can be sent. */
export function isOver(files: readonly QueuedFile[]): boolean {
  return !files.some((file) => file.state === "processing" || isReady(file));
}

/** Whether any file of this batch has been processed. */
export function isBegun(files: readonly QueuedFile[]): boolean {
  return files.some(({ state, known }) => (state === "completed" || state === "error") && !known);
}

export function countsOf(files: readonly QueuedFile[]): Record<FileState | "all", number> {
  const counts = { all: files.length, pending: 0, processing: 0, completed: 0, error: 0 };
  for (const { state } of files) counts[state] += 1;
  return counts;
}

/** Returns the share of finished files, completed or failed, in whole percent. */
export function progressOf(files: readonly QueuedFile[]): number {
  const { all, completed, error } = countsOf(files);
  return all ? Math.round(((completed + error) / all) * 100) : 0;
}
