import { quoted, readSchema } from "./schema.mjs";

/** Autoincrement counters: without them, a deleted post's id would be reused. */
export const COUNTERS = "sqlite_sequence";

/**
 * Reads the schema and every row as one snapshot: `ask` runs several statements in one transaction. Each table is
 * returned as its columns and one JSON array per row. Numbers are safe in JSON, since the Worker wrote them.
 */
export async function readRows(ask) {
  const schema = await readSchema(ask);
  const [{ counting }] = (await ask([`SELECT count(*) AS counting FROM sqlite_schema WHERE name = '${COUNTERS}'`]))[0];
  const names = [...schema.tables.map(({ name }) => name), ...(counting ? [COUNTERS] : [])];
  const columns = await ask(names.map((name) => `SELECT name FROM pragma_table_info('${name}') ORDER BY cid`));
  const rows = await ask(names.map((name) => `SELECT * FROM ${quoted(name)}`));
  const tables = names.map((name, index) => {
    const fields = columns[index].map((column) => column.name);
    return { name, columns: fields, lines: rows[index].map((row) => lineOf(name, fields, row)) };
  });
  return { schema, tables };
}

function lineOf(table, columns, row) {
  const values = columns.map((column) => row[column]);
  // No table has a BLOB column; one that gets it needs an encoding here first.
  if (values.some((value) => value !== null && typeof value === "object")) {
    throw new Error(`${table} holds bytes, which a backup cannot write down yet.`);
  }
  return JSON.stringify(values);
}
