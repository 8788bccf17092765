import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery } from "wrangler";
import { MIGRATIONS_TABLE } from "../local-database.mjs";
import { at } from "../local-paths.mjs";
import { readSchema } from "./schema.mjs";

/**
 * The schema as the project's own migrations make it, tried in a database in memory. A backup says which of them it had, and
 * nothing else of its schema is believed: a trigger of a stranger's would run with every write from then on.
 */
export async function projectSchema(migrations) {
  const db = new DatabaseSync(":memory:");
  try {
    db.exec(MIGRATIONS_TABLE);
    for (const name of [...migrations].sort()) {
      for (const sql of unstable_splitSqlQuery(readFileSync(at(`migrations/${name}`), "utf8"))) db.exec(sql);
    }
    const ask = async (statements) => statements.map((sql) => db.prepare(sql).all());
    const schema = await readSchema(ask);
    const names = [...schema.tables.map(({ name }) => name), "sqlite_sequence"];
    const columns = await ask(names.map((name) => `SELECT name FROM pragma_table_info('${name}') ORDER BY cid`));
    return { ...schema, columns: new Map(names.map((name, index) => [name, columns[index].map((one) => one.name)])) };
  } finally {
    db.close();
  }
}
