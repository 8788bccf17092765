import { runTool } from "./run-step.mjs";

const CHECKS = [
  ["types", "typescript/bin/tsc", ["-b"]],
  ["lint", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]],
  [
    "import directions",
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["--config", ".dependency-cruiser.mjs", "worker", "party", "web"],
  ],
];

/** Checks types, lint and import directions, and prints each result. */
export async function runChecks() {
  const results = { passed: 0, failed: 0 };
  for (const [name, file, args] of CHECKS) {
    const ok = await runTool(file, args);
    console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
    results[ok ? "passed" : "failed"] += 1;
  }
  return results;
}
