import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** One page of a list, and the cursor of the next; null on the last page. */
export type Page<T> = { items: T[]; nextCursor: string | null };

type Row = { id: number };

/** Makes a page from `limit + 1` rows. */
export function pageOf<T extends Row>(rows: T[], limit: number, at: (row: T) => Date): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? `${at(last).getTime()}.${last.id}` : null };
}

/** Parses a cursor that `pageQuerySchema` has validated. */
export function cursorValues(cursor: string | undefined): { cursorAt: number; cursorId: number } | null {
  const [cursorAt, cursorId] = cursor?.split(".").map(Number) ?? [];
  return cursorAt === undefined || cursorId === undefined ? null : { cursorAt, cursorId };
}

/**
 * Condition: older than the cursor, for lists sorted newest first by an index on (instant, id). It compares row values,
 * because with OR and AND SQLite reads and sorts all older rows.
 */
export function olderThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  const values = cursorValues(cursor);
  return values ? sql`(${at}, ${id}) < (${values.cursorAt}, ${values.cursorId})` : undefined;
}

/** Same for a prepared query, which is run with the `cursorValues`. */
export const olderThanPlaceholders = (at: SQLiteColumn, id: SQLiteColumn): SQL =>
  sql`(${at}, ${id}) < (${sql.placeholder("cursorAt")}, ${sql.placeholder("cursorId")})`;

/** Same for lists sorted oldest first. */
export function laterThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  const values = cursorValues(cursor);
  return values ? sql`(${at}, ${id}) > (${values.cursorAt}, ${values.cursorId})` : undefined;
}
