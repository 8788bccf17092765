import { getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { schema } from "../../worker/db/client";
import { db } from "./club";

const TABLES = Object.values(schema).flatMap((value: unknown): SQLiteTable[] =>
  is(value, SQLiteTable) ? [value] : [],
);

/** A column that says whose a row is: by its foreign key, or by its name where there is none. */
export type UserColumn = { table: string; column: string };

const NAMES_A_USER =
  /^(user|owner|actor|author|reporter|reader|member|admin|sender|recipient|from_user|to_user)_id$|_by$/;

export async function userColumns(): Promise<UserColumn[]> {
  const found = await db.all<UserColumn & { parent: string | null }>(sql`
    select m.name as "table", c.name as "column", f."table" as parent
    from sqlite_master m join pragma_table_info(m.name) c
    left join pragma_foreign_key_list(m.name) f on f."from" = c.name
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '\_cf%' escape '\\'
    order by 1, 2`);
  return found
    .filter(
      ({ column, parent }) =>
        parent === "user" || column === "user_id" || (parent === null && NAMES_A_USER.test(column)),
    )
    .map(({ table, column }) => ({ table, column }));
}

/** Every table and column that holds one of these words, whatever the case. */
export async function tablesThatKnow(words: string[]): Promise<string[]> {
  const columns = await db.all<UserColumn>(sql`
    select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '\_cf%' escape '\\' order by 1, 2`);
  const known: string[] = [];
  for (const { table, column } of columns) {
    const cell = sql`lower(cast(${sql.identifier(column)} as text))`;
    const has = sql.join(
      words.map((word) => sql`instr(${cell}, ${word.toLowerCase()}) > 0`),
      sql` or `,
    );
    const row = await db.get<{ rows: number }>(sql`select count(*) as rows from ${sql.identifier(table)} where ${has}`);
    if (row?.rows) known.push(`${table}.${column}`);
  }
  return known;
}

let count = 0;

/** One row of the person's in every table that can hold one, made up from what each column takes. */
export async function fillEveryTable(userId: string, email: string): Promise<string[]> {
  const filled: string[] = [];
  for (const { table, column } of await userColumns()) {
    if (SKIPPED.has(table)) continue;
    const known = TABLES.find((one) => getTableConfig(one).name === table);
    if (!known) throw new Error(`${table} is in the database and not in the code`);
    await addRow(known, userId, email);
    filled.push(`${table}.${column}`);
  }
  return filled;
}

/** Of the account itself, and of one that is being deleted. */
const SKIPPED = new Set(["account_closure"]);
/** Tables whose only row has the number 1. */
const OF_ONE_ROW = new Set(["site_draft", "competition_overlay", "first_week_setting"]);
/** A parent without which a row is refused, although the column may be empty beside another. */
const NEEDED: Record<string, string> = { community_mention: "post_id" };

async function addRow(table: SQLiteTable, userId: string, email: string): Promise<Record<string, unknown>> {
  const { name, foreignKeys } = getTableConfig(table);
  const parents = new Map(
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      return [columns[0]?.name ?? "", foreignTable];
    }),
  );
  count += 1;
  const row: Record<string, unknown> = {};
  for (const column of Object.values(getTableColumns(table))) {
    const parent = parents.get(column.name);
    const parentName = parent && getTableConfig(parent).name;
    // A row whose key is the person may have rows of its own below it.
    if (parent && parentName !== "user" && column.name === "user_id") await addRow(parent, userId, email);
    if (parentName === "user" || column.name === "user_id" || (!parent && NAMES_A_USER.test(column.name)))
      row[column.name] = userId;
    else if (parent && ((!column.notNull && NEEDED[name] !== column.name) || parentName === name))
      row[column.name] = null;
    else if (parent) row[column.name] = (await addRow(parent, userId, email)).id;
    else if (column.dataType === "json") row[column.name] = "[]";
    else if (/address|email$/.test(column.name)) row[column.name] = email;
    else if (column.getSQLType() === "text") row[column.name] = `made-up-${count}`;
    else if (!column.primary || column.getSQLType() !== "integer")
      row[column.name] = column.getSQLType() === "integer" ? count % 2 : count;
    else if (OF_ONE_ROW.has(name)) row[column.name] = 1;
  }
  const entries = Object.entries(row);
  const names = sql.join(
    entries.map(([key]) => sql.identifier(key)),
    sql`, `,
  );
  const values = sql.join(
    entries.map(([, value]): SQL => sql`${value}`),
    sql`, `,
  );
  const made = await db.get<Record<string, unknown>>(
    sql`insert into ${sql.identifier(name)} (${names}) values (${values}) on conflict do nothing returning *`,
  );
  if (made) return made;
  const [existing] = await db.all<Record<string, unknown>>(sql`select * from ${sql.identifier(name)} limit 1`);
  if (!existing) throw new Error(`${name} takes no made-up row`);
  return existing;
}
