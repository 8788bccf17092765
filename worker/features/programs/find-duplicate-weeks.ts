import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Duplicate } from "../../contract/imports";
import { runReads } from "../../db/batched-read";
import { coachDocument } from "../../db/imports";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";

/** `except`: the program made from this upload, if there is one. */
type Upload = { sha256: string; weekNumber: number | null; title: string; except?: number };

type Row = Omit<Duplicate, "reason"> & { createdAt: Date };

/** Only recent weeks are compared by number: cycles start over at week 1. */
const RECENT_MS = 60 * 24 * 3_600_000;
const MOST_TOLD = 10;
const LOOKED_THROUGH = 100;

/** Finds programs from the same bytes, or with the same week number, or without one with the same title. */
export async function findDuplicateWeeks(ctx: Ctx, upload: Upload): Promise<Duplicate[]> {
  const duplicatesBy = (condition: SQL, most: number) =>
    ctx.db
      .select({
        id: weeklyProgram.id,
        title: weeklyProgram.title,
        isPublished: weeklyProgram.isPublished,
        startDate: weeklyProgram.startDate,
        endDate: weeklyProgram.endDate,
        createdAt: weeklyProgram.createdAt,
      })
      .from(weeklyProgram)
      .where(and(condition, living(weeklyProgram), ne(weeklyProgram.id, upload.except ?? 0)))
      .orderBy(desc(weeklyProgram.createdAt))
      .limit(most);
  const fromSameBytes = ctx.db
    .select({ id: coachDocument.id })
    .from(coachDocument)
    .where(eq(coachDocument.sha256, upload.sha256));
  const { sameFile, sameNumber } = await runReads(ctx.db, {
    sameFile: duplicatesBy(sql`${weeklyProgram.documentId} in ${fromSameBytes}`, MOST_TOLD),
    sameNumber: duplicatesBy(sql`${weeklyProgram.weekNumber} is ${upload.weekNumber}`, LOOKED_THROUGH),
  });
  const recently = ctx.now.getTime() - RECENT_MS;
  const others = sameNumber.filter(({ id }) => !sameFile.some((other) => other.id === id));
  const isSame = ({ title }: Row) => folded(title) === folded(upload.title);
  // A number alone is weak evidence: another block has a week 3 too.
  const numbered = others.filter(
    (row) => !isSame(row) && upload.weekNumber !== null && row.createdAt.getTime() > recently,
  );
  return [
    ...sameFile.map((row) => presentDuplicate(row, "same_file")),
    ...others.filter(isSame).map((row) => presentDuplicate(row, "same_week")),
    ...numbered.map((row) => presentDuplicate(row, "same_number")),
  ].slice(0, MOST_TOLD);
}

function presentDuplicate({ createdAt, ...row }: Row, reason: Duplicate["reason"]): Duplicate {
  return { ...row, reason };
}

// Folded in code because SQLite's lower() knows ASCII only: "SEMANA DE FÔLEGO" equals "Semana de fôlego".
function folded(title: string): string {
  return title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
