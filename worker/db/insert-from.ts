import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";

/** The columns of a new row, each a value or an SQL expression. */
type Columns<T extends SQLiteTable> = { [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL };

/** Inserts the rows of a select: `columns` by name, `rest` is what follows them (`from`, `where`). */
export function insertFrom<T extends SQLiteTable>(db: Db, table: T, columns: Columns<T>, rest: SQL) {
  const given = columns as Record<string, unknown>;
  const values = Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generated)
    .map(([name, column]) => {
      const value = given[name] ?? column.default;
      if (value === undefined || value === null) return sql`null`;
      return is(value, SQL) ? value : sql.param(value, column);
    });
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${rest}`);
}
