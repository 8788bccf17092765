// `npm run backup`: saves all rows and files to a folder. `-- --remote`: of the deployed product; `-- <folder>`: to
// that one.
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { backupKeyOrNew } from "./backup/backup-key.mjs";
import { asking, withDeployedStores } from "./backup/stores.mjs";
import { writeBackup } from "./backup/write-backup.mjs";
import { withStores } from "./local-database.mjs";
import { statePath } from "./local-paths.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: "boolean" }, "dry-run": { type: "boolean" } },
});
const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = path.resolve(positionals[0] ?? `backups/${stamp}`);

if (existsSync(folder)) fail(`${folder} is there already. Name a folder that is not.`);
if (!values.remote && !existsSync(statePath)) fail(`There is no data at ${statePath}: nothing has been started here.`);
if (values["dry-run"]) {
  const source = values.remote ? "the database and bucket of wrangler.toml at Cloudflare" : statePath;
  console.log(`Would read ${source}, rows first, then files, and write ${folder}.`);
  process.exit(0);
}

try {
  const { key, made } = backupKeyOrNew();
  const { madeAt, tables, objects, missing } = await (values.remote ? withDeployedStores : withStores)(
    ({ DB, MEDIA }) =>
      writeBackup({
        ask: asking(DB),
        bucket: MEDIA,
        folder,
        from: values.remote ? "deployed" : "local",
        key,
      }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder} holds ${rows} rows of ${tables.length} tables and ${objects.length} files, as of ${madeAt}.`);
  console.log("It has everything about everybody in it: keep it as you keep a password.");
  if (made)
    console.log(
      `It is sealed with the key in ${made}, made just now: keep a copy apart from the backups, no restore believes them without it.`,
    );
  for (const lost of missing)
    console.warn(`Lost before this backup: a row points at ${lost}, and no such file is stored.`);
} catch (error) {
  rmSync(`${folder}.partial`, { recursive: true, force: true });
  fail(error.message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
