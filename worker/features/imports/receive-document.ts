import type { BatchItem } from "drizzle-orm/batch";
import type { Reading } from "../../contract/drafts";
import type { StoredReading } from "../../db/imports";
import { DocumentError } from "../../documents/document-error";
import type { Ctx } from "../../http/context";
import { sha256 } from "../../platform/sha256";
import { AlreadyMade } from "../../write/once";
import { readUploadedDocument, type UploadedDocument } from "./read-uploaded-document";
import { attemptRow, refused } from "./record-attempt";
import { notStored, storeDocument } from "./store-document";

type Kind = StoredReading["kind"];
type ReceivedDocument<Read> = {
  file: UploadedDocument;
  reading: Read;
  documentId: string;
  sha256: string;
  /** Statements for the document and its counted success, for the batch that stores the result. */
  rows: (exerciseCount: number) => [BatchItem<"sqlite">, BatchItem<"sqlite">];
  /** If a concurrent batch stored the same: deletes the bytes and counts nothing. */
  discard: () => Promise<void>;
  /** Deletes the bytes and counts the refusal. Never returns. */
  refuse: (error: unknown) => Promise<never>;
  /** After a failed batch: deletes the bytes and counts the failure, unless answered before. Never returns. */
  failed: (error: unknown) => Promise<never>;
};

/** D1 limits values to 2 MB (developers.cloudflare.com/d1/platform/limits); a full week has about 40 KB. */
const READING_MAX_BYTES = 1_500_000;

/**
 * Takes the coach's file from a request, reads it and stores its bytes. Every outcome is counted, and a refusal leaves
 * nothing else behind.
 */
export async function receiveDocument<Read extends Reading<unknown>>(
  ctx: Ctx,
  request: Request,
  kind: Kind,
  read: (bytes: Uint8Array, fileName: string, sha256: string) => Promise<Read>,
): Promise<ReceivedDocument<Read>> {
  const startedAt = Date.now();
  const attempt = () => ({ kind, processingMs: Date.now() - startedAt });
  const file = await readUploadedDocument(request, kind).catch((error) => refused(ctx, attempt(), error));
  const known = { fileName: file.fileName, fileType: file.fileType, sizeBytes: file.bytes.byteLength };
  const count = (error: unknown) => refused(ctx, { ...attempt(), ...known }, error);
  const hash = await sha256(file.bytes);
  const reading = await read(file.bytes, file.fileName, hash).then(refuseOversized).catch(count);
  const storedFile = await storeDocument(ctx, file, hash, { kind, ...reading } as StoredReading).catch(count);
  return {
    file,
    reading,
    documentId: storedFile.id,
    sha256: hash,
    // A Worker's clock stands still during computation; after storing the bytes it shows how long reading took.
    rows: (exerciseCount) => [
      storedFile.row,
      attemptRow(ctx, { ...attempt(), ...known, exerciseCount, errorCode: null, documentId: storedFile.id }),
    ],
    discard: storedFile.discard,
    refuse: async (error) => {
      await storedFile.discard();
      return count(error);
    },
    failed: async (error) => {
      await storedFile.discard();
      if (error instanceof AlreadyMade) throw error;
      return count(notStored(error));
    },
  };
}

export function refuseOversized<Read extends Reading<unknown>>(reading: Read): Read {
  if (new TextEncoder().encode(JSON.stringify(reading)).byteLength <= READING_MAX_BYTES) return reading;
  throw new DocumentError(
    "too_complex",
    "This document holds more text than a program can take. Remove what does not belong to the training, then upload it again.",
  );
}
