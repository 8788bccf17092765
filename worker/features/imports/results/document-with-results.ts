import { and, eq } from "drizzle-orm";
import type { ResultsQuery } from "../../../contract/training-book";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { coachDocument } from "../../../db/imports";
import { weeklyProgram } from "../../../db/programs";
import { living } from "../../../db/soft-delete";
import { DocumentError } from "../../../documents/document-error";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { bytesOf } from "../documents/program-document";
import { refusalOf } from "../record-attempt";
import { readResults } from "./read-results";

type DocumentWithResults = { name: string; type: "docx" | "xlsx"; bytes: Uint8Array };

/**
 * Returns the coach's document of a week with the results added; as a draft, its headings name the next week. Throws
 * `not_found`, and `conflict` for a week made without a document.
 */
export async function documentWithResults(ctx: Ctx, id: number, query: ResultsQuery): Promise<DocumentWithResults> {
  const { weeks, members } = await runReads(ctx.db, {
    weeks: ctx.db
      .select({
        weekNumber: weeklyProgram.weekNumber,
        documentId: weeklyProgram.documentId,
        fileName: coachDocument.fileName,
        objectKey: coachDocument.objectKey,
      })
      .from(weeklyProgram)
      .leftJoin(coachDocument, eq(coachDocument.id, weeklyProgram.documentId))
      .where(and(eq(weeklyProgram.id, id), living(weeklyProgram))),
    members: ctx.db
      .select({ firstName: user.firstName, lastName: user.lastName })
      .from(user)
      .where(eq(user.id, query.member ?? "")),
  });
  const [week] = weeks;
  const [member] = members;
  if (!week) throw notFound("Weekly program");
  if (query.member !== undefined && !member) throw notFound("Member");
  const { documentId, fileName, objectKey, weekNumber } = week;
  if (!documentId || !fileName || !objectKey) throw withoutDocument();
  const results = await readResults(ctx, documentId, query.member ?? null);
  const resultsOwner = member ? `${member.firstName} ${member.lastName}`.trim() || "one member" : "all members";
  const isDraft = query.as === "draft";
  const { writeResults } = await import("../../../documents/results/write-results");
  const bytes = await bytesOf(ctx, { objectKey });
  try {
    const written = await writeResults(bytes, fileName, {
      weeks: results,
      heading: `${isDraft ? "Last time" : "Done"}: ${resultsOwner}`,
      // A program's weeks are numbered already.
      nextFrom: isDraft && results.length === 1 ? weekNumber : null,
    });
    const base = fileName.replace(/\.[a-z]{3,4}$/i, "");
    return { ...written, name: `${base} - ${isDraft ? "next week" : `results of ${resultsOwner}`}.${written.type}` };
  } catch (error) {
    throw error instanceof DocumentError ? refusalOf(error) : error;
  }
}

const withoutDocument = () =>
  new AppError("conflict", "This week was not made from a document, so there is none to give back.", {
    code: "no_document",
  });
