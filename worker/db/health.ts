import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FailureKind, JobQueue } from "../contract/health-limits";
import { instant } from "./column-kinds";

/** What went wrong, each thing once; a trigger keeps the newest 200 of a kind. */
export const failure = sqliteTable(
  "failure",
  {
    /** Made of kind, place and message, so that the same again is counted. */
    id: text("id").primaryKey(),
    kind: text("kind").$type<FailureKind>().notNull(),
    place: text("place").notNull(),
    message: text("message").notNull(),
    requestId: text("request_id"),
    count: integer("count").notNull().default(1),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    toldAt: instant("told_at"),
    /** Of several reports at once, the one that tells the error hook. */
    toldReport: text("told_report"),
  },
  (t) => [index("failure_last").on(t.lastAt), index("failure_kind").on(t.kind, t.lastAt)],
);

/** What a queue has handed over as often as it may, and which no other table keeps. */
export const deadLetter = sqliteTable(
  "dead_letter",
  {
    id: text("id").primaryKey(),
    queue: text("queue").$type<JobQueue>().notNull(),
    body: text("body", { mode: "json" }).$type<unknown>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("dead_letter_at").on(t.at)],
);
