import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client";

type Statement = BatchItem<"sqlite">;

/** A query whose rows each are one JSON array in a column named "row": it can be asked in one statement with others. */
type Mergeable = { sql: string; params: unknown[]; rows: (packed: string | null) => unknown[] };
const mergeables = new WeakMap<object, Mergeable>();

/** Marks a statement as mergeable with others. */
export function mergeable<S extends object>(statement: S, how: Mergeable): S {
  mergeables.set(statement, how);
  return statement;
}

/** D1 allows 100 parameters a statement and 100 KB of text (developers.cloudflare.com/d1/platform/limits). */
const MOST_PARAMS = 100;
const MOST_LETTERS = 90_000;

type Merged = { statements: Statement[]; rowsOf: (results: unknown[]) => unknown[] };

/**
 * Merges prepared queries into as few statements as D1 allows, because a statement costs more than what most of them find.
 * Each query becomes a column, which holds all its rows; other statements stay as they are. Returns the statements, and a
 * function that turns their results into those of the given statements, in their order.
 */
export function mergeQueries(db: Db, asked: readonly Statement[]): Merged {
  const groups = groupsOf(asked);
  const statements = groups.map((group) => {
    const [only] = group;
    return group.length === 1 && only ? only.statement : askTogether(db, group);
  });
  const rowsOf = (results: unknown[]) => {
    const rows: unknown[] = new Array(asked.length);
    for (const [index, group] of groups.entries()) {
      const own = group.length === 1 ? [results[index]] : (results[index] as unknown[]);
      for (const [place, { at }] of group.entries()) rows[at] = own[place];
    }
    return rows;
  };
  return { statements, rowsOf };
}

type Place = { statement: Statement; at: number; how: Mergeable | undefined };

function groupsOf(asked: readonly Statement[]): Place[][] {
  const groups: Place[][] = [];
  let open: Place[] | undefined;
  let params = 0;
  let letters = 0;
  for (const [at, statement] of asked.entries()) {
    const how = mergeables.get(statement);
    const place = { statement, at, how };
    const fits =
      open && how && params + how.params.length <= MOST_PARAMS && letters + how.sql.length <= MOST_LETTERS
        ? open
        : null;
    if (fits) fits.push(place);
    else groups.push([place]);
    if (!how) continue;
    if (!fits) {
      open = groups.at(-1);
      params = 0;
      letters = 0;
    }
    params += how.params.length;
    letters += how.sql.length;
  }
  return groups;
}

// The order of a query's rows holds: SQLite does not flatten a subquery that is sorted into an aggregate one (rule 16 of
// its query flattener).
function askTogether(db: Db, group: readonly Place[]): Statement {
  const queries = group.flatMap(({ how }) => how ?? []);
  const columns = queries.map((query, index) => `(select group_concat("row") from (${query.sql})) as r${index}`);
  const sql = `select ${columns.join(", ")}`;
  const params = queries.flatMap((query) => query.params);
  // The interface that drizzle's batch expects of a query.
  const _prepare = () => ({
    stmt: db.$client.prepare(sql),
    getQuery: () => ({ sql, params }),
    mapResult: ({ results: [row] }: D1Result<Record<string, string | null>>) =>
      queries.map((query, index) => query.rows(row?.[`r${index}`] ?? null)),
  });
  return { _prepare } as unknown as Statement;
}
