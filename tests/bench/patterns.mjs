// What a hostile pattern costs on a megabyte of text: the rule's budget cuts it off, whatever is nested.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { goal } from "./goals.mjs";

const GOAL_MS = 100;
const HOSTILE = ["(a+)+$", "(a|aa)+$", "(a*)*b", "(.*a){12}$", "(x+x+)+y", "((a{1,20}){1,20}){1,2}b"];

export async function benchPatterns() {
  const outDir = mkdtempSync(path.join(tmpdir(), "longroll-patterns-"));
  const entry = fileURLToPath(new URL("../../worker/features/imports/validation/pattern.ts", import.meta.url));
  await build({
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, lib: { entry, formats: ["es"], fileName: "pattern" }, minify: false },
  });
  const { findMatches } = await import(path.join(outDir, "pattern.js"));
  const text = ["a".repeat(1_000_000)];
  console.log(`\n${"pattern on 1 MB".padEnd(34)}  ms (goal ${GOAL_MS})`);
  const bests = [];
  for (const pattern of HOSTILE) {
    const times = [];
    for (let round = 0; round < 3; round += 1) {
      const started = performance.now();
      await findMatches(pattern, text);
      times.push(performance.now() - started);
    }
    const best = Math.min(...times);
    bests.push(best);
    console.log(`${pattern.padEnd(34)}  ${best.toFixed(1)}${best > GOAL_MS ? "  over the goal" : ""}`);
  }
  const worst = Math.max(...bests);
  goal("a hostile pattern on 1 MB", `at most ${GOAL_MS} ms`, `${worst.toFixed(0)} ms`, worst <= GOAL_MS);
}
