import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { schema } from "../../worker/db/client";
import { db } from "../workers/club";

const tables = Object.values(schema).flatMap((value: unknown): SQLiteTable[] =>
  is(value, SQLiteTable) ? [value] : [],
);

describe("the migrations", () => {
  it("make every table that the code knows", () => {
    expect(tables.length).toBeGreaterThan(15);
  });

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    "make %s as the code reads it",
    async (name, table) => {
      const stored = await db.all<{ name: string; type: string; notnull: number; pk: number }>(
        sql`select name, lower(type) as type, "notnull", pk from pragma_table_info(${name})`,
      );
      const known = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notnull: column.notNull ? 1 : 0,
      }));
      const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
      expect(stored.map(({ pk, ...column }) => column).sort(byName)).toEqual(known.sort(byName));

      const indexes = await db.all<{ name: string }>(
        sql`select name from pragma_index_list(${name}) where origin = 'c' and name not like '%_unique'`,
      );
      const named = getTableConfig(table).indexes.map((index) => index.config.name);
      expect(indexes.map((index) => index.name).sort()).toEqual(named.sort());
    },
  );
});
