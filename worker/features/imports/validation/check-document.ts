import { eq, sql } from "drizzle-orm";
import { addressOf } from "../../../contract/addresses";
import { brand } from "../../../contract/brand";
import { runReads } from "../../../db/batched-read";
import type { Db } from "../../../db/client";
import { coachDocument, type StoredReading } from "../../../db/imports";
import { validationReport, validationRun, validationRunItem, validationSettings } from "../../../db/validation";
import type { Env } from "../../../http/env";
import { layOutMail } from "../../../platform/mail-layout";
import { sendMail } from "../../../write/send-mail";
import { writing } from "../../../write/writing";
import { activeRules } from "./rules";
import { programSubject, type Subject, weekSubject, workoutSubject } from "./subject";
import { type Verdict, validateDocument } from "./validate-document";

type Scope = { db: Db; env: Env; now: Date; later: (work: Promise<unknown>) => void };

/**
 * Validates a stored document and stores the report, once per run and document. Without a run it is a single check,
 * such as after an upload. A deleted document counts as done.
 */
export async function checkDocument(scope: Scope, documentId: string, runId: string | null): Promise<void> {
  const { db, now } = scope;
  const { documents, rules, settingsRows, items } = await runReads(db, {
    documents: db.select().from(coachDocument).where(eq(coachDocument.id, documentId)),
    rules: activeRules(db),
    settingsRows: db.select().from(validationSettings),
    items: db
      .select({ doneAt: validationRunItem.doneAt })
      .from(validationRunItem)
      .where(sql`${validationRunItem.runId} = ${runId} and ${validationRunItem.documentId} = ${documentId}`),
  });
  const [document] = documents;
  const [settings] = settingsRows;
  if (!document || !settings || (runId && items[0]?.doneAt !== null)) return;
  const verdict = await validateDocument(subjectOf(document.reading), rules, settings.detailedReports);
  const id = `${runId ?? "upload"}.${documentId}`;
  const still = sql`${validationRunItem.runId} = ${runId} and ${validationRunItem.documentId} = ${documentId} and ${validationRunItem.doneAt} is null`;
  const write = writing(scope);
  write.add(
    db
      .insert(validationReport)
      .values({
        id,
        documentId,
        documentName: document.fileName,
        ...verdict,
        rulesVersion: settings.rulesVersion,
        at: now,
      })
      .onConflictDoNothing(),
  );
  write.add(
    db
      .update(validationRun)
      .set({
        done: sql`${validationRun.done} + 1`,
        ...(verdict.status === "failed" ? { failed: sql`${validationRun.failed} + 1` } : {}),
      })
      .where(sql`${validationRun.id} = ${runId} and exists (select 1 from ${validationRunItem} where ${still})`),
  );
  write.add(db.update(validationRunItem).set({ doneAt: now }).where(still));
  if (verdict.status === "failed" && settings.emailNotifications) {
    sendMail(write, failedMail(document.fileName, verdict, id, scope.env));
  }
  await write.commit();
}

function subjectOf(reading: StoredReading): Subject {
  if (reading.kind === "program") return programSubject(reading.draft);
  return reading.kind === "week"
    ? weekSubject(reading.draft, reading.notes)
    : workoutSubject(reading.draft, reading.notes);
}

function failedMail(fileName: string, { issues, failedRules }: Verdict, onceKey: string, env: Env) {
  const errors = issues.filter(({ severity }) => severity === "error").slice(0, 10);
  return {
    kind: "validation-failed",
    to: brand.support.email,
    subject: `Validation failed: ${fileName}`,
    onceKey: `validation:${onceKey}`,
    ...layOutMail({
      heading: `${fileName} breaks ${failedRules === 1 ? "a rule" : `${failedRules} rules`}`,
      paragraphs: errors.map(({ ruleName, message, place }) => `${ruleName}: ${message}${place ? ` (${place})` : ""}`),
      ...(env.PUBLIC_URL
        ? { action: { label: "See the report", url: new URL(addressOf("documentValidation"), env.PUBLIC_URL).href } }
        : {}),
      footnote: "You get this because mail on failures is switched on in the settings of Document Validation.",
    }),
  };
}
