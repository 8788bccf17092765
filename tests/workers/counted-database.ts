import { env } from "cloudflare:workers";
import { connect } from "../../worker/db/client";

/** The database of the tests, counting what a call costs it: round trips, and rows its statements read. */
export function countedDatabase() {
  const cost = { roundTrips: 0, rowsRead: 0 };
  const count = <T>(result: D1Result<T>): D1Result<T> => {
    cost.rowsRead += result.meta.rows_read;
    return result;
  };
  const counting = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (target, name) => {
        if (name === "bind") return (...values: unknown[]) => counting(target.bind(...values));
        if (name === "raw") {
          // D1 answers `raw` without its cost; drizzle asks this way for a single statement.
          return async () => {
            cost.roundTrips += 1;
            const { results } = count(await target.all<Record<string, unknown>>());
            return results.map((row) => Object.values(row));
          };
        }
        if (name === "all" || name === "run") {
          return async () => {
            cost.roundTrips += 1;
            return count(await target.all());
          };
        }
        return name === "original" ? target : Reflect.get(target, name);
      },
    });
  const source = {
    prepare: (text: string) => counting(env.DB.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) => {
      cost.roundTrips += 1;
      const own = statements.map((statement) => (statement as unknown as { original: D1PreparedStatement }).original);
      return (await env.DB.batch(own)).map(count);
    },
  };
  return { db: connect(source as unknown as D1Database), cost };
}
