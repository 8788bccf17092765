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
  /** Its bytes were imported before, and the coach has not said yet that they want it again. */
  known: boolean;
  /** Whether this browser has its bytes. */
  here: boolean;
};

/** What became of a file on its way. */
export type Settled = Pick<QueuedFile, "error" | "outcome"> & { state: "completed" | "error" };

export type BatchState = { id: string | null; files: readonly QueuedFile[]; running: boolean };

export type BatchEvent =
  /** The server's record, as it is after a reload or after files were added; `here` are those whose bytes are at hand. */
  | { do: "record"; id: string; items: readonly BatchItem[]; here: ReadonlySet<string> }
  | { do: "run"; running: boolean }
  | { do: "start"; sha256: string }
  | { do: "settle"; sha256: string; settled: Settled }
  /** No answer came: the file waits for the next try. */
  | { do: "release"; sha256: string }
  /** Failed ones wait for another try; one that was imported before is taken again. */
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
  // Nothing went wrong with it: it is there, and stays so until the coach asks for it again.
  return { ...file, state: "completed", error, outcome: importedBefore, known: true };
}

/** The files to send now: in their order, never more than two on their way. */
export function nextToSend({ files, running }: BatchState): QueuedFile[] {
  if (!running) return [];
  const underWay = files.filter(({ state }) => state === "processing").length;
  return files.filter(isReady).slice(0, Math.max(0, BATCH_LIMITS.inFlight - underWay));
}

export const isReady = ({ state, here }: QueuedFile) => state === "pending" && here;

/** Failed for a reason that may be gone, as opposed to waiting for the coach's eye or being refused for what it is. */
export const isRetryable = ({ state, outcome, here }: QueuedFile) => state === "error" && !outcome && here;

/** Nothing is under way, and nothing can be sent. */
export function isOver(files: readonly QueuedFile[]): boolean {
  return !files.some((file) => file.state === "processing" || isReady(file));
}

/** Whether anything of this batch has been done yet. */
export function isBegun(files: readonly QueuedFile[]): boolean {
  return files.some(({ state, known }) => (state === "completed" || state === "error") && !known);
}

export function countsOf(files: readonly QueuedFile[]): Record<FileState | "all", number> {
  const counts = { all: files.length, pending: 0, processing: 0, completed: 0, error: 0 };
  for (const { state } of files) counts[state] += 1;
  return counts;
}

/** The share of files that are through, completed or not, in whole percent. */
export function progressOf(files: readonly QueuedFile[]): number {
  const { all, completed, error } = countsOf(files);
  return all ? Math.round(((completed + error) / all) * 100) : 0;
}
