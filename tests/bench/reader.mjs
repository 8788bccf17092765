import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { goal } from "./goals.mjs";
import { readerFiles } from "./reader-files.mjs";
import { PROGRAMS } from "./reader-programs.mjs";

const run = promisify(execFile);
const OURS = ["reader", "with training", "whole program"];
const MOST_MS = 3000;
const ROOT = path.join(import.meta.dirname, "../..");

/**
 * Prints what reading a document costs: time as a multiple of inflating its telling parts with jszip, and the memory
 * one reading adds to a process that has everything loaded. Other libraries read the same files in the same run.
 */
export async function benchReader() {
  const hasPeers = await installPeers();
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-reader-"));
  const bundle = path.join(ROOT, ".local/bench/reader.mjs");
  mkdirSync(path.dirname(bundle), { recursive: true });
  await build({
    stdin: {
      contents: `export { openDocument } from "./open-document"; export { readProgram } from "./read-program"; export { readWeek } from "./read-week"; export { readWorkout } from "./read-workout";`,
      resolveDir: path.join(ROOT, "worker/documents"),
      loader: "ts",
    },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outfile: bundle,
  });
  const programs = Object.keys(PROGRAMS).filter((name) => hasPeers || ["floor", ...OURS].includes(name));
  const columns = programs.filter((name) => name !== "floor");
  console.log("\nreading a document: time as a multiple of the floor, and megabytes of memory");
  console.log(`${"file".padEnd(32)} ${"floor ms".padStart(9)} ${columns.map((name) => name.padStart(17)).join("")}`);
  const large = {};
  try {
    for (const [name, file] of await readerFiles(folder)) {
      const measured = {};
      for (const program of programs)
        if (PROGRAMS[program].reads.test(file)) measured[program] = await measure(program, file, bundle);
      if (name.startsWith("10 MB")) large[name] = measured["with training"];
      const cells = columns.map((program) => cell(measured[program], measured.floor.milliseconds).padStart(17));
      console.log(`${name.padEnd(32)} ${measured.floor.milliseconds.toFixed(2).padStart(9)} ${cells.join("")}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [name, { failed, milliseconds, megabytes }] of Object.entries(large)) {
    const measured = failed ? "fails" : `${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;
    goal(
      `the reader alone, ${name}`,
      `at most ${MOST_MS / 1000} s in less than a Worker's memory`,
      measured,
      !failed && milliseconds <= MOST_MS,
    );
  }
}

/** The other libraries weigh more than the product's tools together, and only this needs them. Answers whether they are here. */
async function installPeers() {
  const folder = path.join(import.meta.dirname, "peers");
  if (existsSync(path.join(folder, "node_modules"))) return true;
  console.log("\ninstalling other readers to measure beside ours …");
  try {
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, timeout: 120_000 });
    return true;
  } catch {
    console.log("that did not work: ours is measured alone");
    return false;
  }
}

async function measure(program, file, bundle) {
  const child = path.join(import.meta.dirname, "reader-child.mjs");
  try {
    // Ours within less than a Worker's memory; the others, which are made for servers, with as much as they like.
    const bound = OURS.includes(program) ? ["--max-old-space-size=96"] : [];
    const args = ["--expose-gc", ...bound, child, program, file, bundle];
    const { stdout } = await run(process.execPath, args, { timeout: 120_000 });
    return JSON.parse(stdout.trim().split("\n").at(-1));
  } catch {
    return { failed: true };
  }
}

function cell(measured, floor) {
  if (!measured) return "";
  if (measured.failed) return "fails";
  return `${(measured.milliseconds / floor).toFixed(1)}× ${measured.megabytes.toFixed(0).padStart(4)} MB`;
}
