import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DocumentNote, WeekDraft, WorkoutDraft } from "../contract/drafts";
import { user } from "./account";
import { instant } from "./column-kinds";

export type StoredReading =
  | { kind: "week"; draft: WeekDraft; notes: DocumentNote[] }
  | { kind: "workout"; draft: WorkoutDraft; notes: DocumentNote[] };

/** A coach's file that was read: the bytes are in R2 under `objectKey`, what they said is in `reading`. */
export const coachDocument = sqliteTable(
  "coach_document",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"week" | "workout">().notNull(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: text("sha256").notNull(),
    objectKey: text("object_key").notNull(),
    reading: text("reading", { mode: "json" }).$type<StoredReading>().notNull(),
    uploadedBy: text("uploaded_by").references(() => user.id, { onDelete: "set null" }),
    uploadedAt: instant("uploaded_at").notNull(),
  },
  (t) => [index("coach_document_hash").on(t.sha256), index("coach_document_uploaded").on(t.uploadedAt, t.id)],
);

/** Every attempt to upload a document, read or refused: the source of the upload figures. */
export const uploadAttempt = sqliteTable(
  "upload_attempt",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    kind: text("kind").$type<"week" | "workout">().notNull(),
    fileName: text("file_name").notNull(),
    fileType: text("file_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    processingMs: integer("processing_ms").notNull(),
    exerciseCount: integer("exercise_count").notNull(),
    errorCode: text("error_code"),
    documentId: text("document_id"),
  },
  (t) => [index("upload_attempt_at").on(t.at)],
);
