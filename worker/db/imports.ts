import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ColumnType, DocumentNote, WeekDraft, Weekday, WorkoutDraft } from "../contract/drafts";
import type { Corrections } from "../contract/program-import-limits";
import type { ProgramReading, ReadHeading } from "../contract/program-reading";
import type { BatchOutcome } from "../contract/upload-batches";
import { user } from "./account";
import { calendarDate, instant } from "./column-kinds";

export type StoredReading =
  | { kind: "week"; draft: WeekDraft; notes: DocumentNote[] }
  | { kind: "workout"; draft: WorkoutDraft; notes: DocumentNote[] }
  | {
      kind: "program";
      draft: ProgramReading;
      notes: DocumentNote[];
      /** Key of the document's layout; missing if it was read before layouts existed. */
      layout?: string;
      headings?: ReadHeading[];
      /** The coach's corrections of this document. */
      corrections?: Corrections;
      /** Read with corrections that are remembered for its layout: they end when it is forgotten. */
      ofLayout?: true;
    };

/** Where the coach placed a session, by what the document said of it. */
export type SessionAnswer = {
  order: number;
  title: string | null;
  weekday: Weekday | null;
  option: ColumnType | null;
  dayOfWeek: Weekday;
  columnType: ColumnType;
  /** Left out of the import; the place is then only where it would have gone. */
  out?: true;
};
export type LayoutAnswers = { sessions: SessionAnswer[]; corrections: Corrections };

/** An uploaded document: its bytes are in R2 under `objectKey`, its parsed content is in `reading`. */
export const coachDocument = sqliteTable(
  "coach_document",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<StoredReading["kind"]>().notNull(),
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

/** The coach's answers, remembered for documents of one layout. */
export const documentLayout = sqliteTable(
  "document_layout",
  {
    id: text("id").primaryKey(),
    layoutKey: text("layout_key").notNull(),
    label: text("label").notNull(),
    answers: text("answers", { mode: "json" }).$type<LayoutAnswers>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [uniqueIndex("document_layout_key").on(t.layoutKey)],
);

/** Every upload attempt, accepted or refused: the source of the upload figures. Its trigger keeps `upload_tally`. */
export const uploadAttempt = sqliteTable(
  "upload_attempt",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    kind: text("kind").$type<StoredReading["kind"]>().notNull(),
    fileName: text("file_name").notNull(),
    fileType: text("file_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    processingMs: integer("processing_ms").notNull(),
    exerciseCount: integer("exercise_count").notNull(),
    errorCode: text("error_code"),
    documentId: text("document_id"),
    /** Day and hour in the site's time zone, by which the figures are grouped. */
    day: calendarDate("day").notNull(),
    hour: integer("hour").notNull(),
  },
  (t) => [index("upload_attempt_at").on(t.at)],
);

/** Upload figures of a day, by one facet. A trigger on `upload_attempt` keeps it. */
export const uploadTally = sqliteTable(
  "upload_tally",
  {
    day: calendarDate("day").notNull(),
    facet: text("facet").$type<"all" | "type" | "error" | "size" | "user">().notNull(),
    value: text("value").notNull(),
    uploads: integer("uploads").notNull(),
    successes: integer("successes").notNull(),
    processingMs: integer("processing_ms").notNull(),
    exercises: integer("exercises").notNull(),
    lastAt: instant("last_at").notNull(),
    /** For the facet `all`: uploads by hour of the day, `{"h9": 2}`. */
    hours: text("hours", { mode: "json" }).$type<Record<string, number>>().default({}).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.facet, t.value] })],
);

/** Files uploaded together. At most one batch of a user is open. */
export const uploadBatch = sqliteTable(
  "upload_batch",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (t) => [index("upload_batch_open").on(t.userId, t.createdAt).where(sql`closed_at IS NULL`)],
);

export const uploadBatchItem = sqliteTable(
  "upload_batch_item",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => uploadBatch.id, { onDelete: "cascade" }),
    sha256: text("sha256").notNull(),
    place: integer("place").notNull(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    state: text("state").$type<"pending" | "completed" | "error">().default("pending").notNull(),
    error: text("error"),
    outcome: text("outcome", { mode: "json" }).$type<BatchOutcome>(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.sha256] })],
);
