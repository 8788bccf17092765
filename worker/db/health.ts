import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FailureKind, JobQueue } from "../contract/health-limits";
import { instant } from "./column-kinds";

/** Failures, deduplicated; a trigger keeps the newest 200 of a kind. */
export const failure = sqliteTable(
  "failure",
  {
    /** A hash of kind, place and message, so that repetitions are counted. */
    id: text("id").primaryKey(),
    kind: text("kind").$type<FailureKind>().notNull(),
    place: text("place").notNull(),
    message: text("message").notNull(),
    requestId: text("request_id"),
    count: integer("count").notNull().default(1),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    toldAt: instant("told_at"),
    /** Of several concurrent reports, the one that calls the error hook. */
    toldReport: text("told_report"),
  },
  (t) => [index("failure_last").on(t.lastAt), index("failure_kind").on(t.kind, t.lastAt)],
);

/** Queue messages that used up their retries and that no other table keeps. */
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
