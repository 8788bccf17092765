/** Excludes the tables of SQLite itself and of Cloudflare, which are not readable. */
export const OURS = "name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_cf~_%' ESCAPE '~'";

/** Reads what creates the tables, and what must wait until they are full: triggers would count rows twice. */
export async function readSchema(ask) {
  const [entries, references] = await ask([
    `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND ${OURS} ORDER BY rowid`,
    `SELECT m.name AS child, f."table" AS parent
       FROM (SELECT name FROM sqlite_schema WHERE type = 'table' AND ${OURS}) m JOIN pragma_foreign_key_list(m.name) f`,
  ]);
  const tables = entries.filter(({ type }) => type === "table").map(({ name, sql }) => ({ name, sql }));
  const others = entries.filter(({ type }) => type !== "table").map(({ sql }) => sql);
  return { tables: parentsFirst(tables, references), others };
}

/** Sorts tables so that parents come before their children; self-referencing tables are stored oldest row first. */
function parentsFirst(tables, references) {
  const parents = new Map(tables.map(({ name }) => [name, new Set()]));
  for (const { child, parent } of references) if (child !== parent) parents.get(child)?.add(parent);
  const ordered = [];
  const placed = new Set();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !placed.has(name) && [...parents.get(name)].every((one) => placed.has(one)),
    );
    if (!next.length) throw new Error("Tables refer to each other in a circle, so no order of storing them is right.");
    for (const table of next) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;
