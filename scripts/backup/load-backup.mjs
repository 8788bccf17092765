import { readFileSync } from "node:fs";
import path from "node:path";
import { BackupError, hashOf } from "./manifest.mjs";
import { projectSchema } from "./project-schema.mjs";
import { COUNTERS, readRows } from "./read-rows.mjs";
import { quoted } from "./schema.mjs";
import { asking } from "./stores.mjs";

/** D1 accepts at most 2 MB per parameter; a batch stays well below a Worker's memory limit. */
const STATEMENT_BYTES = 500_000;
const STATEMENTS_A_BATCH = 20;
const MIGRATIONS = "d1_migrations";

/**
 * Fills an empty database and bucket: files before the rows that point at them, triggers and indexes after the rows,
 * and the list of migrations last, so that nothing deploys onto a half-filled database.
 */
export async function loadBackup({ DB, MEDIA, folder, manifest }) {
  const schema = await projectSchema(manifest.migrations);
  refuseForeign(manifest.tables, schema.columns);
  for (const { key, file, httpMetadata, customMetadata } of manifest.objects) {
    await MEDIA.put(key, readFileSync(path.join(folder, file)), {
      httpMetadata: metadataOf(httpMetadata),
      customMetadata,
    });
  }
  const rowsOf = (wanted) =>
    manifest.tables.filter(({ name }) => wanted(name)).flatMap((table) => inserts(folder, table));
  await run(
    DB,
    schema.tables.map(({ sql }) => [sql]),
  );
  await run(
    DB,
    rowsOf((name) => name !== COUNTERS && name !== MIGRATIONS),
  );
  await run(
    DB,
    schema.others.map((sql) => [sql]),
  );
  await run(DB, [[`DELETE FROM ${COUNTERS}`], ...rowsOf((name) => name === COUNTERS)]);
  await run(
    DB,
    rowsOf((name) => name === MIGRATIONS),
  );
  await compare({ DB, MEDIA, manifest });
}

/** Throws unless the backup has exactly the tables and columns that its migrations create. */
function refuseForeign(tables, columns) {
  const known = [...columns].map(([name, fields]) => `${name} (${fields.join(", ")})`);
  const given = tables.map((table) => `${table.name} (${table.columns.join(", ")})`);
  const other = given.find((each) => !known.includes(each)) ?? known.find((each) => !given.includes(each));
  if (other) throw new BackupError(`The backup's tables are not those that its migrations make: ${other}.`);
}

async function run(DB, statements) {
  for (let first = 0; first < statements.length; first += STATEMENTS_A_BATCH) {
    const some = statements.slice(first, first + STATEMENTS_A_BATCH);
    const prepared = some.map(([sql, value]) => (value === undefined ? DB.prepare(sql) : DB.prepare(sql).bind(value)));
    await DB.batch([DB.prepare("PRAGMA defer_foreign_keys = on"), ...prepared]);
  }
}

/** Returns statements that insert many rows each, passed as one JSON parameter. */
function inserts(folder, { name, columns, file }) {
  const into = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")})`;
  const cells = (cell) => columns.map((_, index) => cell(index)).join(", ");
  const many = `${into} SELECT ${cells((index) => `value ->> ${index}`)} FROM json_each(?)`;
  const statements = [];
  let rows = [];
  let bytes = 0;
  const store = () => {
    if (rows.length) statements.push([many, `[${rows.join(",")}]`]);
    rows = [];
    bytes = 0;
  };
  for (const line of readFileSync(path.join(folder, file), "utf8").split("\n").filter(Boolean)) {
    if (bytes + line.length > STATEMENT_BYTES) store();
    rows.push(line);
    bytes += line.length;
  }
  store();
  return statements;
}

/** Reads everything back and compares it with the backup. */
async function compare({ DB, MEDIA, manifest }) {
  const { tables } = await readRows(asking(DB));
  for (const { name, sha256 } of manifest.tables) {
    const lines = tables.find((table) => table.name === name)?.lines ?? [];
    if (hashOf(lines.map((line) => `${line}\n`).join("")) !== sha256) {
      throw new BackupError(`The rows of ${name} came out other than they went in.`);
    }
  }
  const { results } = await DB.prepare("PRAGMA foreign_key_check").all();
  if (results.length) throw new BackupError(`Rows of ${results[0].table} point at rows that are not there.`);
  for (const { key, etag } of manifest.objects) {
    if ((await MEDIA.head(key))?.etag !== etag)
      throw new BackupError(`The file ${key} came out other than it went in.`);
  }
}

/** Restores the date that JSON turned into text. */
function metadataOf({ cacheExpiry, ...texts }) {
  return cacheExpiry ? { ...texts, cacheExpiry: new Date(cacheExpiry) } : texts;
}
