import { quoted, readSchema } from "./schema.mjs";

/** Where ids that count upwards have got to: without it a deleted post's number would be given to another one. */
export const COUNTERS = "sqlite_sequence";

/**
 * The schema and every row, of one moment: `ask` answers several statements in one transaction. Each table is given as
 * its columns and the lines of a file, one JSON array a row. Numbers are JavaScript's on both sides, since the Worker wrote them.
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
  // No table has a column of bytes; one that gets it needs a way to write them down first.
  if (values.some((value) => value !== null && typeof value === "object")) {
    throw new Error(`${table} holds bytes, which a backup cannot write down yet.`);
  }
  return JSON.stringify(values);
}
