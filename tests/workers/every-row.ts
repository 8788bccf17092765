import { env } from "cloudflare:workers";

let tables: string[] | undefined;
async function everyTable(): Promise<string[]> {
  const read = () =>
    env.DB.prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf%' escape '\\'",
    ).all<{ name: string }>();
  tables ??= (await read()).results.map(({ name }) => name);
  return tables;
}

/** The whole database, table by table, as text: equal before and after what must change nothing. */
export async function everyRow(): Promise<Record<string, string>> {
  const names = await everyTable();
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from "${name}"`)));
  return Object.fromEntries(names.map((name, index) => [name, JSON.stringify(rows[index]?.results)]));
}

/** How many rows each table has. */
export async function everyCount(): Promise<Record<string, number>> {
  const names = await everyTable();
  const counts = await env.DB.batch<{ n: number }>(
    names.map((name) => env.DB.prepare(`select count(*) n from "${name}"`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, counts[index]?.results[0]?.n ?? 0]));
}

let columns: Record<string, string[]> | undefined;
/** The columns of each table. */
async function everyColumn(): Promise<Record<string, string[]>> {
  const names = await everyTable();
  const found = await env.DB.batch<{ name: string }>(
    names.map((name) => env.DB.prepare("select name from pragma_table_info(?)").bind(name)),
  );
  return Object.fromEntries(names.map((name, index) => [name, (found[index]?.results ?? []).map((each) => each.name)]));
}

/** Every text cell of the database that has this word in it, with where it stands. */
export async function cellsWith(word: string): Promise<{ place: string; text: string }[]> {
  columns ??= await everyColumn();
  const searched = Object.entries(columns);
  const rows = await env.DB.batch<Record<string, unknown>>(
    searched.map(([table, names]) => {
      const has = names.map((name) => `instr("${name}", ?1) > 0`).join(" or ");
      return env.DB.prepare(`select * from "${table}" where ${has}`).bind(word);
    }),
  );
  return searched.flatMap(([table], index) =>
    (rows[index]?.results ?? []).flatMap((row) =>
      Object.entries(row).flatMap(([column, text]) =>
        typeof text === "string" && text.includes(word) ? [{ place: `${table}.${column}`, text }] : [],
      ),
    ),
  );
}

/** What points at nothing; empty in a database that is whole. */
export const danglingReferences = async () => (await env.DB.prepare("pragma foreign_key_check").all()).results;
