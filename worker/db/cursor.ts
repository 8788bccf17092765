import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A page and where the next one starts. */
export type Page<T> = { items: T[]; nextCursor: string | null };

type Row = { id: number };

/** Cuts a page out of `limit + 1` rows. */
export function pageOf<T extends Row>(rows: T[], limit: number, at: (row: T) => Date): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? `${at(last).getTime()}.${last.id}` : null };
}

/** What a cursor says, which `pageQuerySchema` has let in. */
export function cursorValues(cursor: string | undefined): { cursorAt: number; cursorId: number } | null {
  const [cursorAt, cursorId] = cursor?.split(".").map(Number) ?? [];
  return cursorAt === undefined || cursorId === undefined ? null : { cursorAt, cursorId };
}

/**
 * Older than the cursor, in a list that an index on (instant, id) gives newest first. A row value, because of the same
 * in words of OR and AND SQLite reads and sorts everything that is older.
 */
export function olderThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  const values = cursorValues(cursor);
  return values ? sql`(${at}, ${id}) < (${values.cursorAt}, ${values.cursorId})` : undefined;
}

/** The same for a prepared query, which is given the `cursorValues`. */
export const olderThanPlaceholders = (at: SQLiteColumn, id: SQLiteColumn): SQL =>
  sql`(${at}, ${id}) < (${sql.placeholder("cursorAt")}, ${sql.placeholder("cursorId")})`;

/** The same for a list that begins with the oldest. */
export function laterThan(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  const values = cursorValues(cursor);
  return values ? sql`(${at}, ${id}) > (${values.cursorAt}, ${values.cursorId})` : undefined;
}
