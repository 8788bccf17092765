import { readdirSync, readFileSync } from "node:fs";
import { hashPassword } from "better-auth/crypto";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { demoClub } from "../seed/demo-club.ts";
import { documents } from "../seed/documents.ts";
import { media as demoMedia } from "../seed/media.ts";
import { isTimeZone } from "../worker/contract/account-time-zone.ts";
import { objectKey } from "../worker/features/media/object-key.ts";
import { at, statePath } from "./local-paths.mjs";

/**
 * Brings the embedded database up to date and fills an empty one with the demo club, before anything is served from it.
 * `empty` leaves it without one. Answers whether it was filled now.
 */
export function prepareDatabase({ state = statePath, empty = false } = {}) {
  return withStores(
    async ({ DB, MEDIA }) => {
      await migrate(DB);
      return !empty && (await seedWhenEmpty(DB, MEDIA));
    },
    { state },
  );
}

/** Hands the embedded database to some work while nothing else has it. */
export function withDatabase(work) {
  return withStores(({ DB }) => work(DB));
}

/** The same with the file store, also those of another place than the product's own. */
export async function withStores(work, { state = statePath } = {}) {
  const { d1_databases, r2_buckets } = unstable_readConfig({ config: at("wrangler.toml") });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: `${state}/v3`,
      modules: true,
      script: "export default {}",
      d1Databases: { DB: { id: d1_databases[0].database_id } },
      r2Buckets: { MEDIA: { id: r2_buckets[0].bucket_name } },
    }),
  );
  try {
    return await work({ DB: await miniflare.getD1Database("DB"), MEDIA: await miniflare.getR2Bucket("MEDIA") });
  } finally {
    await miniflare.dispose();
  }
}

/** As wrangler makes it. */
export const MIGRATIONS_TABLE =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Applies what is not applied yet, each file whole or not at all, in the table that wrangler uses too. `until` ends with that file. */
export async function migrate(db, { until } = {}) {
  await db.exec(MIGRATIONS_TABLE);
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((row) => row.name));
  const files = readdirSync(at("migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
  for (const name of files.filter((file) => !applied.has(file) && (until === undefined || file <= until))) {
    const statements = unstable_splitSqlQuery(readFileSync(at(`migrations/${name}`), "utf8"));
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}

async function seedWhenEmpty(db, media) {
  const { users } = await db.prepare("SELECT count(*) AS users FROM user").first();
  if (users > 0) return false;
  // A machine may not know where it is: with TZ empty the zone is Etc/Unknown, with a made-up one it has no name.
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = isTimeZone(here) ? here : "UTC";
  for (const { id, bytes } of Object.values(demoMedia)) await media.put(objectKey(id), bytes());
  for (const { key, sample } of documents) await media.put(key, readFileSync(at(`web/public/samples/${sample}`)));
  const statements = await demoClub({ now: new Date(), timeZone, hashPassword });
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)));
  return true;
}
