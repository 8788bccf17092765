import { sql } from "drizzle-orm";
import { app } from "../../worker/app";
import { accessTable } from "../../worker/http/guards";
import { db } from "./club";

/** Every route of the product, with an address that fits its pattern and names nothing that exists. */
export const EVERY_ROUTE = accessTable(app).map((route) => ({
  ...route,
  address: route.path.replace(/:\w+/g, "999999").replace("/*", "/"),
}));

/** Those that may change something. */
export const WRITES = EVERY_ROUTE.filter(({ method }) => method !== "GET");

/** How many rows each table has. */
export async function rowCounts(): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\_cf%' escape '\\'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await db.get<{ rows: number }>(sql`select count(*) as rows from ${sql.identifier(name)}`);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}
