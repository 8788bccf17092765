import type { DatabaseSync } from "node:sqlite";

type Entry = { type: string; name: string; table: string; sql: string };
/** What one trigger does to one table: which rows come or go, which columns it sets. */
type Effect = { trigger: string; on: string; moment: string; adds: boolean; removes: boolean; sets: string[] };

const HEAD = `-- The database as the migrations leave it: each table with what triggers keep of it, its indexes, and the triggers that
-- its own rows set off. Made by \`npm run docs\`; a test holds it to the migrations. To be read, never run: where a trigger
-- folds accents, fold(x) stands for the nested replace() calls of the migration.
`;
const ENTRIES = `SELECT type, name, tbl_name AS "table", sql FROM sqlite_schema
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' ORDER BY name`;

/** Returns worker/db/schema.sql for a database that the migrations have made. */
export function renderSchema(db: DatabaseSync): string {
  const entries = entriesOf(db);
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const effects = keptByTriggers(db);
  const tables = ofType("table").map(({ name, sql }) =>
    [
      ...keptLines(effects.get(name) ?? []),
      writtenTable(sql),
      ...ofType("index")
        .filter(({ table }) => table === name)
        .map(({ sql }) => `${onOneLine(sql)};`),
      ...ofType("trigger")
        .filter(({ table }) => table === name)
        .map(({ sql }) => writtenTrigger(sql)),
    ].join("\n"),
  );
  const views = ofType("view").map(({ sql }) => `${sql};`);
  return `${HEAD}\n${[...tables, ...views].join("\n\n")}\n`;
}

/** Returns what triggers do to each table, by the table's name. */
export function keptByTriggers(db: DatabaseSync): Map<string, Effect[]> {
  const kept = new Map<string, Effect[]>();
  for (const { name: trigger, sql } of entriesOf(db).filter(({ type }) => type === "trigger")) {
    const text = onOneLine(sql);
    const [, moment = "", on = ""] = /^CREATE TRIGGER \S+ ((?:AFTER|BEFORE) .+?) ON "?(\w+)"?/i.exec(text) ?? [];
    for (const { table, ...change } of changesOf(text)) {
      const there = kept.get(table) ?? [];
      const effect = there.find((each) => each.trigger === trigger);
      if (effect) {
        effect.adds ||= change.adds;
        effect.removes ||= change.removes;
        effect.sets = [...new Set([...effect.sets, ...change.sets])];
      } else kept.set(table, [...there, { trigger, on, moment: moment.toLowerCase(), ...change }]);
    }
  }
  return kept;
}

/** Returns the statements of a trigger's body that write, as the table they write to and what they do there. */
function changesOf(trigger: string) {
  const body = trigger.slice(trigger.search(/\bBEGIN\b/i));
  return body.split(";").flatMap((statement) => {
    const to = (verb: string) => new RegExp(`\\b${verb} "?(\\w+)"?`, "i").exec(statement)?.[1];
    const added = to("INSERT(?: OR \\w+)? INTO");
    const removed = to("DELETE FROM");
    const table = added ?? removed ?? to("UPDATE(?: OR \\w+)?");
    if (!table) return [];
    const sets = removed ? [] : setColumns(statement, added !== undefined);
    return [{ table, adds: added !== undefined, removes: removed !== undefined, sets }];
  });
}

/** The columns on the left of a SET's assignments, outside all brackets. */
function setColumns(statement: string, upsert: boolean): string[] {
  const start = statement.search(upsert ? /\bDO UPDATE SET\b/i : /\bSET\b/i);
  if (start < 0) return [];
  const assignments = topLevel(statement.slice(start).replace(/^(DO UPDATE )?SET /i, ""), /^(WHERE|FROM) /i);
  return assignments.flatMap((each) => /^\s*"?(\w+)"?\s*=/.exec(each)?.[1] ?? []);
}

/** The parts between commas that stand in no bracket, up to a word that ends the list. */
function topLevel(text: string, end?: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === "'") quoted = !quoted;
    if (!quoted && depth === 0 && end?.test(text.slice(at)) && text[at - 1] === " ") break;
    if (!quoted && char === "(") depth += 1;
    if (!quoted && char === ")") depth -= 1;
    if (!quoted && depth === 0 && char === ",") parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

function keptLines(effects: Effect[]): string[] {
  if (!effects.length) return [];
  return [
    "-- Kept by triggers:",
    ...effects.map(({ trigger, on, moment, adds, removes, sets }) => {
      const does = [adds && "adds rows", removes && "removes rows", sets.length && `sets ${sets.join(", ")}`];
      return `--   ${trigger} (${moment} on ${on}): ${does.filter(Boolean).join("; ")}`;
    }),
  ];
}

function writtenTable(sql: string): string {
  const text = onOneLine(sql);
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  const columns = topLevel(text.slice(open + 1, close)).map((column) => `  ${column}`);
  return `${text.slice(0, open).trim()} (\n${columns.join(",\n")}\n)${text.slice(close + 1)};`;
}

function writtenTrigger(sql: string): string {
  const text = folded(onOneLine(sql));
  const begin = text.search(/\bBEGIN\b/i);
  const body = text
    .slice(begin)
    .replace(/^BEGIN /i, "")
    .replace(/;? ?END$/i, "");
  // Accents are folded in several steps, of which one is enough to read.
  const statements = [...new Set(body.split(/; ?/).filter(Boolean))];
  return `${text.slice(0, begin)}BEGIN\n${statements.map((each) => `  ${inClauses(each)};`).join("\n")}\nEND;`;
}

/** Puts each clause of a statement that stands in no bracket on a line of its own. */
function inClauses(statement: string): string {
  let depth = 0;
  return statement.replace(/[()]|(?<!DELETE) (?=(?:VALUES|SELECT|FROM|WHERE|ON CONFLICT|DO UPDATE) ?)/g, (char) => {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    return char === " " && depth === 0 ? "\n    " : char;
  });
}

/** Writes each chain of replace() that folds accents as fold(what it folds). */
function folded(text: string): string {
  let left = text;
  for (;;) {
    const start = left.search(/(replace\(){3,}/);
    if (start < 0) return left;
    const depth = (/^(?:replace\()+/.exec(left.slice(start))?.[0].length ?? 0) / "replace(".length;
    const inner = start + depth * "replace(".length;
    let at = inner;
    let open = depth;
    for (; open > 0; at += 1) {
      if (left[at] === "(") open += 1;
      if (left[at] === ")") open -= 1;
    }
    const [what = ""] = topLevel(left.slice(inner, at - 1));
    left = `${left.slice(0, start)}fold(${what})${left.slice(at)}`;
  }
}

const entriesOf = (db: DatabaseSync) => db.prepare(ENTRIES).all() as Entry[];
const onOneLine = (sql: string) => sql.replace(/--.*$/gm, "").replace(/\s+/g, " ").replace(/"/g, "").trim();
