import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import type { BatchItemChange } from "../../../../worker/contract/upload-batches";
import { changed } from "../../../data/changed";
import {
  closeBatch,
  forgetFile,
  type NewFile,
  readOpenBatch,
  recordFile,
  recordFiles,
} from "../../../data/upload-batches";
import { isNetworkFailure } from "../../../lib/http/network";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { useToast } from "../../../ui/toast-context";
import {
  type BatchEvent,
  type BatchState,
  changeBatch,
  countsOf,
  isOver,
  NO_BATCH,
  nextToSend,
  type QueuedFile,
} from "./batch-state";
import { sendBatchFile } from "./send-batch-file";
import { sha256Of } from "./sha256-of";
import { dropFile, dropFiles, readChosen, readFile, storeChosen, storedHashes, storeFile } from "./stored-files";
import { useServerReturn } from "./use-server-return";

const RUNNING = "longroll.batch.running";

/** Runs a batch of uploads. The server stores the record, the device stores the bytes. */
export function useBatch(userId: string) {
  const [state, dispatch] = useReducer(changeBatch, NO_BATCH);
  const [refusal, setRefusal] = useState<string | null>(null);
  const server = useServerReturn();
  const record = useRecord(server);
  const { opening, open } = useOpening(userId, dispatch);
  const { signedOut } = useSending({ state, dispatch, server, record });
  const { running, id } = state;
  useEffect(() => {
    if (opening === "ready" && !signedOut.current) keepRunning(running ? id : null);
  }, [opening, running, id, signedOut]);
  useEndTold(state);
  const { adding, add } = useAdding({ userId, id, dispatch, onRefusal: setRefusal });
  const orRefused = async (act: () => Promise<void>) => {
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(shownMessage(error));
    }
  };
  return {
    ...state,
    opening,
    away: server.away,
    adding,
    /** Why files could not be added or the batch could not be changed. */
    refusal,
    open: () => void open(),
    add,
    run: (next: boolean) => dispatch({ do: "run", running: next }),
    again: (sha256s: string[]) => {
      dispatch({ do: "again", sha256s });
      if (id) for (const sha256 of sha256s) void record(id, sha256, { state: "pending" });
    },
    remove: async (sha256: string) => {
      if (!id) return;
      await orRefused(async () => {
        await forgetFile(id, sha256);
        await dropFile(sha256);
        dispatch({ do: "remove", sha256 });
      });
    },
    clear: async () => {
      if (!id) return;
      await orRefused(async () => {
        await closeBatch(id);
        await dropFiles();
        dispatch({ do: "clear" });
      });
    },
  };
}

type Server = ReturnType<typeof useServerReturn>;
type WriteDown = (batchId: string, sha256: string, change: BatchItemChange) => Promise<unknown>;

/** Records each file's result on the server, and repeats the records that failed while it was unreachable. */
function useRecord({ away, lost }: Server): WriteDown {
  /** Pending records per file, so that they are stored in order. */
  const writing = useRef(new Map<string, Promise<unknown>>());
  /** Records that failed because the server was unreachable. */
  const unwritten = useRef(new Map<string, { batchId: string; change: BatchItemChange }>());
  const record: WriteDown = (batchId, sha256, change) => {
    unwritten.current.delete(sha256);
    const before = writing.current.get(sha256) ?? Promise.resolve();
    // If the page closes before this is stored, the next run repeats the request under the same key.
    const written = before
      .then(() => recordFile(batchId, sha256, change))
      .catch((error) => {
        if (!isNetworkFailure(error)) return;
        unwritten.current.set(sha256, { batchId, change });
        lost();
      });
    writing.current.set(sha256, written);
    return written;
  };
  const recordRef = useRef(record);
  recordRef.current = record;
  useEffect(() => {
    if (away) return;
    for (const [sha256, { batchId, change }] of unwritten.current) void recordRef.current(batchId, sha256, change);
  }, [away]);
  return record;
}

