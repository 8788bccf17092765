// `npm test`: checks, unit tests, tests in workerd, tests in a real Chromium against the real local stack, and a journey
// through it in Firefox and WebKitGTK.
import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "./build-local.mjs";
import { checkDeployBuild } from "./check-deploy-build.mjs";
import { runChecks } from "./checks.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findEngines } from "./find-engines.mjs";
import { runTool } from "./run-step.mjs";
import { scratchFolder } from "./scratch-folder.mjs";

// What tests and the products they start write goes there too.
const scratch = scratchFolder("longroll-test-");
const report = (name) => path.join(scratch, `${name}.json`);
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const absent = [];

try {
  // The checks leave a core free for the builds, which must not write at the same time.
  await Promise.all([runChecks().then(add), checkDeployBuild().then(add).then(build)]);
  // Each half has its own runtime; in parallel, their waits for timed answers overlap.
  await Promise.all([vitest("1/2"), vitest("2/2")]);
  await chromium();
  await otherEngines();
} catch (error) {
  console.error(error);
  total.failed += 1;
}

for (const name of absent) console.log(`skipped: ${name}, because it is not installed and could not be`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : "";
const flaky = total.flaky ? ` (${total.flaky} of the passed only at the second try: see "flaky" above)` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}${flaky}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function add({ passed, failed, skipped = 0, flaky = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.flaky += flaky;
}

/** `shard`: which part of the files, as "1/2". */
async function vitest(shard) {
  const file = report(`vitest-${shard.replace("/", "-of-")}`);
  const args = [
    "run",
    "--config",
    "tests/vitest.config.ts",
    `--shard=${shard}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const ok = await runTool("vitest/vitest.mjs", args, { TMPDIR: scratch });
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, "utf8"));
  // A file that fails to load has no failed test of its own.
  add({ passed: numPassedTests, failed: Math.max(numFailedTests, ok ? 0 : 1), skipped: numPendingTests });
}

async function chromium() {
  const file = await findChromium();
  if (!file) {
    console.error("No Chromium: set CHROMIUM_PATH, or install Chromium, then run the tests again.");
    return add({ passed: 0, failed: 1 });
  }
  await playwright("tests/playwright.config.ts", { CHROMIUM_PATH: file });
}

/** Smoke tests; skipped where an engine cannot be installed. */
async function otherEngines() {
  const found = findEngines();
  if (!found.FIREFOX_PATH) absent.push("Firefox");
  if (!found.WEBKIT_DRIVER_PATH) absent.push("WebKitGTK");
  await playwright("tests/engines/playwright.config.ts", found);
}

async function playwright(config, settings) {
  const file = report(config.replaceAll("/", "-"));
  const env = { ...settings, TMPDIR: scratch, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const ok = await runTool("@playwright/test/cli.js", ["test", "--config", config], env);
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  const { expected, unexpected, flaky, skipped } = stats;
  add({ passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1), skipped, flaky });
}
