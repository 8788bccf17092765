import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hashPassword } from "better-auth/crypto";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { demoClub } from "../migrations/seed/demo-club.ts";
import { localVars } from "./local-settings.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const HOST = "127.0.0.1";

/**
 * The built product on the embedded stack: D1, R2, Durable Objects, queue and schedule, all in one process, with its
 * state under `.wrangler/state` (the same files that `vite dev` and `wrangler d1 --local` use).
 */
export async function openLocalStack({ port, statePath = process.env.LONGROLL_STATE ?? at(".wrangler/state"), seed = true }) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(at(".local/longroll/wrangler.json"));
  const options = (listenOn) =>
    convertV4MiniflareOptions({
      host: HOST,
      port: listenOn,
      cf: false,
      log: new Log(LogLevel.WARN),
      defaultPersistRoot: `${statePath}/v3`,
      workers: [{ ...workerOptions, name: "longroll", bindings: { ...workerOptions.bindings, ...localVars() } }],
    });
  // The database is made ready before the port opens: nobody ever meets a half-migrated product.
  const miniflare = new Miniflare(options(0));
  try {
    const db = await miniflare.getD1Database("DB", "longroll");
    await migrate(db);
    if (seed) await seedWhenEmpty(db);
    await miniflare.setOptions(options(port));
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose();
    if (error?.code === "EADDRINUSE") throw new Error(`Port ${port} is taken. Choose another one: PORT=8788 npm start`);
    throw error;
  }
  const hourly = setInterval(async () => (await miniflare.getWorker("longroll")).scheduled({ cron: "17 * * * *" }), 3_600_000);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      clearInterval(hourly);
      await miniflare.dispose();
    },
  };
}

/** Applies what is not applied yet, each file whole or not at all, in the table that wrangler uses too. */
export async function migrate(db) {
  await db.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((row) => row.name));
  const files = readdirSync(at("migrations")).filter((name) => name.endsWith(".sql")).sort();
  for (const name of files.filter((file) => !applied.has(file))) {
    const statements = unstable_splitSqlQuery(readFileSync(at(`migrations/${name}`), "utf8"));
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}

async function seedWhenEmpty(db) {
  const { users } = await db.prepare("SELECT count(*) AS users FROM user").first();
  if (users > 0) return;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const statements = await demoClub({ now: new Date(), timeZone, hashPassword });
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)));
}
