import { and, count, getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { runEach } from "../../../db/batched-read";
import type { Db } from "../../../db/client";
import { gate } from "../../billing/gate";
import type { Holder, Part } from "./personal-data";

const AT_ONCE = 500;

export type Row = Record<string, unknown>;

/** Counts the rows of each part in one round trip. */
export async function countParts(db: Db, parts: Part[], holder: Holder): Promise<number[]> {
  const counts = parts.map(({ table, where }) => db.select({ rows: count() }).from(table).where(where(holder)));
  return (await runEach(db, counts)).map(([row]) => row?.rows ?? 0);
}

/** Yields a part's rows in key order, read in chunks, so that a long history fits in memory. */
export async function* readPart(db: Db, part: Part, holder: Holder): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await readRows(db, { table: part.table, where: part.where(holder) }, last, AT_ONCE);
    for (const row of rows) yield visibleColumns(part, holder, row);
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

type Key = { name: string; column: SQLiteColumn };

type Rows = { table: SQLiteTable; where?: SQL | undefined };

/** Reads rows of a table in key order, after a given one. */
export function readRows(db: Db, { table, where }: Rows, last: Row | undefined, limit: number): Promise<Row[]> {
  const keys = keysOf(table);
  const columns = sql.join(
    keys.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values =
    last &&
    sql.join(
      keys.map(({ name, column }) => sql.param(last[name], column)),
      sql`, `,
    );
  const later = values && sql`(${columns}) > (${values})`;
  return db.select().from(table).where(and(where, later)).orderBy(columns).limit(limit);
}

function keysOf(table: SQLiteTable): Key[] {
  const { primaryKeys } = getTableConfig(table);
  const composite = new Set(primaryKeys[0]?.columns ?? []);
  const keys = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.primary || composite.has(column))
    .map(([name, column]) => ({ name, column }));
  if (keys.length === 0) throw new Error(`${getTableConfig(table).name} has no key to be read by`);
  return keys;
}

function visibleColumns({ without = [], gated = [] }: Part, { mayTrain }: Holder, row: Row): Row {
  const fields = Object.entries(row).filter(([key]) => !without.includes(key));
  const coachs = mayTrain ? [] : fields.filter(([key]) => gated.includes(key));
  return { ...Object.fromEntries(fields), ...gate(Object.fromEntries(coachs)) };
}
