import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery } from "wrangler";
import { MIGRATIONS_TABLE } from "../local-database.mjs";
import { at } from "../local-paths.mjs";
import { readSchema } from "./schema.mjs";

/**
 * Returns the schema that the project's own migrations create, built in memory. Only the names of its migrations are
 * taken from a backup: a foreign trigger would run with every later write.
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
