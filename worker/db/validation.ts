import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ValidationIssue } from "../contract/validation";
import type { ReportStatus, RuleCategory, Severity } from "../contract/validation-limits";
import { user } from "./account";
import { flag, instant } from "./column-kinds";
import { coachDocument } from "./imports";

export const validationRule = sqliteTable("validation_rule", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").default("").notNull(),
  severity: text("severity").$type<Severity>().notNull(),
  category: text("category").$type<RuleCategory>().notNull(),
  pattern: text("pattern"),
  expectedCount: integer("expected_count").default(0).notNull(),
  isActive: flag("is_active").default(true).notNull(),
  builtIn: text("built_in"),
  createdAt: instant("created_at").notNull(),
  /** Whether the pattern must be absent. */
  forbids: flag("forbids").default(false).notNull(),
  deletedAt: instant("deleted_at"),
});

/** The settings; one row, with the id 1. */
export const validationSettings = sqliteTable("validation_settings", {
  id: integer("id").primaryKey(),
  runOnUpload: flag("run_on_upload").notNull(),
  blockImportOnErrors: flag("block_import").notNull(),
  emailNotifications: flag("mail_failures").notNull(),
  detailedReports: flag("detailed_reports").notNull(),
  archiveAfter30Days: flag("archive_after_30_days").notNull(),
  exportCsv: flag("csv_export").notNull(),
  /** Incremented when a rule changes. */
  rulesVersion: integer("rules_version").notNull(),
});

export const validationReport = sqliteTable(
  "validation_report",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => coachDocument.id, { onDelete: "cascade" }),
    documentName: text("document_name").notNull(),
    status: text("status").$type<ReportStatus>().notNull(),
    totalRules: integer("total_rules").notNull(),
    passedRules: integer("passed_rules").notNull(),
    failedRules: integer("failed_rules").notNull(),
    warningRules: integer("warning_rules").notNull(),
    issues: text("issues", { mode: "json" }).$type<ValidationIssue[]>().notNull(),
    rulesVersion: integer("rules_version").notNull(),
    at: instant("at").notNull(),
    archivedAt: instant("archived_at"),
  },
  (t) => [
    index("validation_report_shown").on(t.at, t.id).where(sql`archived_at IS NULL`),
    index("validation_report_at").on(t.at, t.id),
    index("validation_report_document").on(t.documentId, t.at),
  ],
);

export const validationRun = sqliteTable(
  "validation_run",
  {
    id: text("id").primaryKey(),
    requestedBy: text("requested_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    total: integer("total").notNull(),
    done: integer("done").default(0).notNull(),
    failed: integer("failed").default(0).notNull(),
  },
  (t) => [index("validation_run_open").on(t.createdAt).where(sql`done < total`)],
);

export const validationRunItem = sqliteTable(
  "validation_run_item",
  {
    runId: text("run_id")
      .notNull()
      .references(() => validationRun.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => coachDocument.id, { onDelete: "cascade" }),
    doneAt: instant("done_at"),
  },
  (t) => [primaryKey({ columns: [t.runId, t.documentId] })],
);
