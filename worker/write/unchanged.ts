import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AppError } from "../http/app-error";

type Dated = SQLiteTable & { id: SQLiteColumn; updatedAt: SQLiteColumn };

/** A row as it was read. Every save of its kind gives it another instant. */
export type Unchanged = {
  table: Dated;
  row: { id: number; updatedAt: Date };
  /** Where the row still counts as there. */
  living?: SQL | undefined;
  missing: AppError;
  stale: AppError;
};

/** What has to hold for a row that has not changed since it was read: that it is there, and that it was not saved. */
export function conditionsOf({ table, row, living, missing, stale }: Unchanged): [SQL, AppError][] {
  const present = (more?: SQL) => sql`exists (select 1 from ${table} where ${and(eq(table.id, row.id), living, more)})`;
  return [
    [present(), missing],
    [present(eq(table.updatedAt, row.updatedAt)), stale],
  ];
}

/** The instant of a save: always another one, because a form names by it the state that it was filled from. */
export const nextInstant = (now: Date, before: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1));
