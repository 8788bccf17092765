import type { BatchItemChange, UploadBatch } from "../../worker/contract/upload-batches";
import { api, call } from "../lib/http/api";

export type NewFile = { sha256: string; fileName: string; sizeBytes: number };

const batches = api.api.admin["upload-batches"];

export const readOpenBatch = (): Promise<UploadBatch | null> => call(batches.open.$get());

export const recordFiles = (id: string, files: NewFile[]): Promise<UploadBatch> =>
  call<UploadBatch>(batches[":id"].$put({ param: { id }, json: { files } }));

export const recordFile = (id: string, sha256: string, change: BatchItemChange): Promise<unknown> =>
  call<null>(batches[":id"].files[":sha256"].$put({ param: { id, sha256 }, json: change }));

export const forgetFile = (id: string, sha256: string): Promise<unknown> =>
  call<null>(batches[":id"].files[":sha256"].$delete({ param: { id, sha256 } }));

export const closeBatch = (id: string): Promise<unknown> => call<null>(batches[":id"].$delete({ param: { id } }));
