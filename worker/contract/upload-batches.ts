import { z } from "zod";
import { DOCUMENT_MAX_BYTES } from "./imports-limits";
import { BATCH_LIMITS } from "./upload-batches-limits";

/** Lower-case hexadecimal SHA-256 of a file's bytes: what makes it the same file. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "A file is named by the SHA-256 of its bytes, in hexadecimal.");

/** What a file has become, or where it waits for the coach's eye. */
const batchResultSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("workout"), id: z.number().int().positive(), title: z.string().max(BATCH_LIMITS.title) }),
  z.object({ kind: z.literal("week"), id: z.number().int().positive(), title: z.string().max(BATCH_LIMITS.title) }),
  /** Read, but not imported: the document can be finished by hand, as a workout or as a whole program. */
  z.object({ kind: z.literal("document"), documentId: z.string().max(64), title: z.string().max(BATCH_LIMITS.title) }),
  z.object({ kind: z.literal("program"), documentId: z.string().max(64), title: z.string().max(BATCH_LIMITS.title) }),
]);
export type BatchResult = z.infer<typeof batchResultSchema>;

const batchOutcomeSchema = z.discriminatedUnion("kind", [
  ...batchResultSchema.options,
  /** What its bytes are is why: another try comes to the same. */
  z.object({ kind: z.literal("refused") }),
]);
export type BatchOutcome = z.infer<typeof batchOutcomeSchema>;

const fileSchema = z.object({
  sha256,
  fileName: z.string().min(1).max(400),
  sizeBytes: z.number().int().min(0).max(DOCUMENT_MAX_BYTES),
});

export const batchFilesSchema = z.object({
  files: z
    .array(fileSchema)
    .min(1, "Add at least one file.")
    .max(BATCH_LIMITS.files, `At most ${BATCH_LIMITS.files} files at once.`),
});

export const batchItemChangeSchema = z.object({
  state: z.enum(["pending", "completed", "error"]),
  error: z.string().max(BATCH_LIMITS.error).nullish(),
  outcome: batchOutcomeSchema.nullish(),
});
export type BatchItemChange = z.infer<typeof batchItemChangeSchema>;

const batchItemSchema = fileSchema.extend({
  state: z.enum(["pending", "completed", "error"]),
  error: z.string().nullable(),
  outcome: batchOutcomeSchema.nullable(),
  /** What the same bytes have become before, outside of this batch. */
  importedBefore: batchResultSchema.nullable(),
});
export type BatchItem = z.infer<typeof batchItemSchema>;

/** An open batch and its files in the order in which they were added. */
export const uploadBatchSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  items: z.array(batchItemSchema),
});
export type UploadBatch = z.infer<typeof uploadBatchSchema>;
