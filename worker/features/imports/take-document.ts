import type { Reading } from "../../contract/drafts";
import type { StoredReading } from "../../db/imports";
import type { Ctx } from "../../http/context";
import { type KeptDocument, keepDocument } from "./keep-document";
import { readUploadedDocument, type UploadedDocument } from "./read-uploaded-document";
import { recordAttempt, refused } from "./record-attempt";

type Kind = StoredReading["kind"];
export type TakenDocument<Draft> = {
  file: UploadedDocument;
  kept: KeptDocument;
  reading: Reading<Draft>;
  /** Counts the upload as a success, with how long all of it took. */
  succeeded: (exerciseCount: number) => Promise<void>;
};

/**
 * Takes the coach's file out of a request, reads it and keeps it with its reading. Every way this can end is counted, and
 * what was refused leaves nothing else behind.
 */
export async function takeDocument<Draft>(
  ctx: Ctx,
  request: Request,
  kind: Kind,
  read: (bytes: Uint8Array, fileName: string) => Promise<Reading<Draft>>,
): Promise<TakenDocument<Draft>> {
  const startedAt = Date.now();
  const attempt = () => ({ kind, processingMs: Date.now() - startedAt });
  const file = await readUploadedDocument(request, kind).catch((error) => refused(ctx, attempt(), error));
  const known = { fileName: file.fileName, fileType: file.fileType, sizeBytes: file.bytes.byteLength };
  const count = (error: unknown) => refused(ctx, { ...attempt(), ...known }, error);
  const reading = await read(file.bytes, file.fileName).catch(count);
  const kept = await keepDocument(ctx, file, { kind, ...reading } as StoredReading).catch(count);
  return {
    file,
    kept,
    reading,
    succeeded: (exerciseCount) =>
      recordAttempt(ctx, { ...attempt(), ...known, exerciseCount, errorCode: null, documentId: kept.id }),
  };
}
