import { and, asc, inArray } from "drizzle-orm";
import type { Reading, WeekDraft } from "../../../contract/drafts";
import type { DocumentImported, ImportDocument } from "../../../contract/program-import";
import { isCorrected, NO_CORRECTIONS } from "../../../contract/program-import-limits";
import type { ProgramReading } from "../../../contract/program-reading";
import type { LayoutAnswers } from "../../../db/imports";
import { weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { DocumentError } from "../../../documents/document-error";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import type { OnceOnly } from "../../../http/idempotency";
import { type Made, makeOnce } from "../../../write/once";
import { createPrograms, idsOf } from "../../programs/create-program";
import { refuseIfRulesBlock } from "../validation/at-import";
import { draftSubjects } from "../validation/subject";
import { labelOf } from "./label";
import { answersOf, findLayout, rememberLayout, withAnswers } from "./layouts";
import { bytesOf, type ProgramDocument, requireProgramDocument } from "./program-document";
import { type WeekToImport, weeksToImport } from "./weeks-to-import";

/** Creates a draft for each chosen week, all or nothing. A retry under the same key returns the first ones. */
export async function importDocument(
  ctx: Ctx,
  documentId: string,
  input: ImportDocument,
  once: OnceOnly | null,
): Promise<Made<DocumentImported>> {
  return makeOnce(ctx, once, {
    make: () => makeWeeks(ctx, documentId, input, once),
    find: (remembered) => answerAgain(ctx, idsOf(remembered)),
  });
}

async function makeWeeks(
  ctx: Ctx,
  documentId: string,
  input: ImportDocument,
  once: OnceOnly | null,
): Promise<DocumentImported> {
  const document = await requireProgramDocument(ctx, documentId);
  const memory = await findLayout(ctx, document.reading.layout);
  const reading = memory ? withAnswers(document.reading.draft, memory.answers) : document.reading.draft;
  const corrections = document.reading.corrections ?? memory?.answers.corrections;
  const written = corrections && isCorrected(corrections) ? null : await asWrittenWeek(ctx, document);
  const weeks = weeksToImport(document, reading, input.weeks, written?.draft ?? null);
  for (const subject of draftSubjects(weeks, written?.notes ?? null)) await refuseIfRulesBlock(ctx, subject);
  const created = await createPrograms(
    ctx,
    weeks.map((week) => ({ ...week, documentId })),
    { once, documentRows: input.remember ? remembering(ctx, document, weeks, memory?.answers) : [] },
  );
  return {
    programs: weeks.map(({ title, weekNumber, startDate }, index) => {
      const row = created[index];
      if (!row) throw new Error("a week was not inserted");
      return { id: row.id, title, weekNumber, startDate, endDate: row.endDate };
    }),
  };
}

function remembering(ctx: Ctx, document: ProgramDocument, weeks: WeekToImport[], earlier: LayoutAnswers | undefined) {
  const { layout, corrections } = document.reading;
  if (!layout) return [];
  const sessions = answersOf(
    [
      ...weeks.flatMap(({ placed }) => placed),
      ...weeks.flatMap(({ leftOut }) =>
        leftOut.map((session) => ({ session, ...session.proposed, out: true as const })),
      ),
    ],
    earlier?.sessions ?? [],
  );
  const answers = { sessions, corrections: corrections ?? earlier?.corrections ?? NO_CORRECTIONS };
  return [rememberLayout(ctx, { layoutKey: layout, label: labelOf(document), answers })];
}

/** Returns a document of one week with options as the weekly upload reads it, ignoring corrections; null for others. */
async function asWrittenWeek(ctx: Ctx, document: ProgramDocument): Promise<Reading<WeekDraft> | null> {
  if (!isWeekOfOptions(document.reading.draft)) return null;
  try {
    const { readWeek } = await import("../../../documents/read-week");
    return await readWeek(await bytesOf(ctx, document), document.fileName);
  } catch (error) {
    // The stored reading suffices if the file cannot be read.
    if (error instanceof DocumentError || error instanceof AppError) return null;
    throw error;
  }
}

function isWeekOfOptions({ weeks }: ProgramReading): boolean {
  return (
    weeks.length === 1 &&
    weeks.every(({ sessions }) => sessions.every(({ weekday, option }) => weekday !== null && option !== null))
  );
}

async function answerAgain(ctx: Ctx, ids: number[]): Promise<DocumentImported> {
  const programs = await ctx.db
    .select({
      id: weeklyProgram.id,
      title: weeklyProgram.title,
      weekNumber: weeklyProgram.weekNumber,
      startDate: weeklyProgram.startDate,
      endDate: weeklyProgram.endDate,
    })
    .from(weeklyProgram)
    .where(and(inArray(weeklyProgram.id, ids), living(weeklyProgram)))
    .orderBy(asc(weeklyProgram.id));
  if (programs.length < ids.length) {
    throw new AppError(
      "conflict",
      "Drafts that this import made have been deleted since. Import the document again to make them anew.",
      { code: "deleted_since" },
    );
  }
  return { programs };
}
