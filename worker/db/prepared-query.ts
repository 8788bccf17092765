import { Column, fillPlaceholders, is, type Query, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";
import { mergeable } from "./merged-query";

type Group = Record<string, Column | SQL>;
type Fields = Record<string, Column | SQL | Group>;
type Field = { group: string | null; name: string; from: Column | SQL; decode: ((value: unknown) => unknown) | null };
/** Values of the placeholders as stored: an instant is its milliseconds. */
export type QueryParams = Record<string, string | number | null>;
type PreparedQuery<Row> = {
  (db: Db, params: QueryParams): RunnableQuery<Row[], "sqlite">;
  /** For direct use of D1: the statement, and a parser for the single column of its rows. */
  statement: (d1: D1Database, params: QueryParams) => D1PreparedStatement;
  unpack: (row: string) => Row;
};
export type PreparedRow<Q> = Q extends PreparedQuery<infer Row> ? Row : never;

/** D1 allows no more arguments to a function (developers.cloudflare.com/d1/platform/limits). */
const MOST_FIELDS = 32;

/**
 * Prepares a select once per isolate: having drizzle build its text each time takes longer than most answers of the
 * database. Variable values are `sql.placeholder`s. Each row is returned as one JSON array, because each value costs
 * time; so no field may be a blob or have more than 15 digits, and `json(…)` arrives parsed. For batches; those that are
 * read by name go in one statement (`mergeQueries`).
 */
export function prepared<F extends Fields>(
  fields: F,
  write: (select: ReturnType<typeof selectPacked>) => { toSQL(): Query },
): PreparedQuery<SelectResultFields<F>> {
  const flat = flatten(fields);
  if (flat.length > MOST_FIELDS) throw new Error("a prepared query has too many fields");
  let query: Query | undefined;
  const filled = (params: QueryParams) => {
    query ??= write(selectPacked(flat)).toSQL();
    return withLimits({ sql: query.sql, params: fillPlaceholders(query.params, params) });
  };
  const read = (row: string) => unpack(flat, JSON.parse(row)) as SelectResultFields<F>;
  const ask = (db: Db, values: QueryParams) => {
    const { sql: text, params } = filled(values);
    // The interface that drizzle's batch expects of a query.
    const _prepare = () => ({
      stmt: db.$client.prepare(text),
      getQuery: () => ({ sql: text, params }),
      mapResult: ({ results }: D1Result<{ row: string }>) => results.map(({ row }) => read(row)),
    });
    const alone = { _prepare } as unknown as RunnableQuery<SelectResultFields<F>[], "sqlite">;
    return mergeable(alone, { sql: text, params, rows: (packed) => readRows(flat, packed) });
  };
  const statement = (d1: D1Database, values: QueryParams) => {
    const { sql: text, params } = filled(values);
    return d1.prepare(text).bind(...params);
  };
  return Object.assign(ask, { statement, unpack: read });
}

/**
 * Returns a field of a prepared query that holds the rows of another one, which may name its tables. All rows of a row
 * together stay below 2 MB, which D1 sets as the limit of a value.
 */
export function rowsWithin<F extends Fields>(
  fields: F,
  write: (select: ReturnType<typeof selectPacked>) => SQLWrapper,
): SQL<SelectResultFields<F>[]> {
  const flat = flatten(fields);
  const rows = sql`(select coalesce(group_concat("row"), '') from ${write(selectPacked(flat))})`;
  return rows.mapWith((packed) => readRows(flat, packed)) as SQL<SelectResultFields<F>[]>;
}

/**
 * Writes limits into a query's text: SQLite plans by a bound limit, so that it prepares the whole statement a second time
 * once the value is bound.
 */
export function withLimits(query: Query): Query {
  const parts = query.sql.split("?");
  // A question mark that is no parameter.
  if (parts.length !== query.params.length + 1) return query;
  const isLimit = query.params.map((value, at) => parts[at]?.endsWith("limit ") && Number.isSafeInteger(value));
  const valueAt = (at: number) => (at === query.params.length ? "" : isLimit[at] ? String(query.params[at]) : "?");
  return {
    sql: parts.map((part, at) => part + valueAt(at)).join(""),
    params: query.params.filter((_, at) => !isLimit[at]),
  };
}

const readRows = (fields: Field[], packed: string | null) =>
  packed ? (JSON.parse(`[${packed}]`) as unknown[][]).map((values) => unpack(fields, values)) : [];

function selectPacked(fields: Field[]) {
  const values = fields.map(({ from }) => from);
  return new QueryBuilder().select({ row: sql<string>`json_array(${sql.join(values, sql`, `)})`.as("row") });
}

function flatten(fields: Fields, group: string | null = null): Field[] {
  return Object.entries(fields).flatMap(([name, from]): Field[] => {
    return is(from, Column) || is(from, SQL) ? [{ group, name, from, decode: decoderOf(from) }] : flatten(from, name);
  });
}

function decoderOf(from: Column | SQL): Field["decode"] {
  // drizzle's types hide what `mapWith` has set.
  const decoder = is(from, Column)
    ? from
    : (from as unknown as { decoder: Pick<Column, "mapFromDriverValue"> }).decoder;
  const isAsStored = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isAsStored ? null : (value) => decoder.mapFromDriverValue(value);
}

function unpack(fields: Field[], values: unknown[]) {
  const row: Record<string, unknown> = {};
  for (const [index, { group, name, decode }] of fields.entries()) {
    const value = values[index];
    const read = value === null || !decode ? value : decode(value);
    if (group === null) row[name] = read;
    else row[group] = Object.assign(row[group] ?? {}, { [name]: read });
  }
  return row;
}
