import { and, eq, type SQL, sql } from "drizzle-orm";
import { coachDocument, type StoredReading } from "../../../db/imports";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";

export type ReadingOfProgram = Extract<StoredReading, { kind: "program" }>;
export type ProgramDocument = { id: string; fileName: string; objectKey: string; reading: ReadingOfProgram };

/** Returns a document read as a program. Throws `not_found`. */
export async function requireProgramDocument(ctx: Ctx, id: string): Promise<ProgramDocument> {
  const found = await findProgramDocument(ctx, eq(coachDocument.id, id));
  if (!found) throw notFound("Document");
  return found;
}

export async function findProgramDocument(ctx: Ctx, condition: SQL): Promise<ProgramDocument | null> {
  const row = await ctx.db
    .select({
      id: coachDocument.id,
      fileName: coachDocument.fileName,
      objectKey: coachDocument.objectKey,
      reading: coachDocument.reading,
    })
    .from(coachDocument)
    .where(and(condition, eq(coachDocument.kind, "program")))
    .orderBy(coachDocument.uploadedAt, coachDocument.id)
    .limit(1)
    .get();
  return row?.reading.kind === "program" ? { ...row, reading: row.reading } : null;
}

/** Returns the statement that stores another reading of the same file; with `before`, unless corrected since. */
export function storeReading({ db }: Ctx, id: string, reading: ReadingOfProgram, before?: ReadingOfProgram) {
  const corrections = before?.corrections ? JSON.stringify(before.corrections) : null;
  const same = before && sql`json_extract(${coachDocument.reading}, '$.corrections') is ${corrections}`;
  return db
    .update(coachDocument)
    .set({ reading })
    .where(and(eq(coachDocument.id, id), same));
}

/** Returns the stored file. Throws `not_found` if it is missing in R2. */
export async function bytesOf(ctx: Ctx, { objectKey }: Pick<ProgramDocument, "objectKey">): Promise<Uint8Array> {
  const stored = await ctx.env.MEDIA.get(objectKey);
  if (!stored) throw notFound("The file of this document");
  return new Uint8Array(await stored.arrayBuffer());
}
