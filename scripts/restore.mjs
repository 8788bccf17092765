// `npm run restore -- <folder>`: restores a backup into an empty place. `--replace` moves local data aside; `--remote`
// fills an empty database and bucket at Cloudflare; `--dry-run` only checks; `--trust` accepts a seal it cannot check.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { backupKey } from "./backup/backup-key.mjs";
import { loadBackup } from "./backup/load-backup.mjs";
import { verifiedManifest } from "./backup/manifest.mjs";
import { OURS } from "./backup/schema.mjs";
import { withDeployedStores } from "./backup/stores.mjs";
import { withStores } from "./local-database.mjs";
import { at, statePath } from "./local-paths.mjs";
import { inUseBy } from "./state-in-use.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: "boolean" },
    replace: { type: "boolean" },
    "dry-run": { type: "boolean" },
    trust: { type: "boolean" },
  },
});

try {
  if (positionals.length !== 1)
    throw new Error("Name the folder of the backup: npm run restore -- backups/2026-11-21T18-00-00");
  const folder = path.resolve(positionals[0]);
  const manifest = await verifiedManifest(folder, { key: backupKey(), trust: values.trust });
  refuseNewer(manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${rows} rows and ${manifest.objects.length} files as of ${manifest.madeAt}`;
  console.log(`The backup is whole: ${what}.`);
  console.log(`Its admins: ${adminsIn(folder, manifest).join(", ") || "none"}.`);
  if (values["dry-run"]) {
    console.log(
      `Would fill ${values.remote ? "the database and bucket of wrangler.toml at Cloudflare" : statePath} with it.`,
    );
  } else {
    await (values.remote ? restoreDeployed : restoreLocal)({ folder, manifest });
    console.log("Restored, read back and compared.");
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Restores beside the product's data and renames only when complete: if killed before, nothing has changed. */
async function restoreLocal(backup) {
  const pid = inUseBy();
  if (pid) throw new Error(`The product is running on this data (process ${pid}). Stop it first.`);
  const taken = existsSync(statePath) && readdirSync(statePath).length > 0;
  if (taken && !values.replace) {
    throw new Error(`There is data at ${statePath}. --replace sets it aside; npm run reset throws it away.`);
  }
  const filling = `${statePath}.restoring`;
  rmSync(filling, { recursive: true, force: true });
  await withStores((stores) => loadBackup({ ...stores, ...backup }), { state: filling });
  if (taken) {
    const aside = `${statePath}.before-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
    renameSync(statePath, aside);
    console.log(`What was there is at ${aside}.`);
  } else rmSync(statePath, { recursive: true, force: true });
  renameSync(filling, statePath);
}

/** Restores only into an empty database and bucket: at Cloudflare, nothing can be moved aside by a rename. */
async function restoreDeployed(backup) {
  if (values.replace) throw new Error("At Cloudflare, restore into a new database and bucket: see docs/operations.md.");
  await withDeployedStores(async ({ DB, MEDIA }) => {
    const { results } = await DB.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND ${OURS}`).all();
    const { objects } = await MEDIA.list({ limit: 1 });
    if (results.length || objects.length) {
      throw new Error(
        "The database or the bucket of wrangler.toml is not empty. Create new ones and name them there: see docs/operations.md.",
      );
    }
    await loadBackup({ DB, MEDIA, ...backup });
  });
}

/** Returns the admins' addresses, to be shown: an added admin is the one tampering that nobody would notice. */
function adminsIn(folder, { tables }) {
  const users = tables.find(({ name }) => name === "user");
  if (!users) return [];
  const { columns, file } = users;
  const [email, role] = [columns.indexOf("email"), columns.indexOf("role")];
  const rows = readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return rows.filter((row) => row[role] === "admin").map((row) => row[email]);
}

/** Throws if the backup is newer than this product, which would not know its tables. */
function refuseNewer({ migrations }) {
  const known = new Set(readdirSync(at("migrations")));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length)
    throw new Error(`The backup is of a newer version of the product: ${unknown[0]} is not known here.`);
}
