// `npm run deploy`: builds for production, applies the migrations, deploys. `npm run deploy -- --dry-run` stops before Cloudflare.
import { readFileSync } from "node:fs";
import { run } from "./build-local.mjs";
import { at } from "./local-paths.mjs";
import { runTool } from "./run-step.mjs";

const WRANGLER = "wrangler/bin/wrangler.js";
const dryRun = process.argv.includes("--dry-run");

if (!dryRun && readFileSync(at("wrangler.toml"), "utf8").includes('database_id = "00000000-')) {
  console.error("wrangler.toml still names no database. Create one and put its id there: see Deploying in the README.");
  process.exit(1);
}
await run(["build", "--mode", "production", "--logLevel", "warn"]);
// The build's own configuration, not wrangler.toml: only there is the Worker the one that was built.
const deploy = ["deploy", "--config", "dist/longroll/wrangler.json"];
if (dryRun) process.exit((await runTool(WRANGLER, [...deploy, "--dry-run"])) ? 0 : 1);

const migrated = await runTool(WRANGLER, ["d1", "migrations", "apply", "DB", "--remote"]);
process.exit(migrated && (await runTool(WRANGLER, deploy)) ? 0 : 1);