/** Restores the open batch from the server's record and the device's bytes. */
function useOpening(userId: string, dispatch: Dispatch<BatchEvent>) {
  const [opening, setOpening] = useState<"loading" | "ready" | Error>("loading");
  const open = async () => {
    setOpening("loading");
    try {
      const [open, chosen] = await Promise.all([readOpenBatch(), readChosen(userId)]);
      // These files were chosen before the session ended, so the server has no record of them.
      const batch = chosen.length ? await recordFiles(open?.id ?? crypto.randomUUID(), chosen.map(described)) : open;
      storeChosen(userId, []);
      if (batch) {
        dispatch({ do: "record", id: batch.id, items: batch.items, here: await storedHashes() });
        // The batch was running when the page was closed, so it resumes by itself.
        if (readRunning() === batch.id) dispatch({ do: "run", running: true });
      } else await dropFiles();
      setOpening("ready");
    } catch (error) {
      setOpening(error as Error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page is.
  useEffect(() => void open(), []);
  return { opening, open };
}

type SendingProps = { state: BatchState; dispatch: Dispatch<BatchEvent>; server: Server; record: WriteDown };

/** Sends the files that are due and returns whether the session has ended. */
function useSending({ state, dispatch, server: { away, lost }, record }: SendingProps) {
  const signedOut = useRef(false);
  /** Files in flight, so that an effect that runs twice sends each file once. */
  const sending = useRef(new Set<string>());
  const send = async ({ sha256, fileName }: QueuedFile, batchId: string) => {
    const file = await readFile(sha256);
    if (!file) {
      const error = `${fileName} is no longer on this device. Choose it again.`;
      return dispatch({ do: "settle", sha256, settled: { state: "error", error, outcome: null } });
    }
    try {
      const settled = await sendBatchFile({ batchId, sha256, file });
      dispatch({ do: "settle", sha256, settled });
      await record(batchId, sha256, settled);
      if (settled.state === "completed") await dropFile(sha256);
    } catch (error) {
      dispatch({ do: "release", sha256 });
      if (isNetworkFailure(error)) return lost();
      // Resumes by itself after signing in again.
      signedOut.current = isUnauthorized(error);
      dispatch({ do: "run", running: false });
    }
  };
  const sendRef = useRef(send);
  sendRef.current = send;
  useEffect(() => {
    const { id } = state;
    if (!id || away) return;
    for (const file of nextToSend(state)) {
      if (sending.current.has(file.sha256)) continue;
      sending.current.add(file.sha256);
      dispatch({ do: "start", sha256: file.sha256 });
      void sendRef.current(file, id).finally(() => sending.current.delete(file.sha256));
    }
  }, [state, dispatch, away]);
  return { signedOut };
}

/** Announces once that all files are finished. */
function useEndTold({ running, files }: BatchState): void {
  const client = useQueryClient();
  const { toast } = useToast();
  const wasRunning = useRef(false);
  useEffect(() => {
    const finished = wasRunning.current && !running && isOver(files);
    wasRunning.current = running;
    if (!finished) return;
    const { completed, error } = countsOf(files);
    toast({
      title: "Batch Processing Complete",
      description: `${completed} imported, ${error} with an error.`,
      tone: error ? "default" : "success",
    });
    void changed(client, "workout");
    void changed(client, "program");
  }, [running, files, toast, client]);
}

type AddingProps = {
  userId: string;
  /** The open batch, or null. */
  id: string | null;
  dispatch: Dispatch<BatchEvent>;
  onRefusal: (refusal: string | null) => void;
};

/** Adds chosen files to the batch and returns how many were chosen twice. */
function useAdding({ userId, id, dispatch, onRefusal }: AddingProps) {
  const [adding, setAdding] = useState(false);
  const add = async (files: File[]) => {
    setAdding(true);
    onRefusal(null);
    try {
      const batchId = id ?? crypto.randomUUID();
      const added: NewFile[] = [];
      for (const file of files) {
        const sha256 = await sha256Of(file);
        if (added.some((other) => other.sha256 === sha256)) continue;
        await storeFile(sha256, file);
        added.push(described({ sha256, file }));
      }
      storeChosen(
        userId,
        added.map(({ sha256 }) => sha256),
      );
      const batch = await recordFiles(batchId, added);
      storeChosen(userId, []);
      dispatch({ do: "record", id: batch.id, items: batch.items, here: await storedHashes() });
      return files.length - added.length;
    } catch (error) {
      if (isUnauthorized(error)) return 0;
      storeChosen(userId, []);
      onRefusal(shownMessage(error, "A file could not be read. Choose the files again."));
      return 0;
    } finally {
      setAdding(false);
    }
  };
  return { adding, add };
}

function described({ sha256, file }: { sha256: string; file: File }): NewFile {
  return { sha256, fileName: file.name, sizeBytes: file.size };
}

function readRunning(): string | null {
  try {
    return localStorage.getItem(RUNNING);
  } catch {
    return null;
  }
}

function keepRunning(id: string | null): void {
  try {
    if (id) localStorage.setItem(RUNNING, id);
    else localStorage.removeItem(RUNNING);
  } catch {
    // The coach then starts it by hand.
  }
}
