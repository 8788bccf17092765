import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Db } from "./client";
import { mergeQueries } from "./merged-query";

type Statement = BatchItem<"sqlite">;

/** Statements and how to parse their rows; run alone, or with others in one round trip. */
export type BatchedRead<T> = { statements: Statement[]; answer: (rows: unknown[]) => T };

export function batchedRead<const S extends readonly Statement[], T>(
  statements: S,
  answer: (rows: BatchResponse<S>) => T,
): BatchedRead<T> {
  return { statements: [...statements], answer: (rows) => answer(rows as BatchResponse<S>) };
}

type Asked = BatchedRead<unknown> | Statement;
type Answers<T> = {
  [K in keyof T]: T[K] extends BatchedRead<infer A> ? A : T[K] extends Statement ? T[K]["_"]["result"] : never;
};

/** Runs one read in one round trip. */
export async function runRead<T>(db: Db, only: BatchedRead<T>): Promise<T> {
  return (await runReads(db, { only })).only;
}

/** Runs named reads or selects in one round trip and one consistent snapshot. */
export async function runReads<T extends Record<string, Asked>>(db: Db, asked: T): Promise<Answers<T>> {
  const named = Object.entries(asked).map(([name, each]) => ({ name, ...asReading(each) }));
  const rows = await runMerged(
    db,
    named.flatMap(({ statements }) => statements),
  );
  let from = 0;
  const answers = named.map(({ name, statements, answer }) => {
    const own = rows.slice(from, from + statements.length);
    from += statements.length;
    return [name, answer(own)] as const;
  });
  return Object.fromEntries(answers) as Answers<T>;
}

async function runMerged(db: Db, statements: readonly Statement[]): Promise<unknown[]> {
  if (statements.length === 0) throw new Error("a reading has no statement");
  const merged = mergeQueries(db, statements);
  try {
    return merged.rowsOf(await runEach(db, merged.statements));
  } catch (error) {
    if (merged.statements.length === statements.length || !isTooLarge(error)) throw error;
    return runEach(db, statements);
  }
}

/** Returns whether a value exceeds D1's 2 MB, as all rows of a merged query can together. */
function isTooLarge(error: unknown): boolean {
  return error instanceof Error && (/SQLITE_TOOBIG/.test(error.message) || isTooLarge(error.cause));
}

/** Runs selects of one kind in one round trip and returns their results in order. */
export async function runEach<S extends Statement>(db: Db, selects: readonly S[]): Promise<S["_"]["result"][]> {
  const [first, ...others] = selects;
  return first ? db.batch([first, ...others]) : [];
}

const asReading = (asked: Asked): BatchedRead<unknown> =>
  "statements" in asked ? asked : { statements: [asked], answer: ([rows]) => rows };
