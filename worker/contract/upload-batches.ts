import { z } from "zod";
import { DOCUMENT_MAX_BYTES } from "./imports-limits";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { BATCH_LIMITS } from "./upload-batches-limits";

/** Lower-case hexadecimal SHA-256 of a file's bytes, which identifies it. */
const sha256 = anyText.regex(/^[0-9a-f]{64}$/, "A file is named by the SHA-256 of its bytes, in hexadecimal.");

/** What a file became, or where it waits for review. */
const batchResultSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("workout"), id: wholeNumber.positive(), title: anyText.max(BATCH_LIMITS.title) }),
  z.object({ kind: z.literal("week"), id: wholeNumber.positive(), title: anyText.max(BATCH_LIMITS.title) }),
  /** Read but not imported: it can be finished by hand, as a workout or as a program. */
  z.object({ kind: z.literal("document"), documentId: anyText.max(64), title: anyText.max(BATCH_LIMITS.title) }),
  z.object({ kind: z.literal("program"), documentId: anyText.max(64), title: anyText.max(BATCH_LIMITS.title) }),
]);
export type BatchResult = z.infer<typeof batchResultSchema>;

const batchOutcomeSchema = z.discriminatedUnion("kind", [
  ...batchResultSchema.options,
  /** Refused because of its content: a retry has the same result. */
  z.object({ kind: z.literal("refused") }),
]);
export type BatchOutcome = z.infer<typeof batchOutcomeSchema>;

const fileSchema = z.object({
  sha256,
  fileName: anyText.min(1).max(400),
  sizeBytes: wholeNumber.min(0).max(DOCUMENT_MAX_BYTES),
});

export const batchFilesSchema = z.object({
  files: z
    .array(fileSchema)
    .min(1, "Add at least one file.")
    .max(BATCH_LIMITS.files, `At most ${BATCH_LIMITS.files} files at once.`),
});

export const batchItemChangeSchema = z.object({
  state: z.enum(["pending", "completed", "error"]),
  error: anyText.max(BATCH_LIMITS.error).nullish(),
  outcome: batchOutcomeSchema.nullish(),
});
export type BatchItemChange = z.infer<typeof batchItemChangeSchema>;

const batchItemSchema = fileSchema.extend({
  state: z.enum(["pending", "completed", "error"]),
  error: anyText.nullable(),
  outcome: batchOutcomeSchema.nullable(),
  /** What the same bytes became earlier, outside this batch. */
  importedBefore: batchResultSchema.nullable(),
});
export type BatchItem = z.infer<typeof batchItemSchema>;

/** An open batch, with its files in the order of adding. */
export const uploadBatchSchema = z.object({
  id: z.uuid(),
  createdAt: isoInstant,
  items: z.array(batchItemSchema),
});
export type UploadBatch = z.infer<typeof uploadBatchSchema>;
