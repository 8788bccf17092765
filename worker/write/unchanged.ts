import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AppError } from "../http/app-error";

type Dated = SQLiteTable & { id: SQLiteColumn; updatedAt: SQLiteColumn };

/** A row as it was read. Every save sets another `updatedAt`. */
export type Unchanged = {
  table: Dated;
  row: { id: number; updatedAt: Date };
  /** Condition for rows that are not deleted. */
  living?: SQL | undefined;
  missing: AppError;
  stale: AppError;
};

/** Returns the conditions of an unchanged row with their errors: it exists, and has not been saved since. */
export function conditionsOf({ table, row, living, missing, stale }: Unchanged): [SQL, AppError][] {
  const present = (more?: SQL) => sql`exists (select 1 from ${table} where ${and(eq(table.id, row.id), living, more)})`;
  return [
    [present(), missing],
    [present(eq(table.updatedAt, row.updatedAt)), stale],
  ];
}

/** Returns the time of a save, always later than the last one: forms identify the state they were filled from by it. */
export const nextInstant = (now: Date, before: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1));
