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
 * Migrates the local database, and fills an empty one with the demo club unless `empty` is set. Returns whether it was
 * filled. Call it before serving.
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

/** Runs some work on the local database while nothing else uses it. */
export function withDatabase(work) {
  return withStores(({ DB }) => work(DB));
}

/** Same with the file store, optionally at another path than the product's. */
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

/** The same table that wrangler creates. */
export const MIGRATIONS_TABLE =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Applies pending migrations, each file atomically, recorded in wrangler's table. `until`: the last one. */
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
  // The machine's zone may be unusable: an empty TZ gives Etc/Unknown, an invalid one gives none.
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = isTimeZone(here) ? here : "UTC";
  for (const { id, bytes } of Object.values(demoMedia)) await media.put(objectKey(id), bytes());
  for (const { key, sample } of documents) await media.put(key, readFileSync(at(`web/public/samples/${sample}`)));
  const statements = await demoClub({ now: new Date(), timeZone, hashPassword });
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)));
  return true;
}
