import { readdirSync, readFileSync } from "node:fs";
import { type DatabaseSync, DatabaseSync as Sqlite } from "node:sqlite";

/** The migrations in their order. */
export const MIGRATIONS = readdirSync("migrations")
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => ({ name, sql: readFileSync(`migrations/${name}`, "utf8") }));

type Column = { name: string; type: string; notnull: number; pk: number };
type Reference = { table: string; from: string; to: string | null };

/** A database that some of the migrations have made, each whole or not at all, as D1 does it. */
export function databaseAfter(files: { name: string; sql: string }[]): DatabaseSync {
  const db = new Sqlite(":memory:");
  for (const file of files) apply(db, file.sql);
  return db;
}

export function apply(db: DatabaseSync, sql: string): void {
  db.exec(`BEGIN; ${sql}; COMMIT;`);
}

export function tablesOf(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'").all();
  return rows.map(({ name }) => String(name)).sort();
}

export const countOf = (db: DatabaseSync, table: string) =>
  Number(db.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows);

/** Tables without which no others can be: a row is an exercise of a workout or of a section, never of neither. */
const ONLY_ONE: Record<string, string[]> = {
  exercise: ["daily_workout_id", "column_type"],
  training_thread: ["workout_id"],
};

/** Two rows in every table that the database has, made of what its columns take. Answers the tables that hold some now. */
export function fill(db: DatabaseSync): string[] {
  const filled = new Set<string>();
  let left = tablesOf(db);
  while (left.length) {
    const ready = left.filter((table) =>
      references(db, table).every(({ table: to }) => to === table || filled.has(to)),
    );
    if (!ready.length) throw new Error(`nothing can be stored in ${left.join(", ")}`);
    for (const table of ready) {
      for (let count = 1; count <= 2; count += 1) addRow(db, table, count);
      if (countOf(db, table) === 0) throw new Error(`${table} took no row`);
      filled.add(table);
    }
    left = left.filter((table) => !filled.has(table));
  }
  return [...filled];
}

const references = (db: DatabaseSync, table: string) =>
  db.prepare(`SELECT "table", "from", "to" FROM pragma_foreign_key_list('${table}')`).all() as unknown as Reference[];

function addRow(db: DatabaseSync, table: string, count: number): void {
  const columns = db.prepare(`SELECT * FROM pragma_table_info('${table}')`).all() as unknown as Column[];
  const parents = new Map(references(db, table).map((reference) => [reference.from, reference]));
  const row: Record<string, string | number | null> = {};
  for (const { name, type, notnull, pk } of columns) {
    const parent = parents.get(name);
    if (ONLY_ONE[table]?.includes(name) || (parent?.table === table && !notnull)) row[name] = null;
    else if (parent) row[name] = keyOf(db, parent, count);
    else if (type.toLowerCase() === "text") row[name] = textFor(name, count);
    else if (pk && columns.filter((column) => column.pk).length === 1) row[name] = count;
    else row[name] = count - 1;
  }
  const names = Object.keys(row);
  db.prepare(
    `INSERT OR IGNORE INTO "${table}" (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
  ).run(...Object.values(row));
}

function keyOf(db: DatabaseSync, { table, to }: Reference, count: number): string | number {
  const rows = db.prepare(`SELECT "${to ?? "id"}" AS key FROM "${table}" ORDER BY 1 LIMIT 2`).all();
  return (rows[count - 1] ?? rows[0])?.key as string | number;
}

function textFor(column: string, count: number): string {
  if (/_date$|^day$|^local_day$/.test(column)) return `2026-03-0${count}`;
  if (/json|tags|days|draft|reading|sets|options|items|hours|rules|findings|summary|state/.test(column)) return "[]";
  // Staff are no members: a migration takes their trials away.
  if (column === "role") return "user";
  return `${column} ${count}`;
}
