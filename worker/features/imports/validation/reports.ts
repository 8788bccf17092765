import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { CoachDocument, ValidationReport, ValidationSummary } from "../../../contract/validation";
import { VALIDATION_LIMITS } from "../../../contract/validation-limits";
import { runReads } from "../../../db/batched-read";
import type { Db } from "../../../db/client";
import type { Page } from "../../../db/cursor";
import { coachDocument } from "../../../db/imports";
import { weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { validationReport, validationRule, validationSettings } from "../../../db/validation";
import { workout } from "../../../db/workouts";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { csv } from "../../../http/csv";

const DAY_MS = 86_400_000;
/** Qualified by hand: drizzle omits the table's name, which in a subquery would mean another column. */
const idOfDocument = sql.raw("coach_document.id");
const MOST_EXPORTED = 1000;

type Wanted = { limit: number; archived: boolean };

/** Lists the latest reports; archived ones only if requested. */
export async function listReports(ctx: Ctx, { limit, archived }: Wanted): Promise<ValidationReport[]> {
  const latest = ctx.db
    .select({ id: validationReport.id })
    .from(validationReport)
    .where(archived ? undefined : isNull(validationReport.archivedAt))
    .orderBy(desc(validationReport.at), desc(validationReport.id))
    .limit(limit);
  const rows = await ctx.db
    .select({
      report: validationReport,
      rulesVersion: validationSettings.rulesVersion,
      week: { id: weeklyProgram.id, title: weeklyProgram.title },
      single: { id: workout.id, title: workout.title },
    })
    .from(validationReport)
    .innerJoin(validationSettings, eq(validationSettings.id, 1))
    .leftJoin(weeklyProgram, and(eq(weeklyProgram.documentId, validationReport.documentId), living(weeklyProgram)))
    .leftJoin(workout, and(eq(workout.documentId, validationReport.documentId), living(workout)))
    // Grouped, because a document may have become several programs: only the latest reports, or all would be grouped.
    .where(inArray(validationReport.id, latest))
    .groupBy(validationReport.id)
    .orderBy(desc(validationReport.at), desc(validationReport.id));
  return rows.map(({ report, rulesVersion, week, single }) => {
    const { at, archivedAt, rulesVersion: heldAgainst, ...said } = report;
    const became = week ? { kind: "week" as const, ...week } : single ? { kind: "workout" as const, ...single } : null;
    return {
      ...said,
      timestamp: at.toISOString(),
      archived: archivedAt !== null,
      isOutdated: heldAgainst !== rulesVersion,
      became,
    };
  });
}

/** Returns counts of documents by the state of their latest report. */
export async function readSummary(ctx: Ctx): Promise<ValidationSummary> {
  const { counts, rules, documents } = await runReads(ctx.db, {
    counts: ctx.db
      .select({
        passed: countOf(sql`status = 'passed'`),
        warnings: countOf(sql`status = 'warning'`),
        failed: countOf(sql`status = 'failed'`),
      })
      .from(
        sql`(select status, max(at) from ${validationReport} where ${validationReport.archivedAt} is null
          group by ${validationReport.documentId})`,
      ),
    rules: ctx.db
      .select({ active: countOf(sql`${validationRule.isActive}`) })
      .from(validationRule)
      .where(living(validationRule)),
    documents: ctx.db
      .select({
        all: sql<number>`count(*)`,
        unchecked: countOf(sql`not exists (select 1 from ${validationReport}
          where ${validationReport.documentId} = ${idOfDocument}
          and ${validationReport.rulesVersion} = (select ${validationSettings.rulesVersion} from ${validationSettings}))`),
      })
      .from(coachDocument),
  });
  return {
    passed: counts[0]?.passed ?? 0,
    warnings: counts[0]?.warnings ?? 0,
    failed: counts[0]?.failed ?? 0,
    activeRules: rules[0]?.active ?? 0,
    documents: documents[0]?.all ?? 0,
    unchecked: documents[0]?.unchecked ?? 0,
  };
}

const countOf = (condition: SQL) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Lists the stored documents, latest first, with their state. */
export async function listDocuments(ctx: Ctx, cursor: string | undefined, limit: number): Promise<Page<CoachDocument>> {
  const rows = await ctx.db
    .select({
      id: coachDocument.id,
      fileName: coachDocument.fileName,
      kind: coachDocument.kind,
      uploadedAt: coachDocument.uploadedAt,
      status: sql<CoachDocument["status"]>`(select ${validationReport.status} from ${validationReport}
        where ${validationReport.documentId} = ${idOfDocument} order by ${validationReport.at} desc limit 1)`,
    })
    .from(coachDocument)
    .where(olderDocument(cursor))
    .orderBy(desc(coachDocument.uploadedAt), desc(coachDocument.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
  const last = rows[limit - 1];
  return { items, nextCursor: rows.length > limit && last ? `${last.uploadedAt.getTime()}.${last.id}` : null };
}

function olderDocument(cursor: string | undefined): SQL | undefined {
  const [at, id] = cursor?.split(".") ?? [];
  return at && id ? sql`(${coachDocument.uploadedAt}, ${coachDocument.id}) < (${Number(at)}, ${id})` : undefined;
}

/** Returns the reports as CSV, one row per issue. Throws `export_off` if the export is turned off. */
export async function exportReports(ctx: Ctx, archived: boolean): Promise<string> {
  const settings = await ctx.db.select().from(validationSettings).get();
  if (!settings?.exportCsv) {
    throw new AppError("conflict", "CSV export is switched off in the settings of Document Validation.", {
      code: "export_off",
    });
  }
  const reports = await listReports(ctx, { limit: MOST_EXPORTED, archived });
  return csv([
    [
      "Document",
      "Checked at",
      "Status",
      "Rules",
      "Passed",
      "Failed",
      "Warnings",
      "Rule",
      "Severity",
      "Issue",
      "Place",
      "Suggestion",
    ],
    ...reports.flatMap(({ issues, ...report }) => {
      const head = [
        report.documentName,
        report.timestamp,
        report.status,
        report.totalRules,
        report.passedRules,
        report.failedRules,
        report.warningRules,
      ];
      if (issues.length === 0) return [[...head, "", "", "", "", ""]];
      return issues.map((issue) => [
        ...head,
        issue.ruleName,
        issue.severity,
        issue.message,
        issue.place ?? "",
        issue.suggestion ?? "",
      ]);
    }),
  ]);
}

/** Returns the statement that archives old reports, if the settings say so. */
export function archiveOldReports(db: Db, now: Date) {
  return db
    .update(validationReport)
    .set({ archivedAt: now })
    .where(
      and(
        isNull(validationReport.archivedAt),
        lt(validationReport.at, new Date(now.getTime() - VALIDATION_LIMITS.archiveAfterDays * DAY_MS)),
        sql`(select ${validationSettings.archiveAfter30Days} from ${validationSettings})`,
      ),
    );
}
