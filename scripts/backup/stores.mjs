import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { at } from "../local-paths.mjs";

/** Returns a function that runs several statements on D1 as one transaction. */
export const asking = (DB) => async (statements) =>
  (await DB.batch(statements.map((sql) => DB.prepare(sql)))).map(({ results }) => results);

/** Opens the deployed database and bucket of `wrangler.toml`, with the account that is signed in to wrangler. */
export async function withDeployedStores(work) {
  const { name, compatibility_date, d1_databases, r2_buckets } = unstable_readConfig({ config: at("wrangler.toml") });
  if (d1_databases[0].database_id.startsWith("00000000-")) {
    throw new Error("wrangler.toml names no database yet: see docs/operations.md.");
  }
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-stores-"));
  const configPath = path.join(folder, "wrangler.json");
  const remote = (binding) => ({ ...binding, remote: true });
  const config = {
    name: `${name}-backup`,
    compatibility_date,
    d1_databases: d1_databases.map(remote),
    r2_buckets: r2_buckets.map(remote),
  };
  writeFileSync(configPath, JSON.stringify(config));
  const proxy = await getPlatformProxy({ configPath, persist: false, remoteBindings: true });
  try {
    return await work(proxy.env);
  } finally {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
