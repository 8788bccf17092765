// `npm run deploy`: builds for production, applies the migrations, deploys. `npm run deploy -- --dry-run` stops before Cloudflare.
import { readFileSync, writeFileSync } from "node:fs";
import { run } from "./build-local.mjs";
import { deployProblem, withoutSecondAddress } from "./deploy-settings.mjs";
import { at } from "./local-paths.mjs";
import { runTool, toolOutput } from "./run-step.mjs";

const WRANGLER = "wrangler/bin/wrangler.js";
const dryRun = process.argv.includes("--dry-run");

if (!dryRun) {
  const problem = deployProblem(
    readFileSync(at("wrangler.toml"), "utf8"),
    await toolOutput(WRANGLER, ["secret", "list"]),
  );
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
await run(["build", "--mode", "production", "--logLevel", "warn"]);
// Wrangler's configuration from the build, not wrangler.toml: only that one deploys the Worker that was built.
const CONFIG = "dist/longroll/wrangler.json";
const config = withoutSecondAddress(JSON.parse(readFileSync(at(CONFIG), "utf8")));
writeFileSync(at(CONFIG), JSON.stringify(config));
const deploy = ["deploy", "--config", CONFIG];
if (dryRun) process.exit((await runTool(WRANGLER, [...deploy, "--dry-run"])) ? 0 : 1);

const migrated = await runTool(WRANGLER, ["d1", "migrations", "apply", "DB", "--remote"]);
process.exit(migrated && (await runTool(WRANGLER, deploy)) ? 0 : 1);
