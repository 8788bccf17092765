// How long an isolate takes to load and run the Worker's modules before it can answer, beside one without any.
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "../../scripts/local-stack.mjs";
import { median } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { timed } from "./load.mjs";
import { cpuMsOf, runtimesOf } from "./runtimes.mjs";

const ROUNDS = 5;
const MOST_MS = 80;
const BARE = "bare.js";

export async function benchStartup() {
  const { modules, main, flags } = builtWorker();
  const rounds = { own: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.own.push(await firstImport({ name: path.basename(main), main, modules, flags }));
    rounds.bare.push(await firstImport({ name: BARE, main, modules: [], flags }));
  }
  const beyond = (name) =>
    median(rounds.own.map((round) => round[name])) - median(rounds.bare.map((round) => round[name]));
  const [ms, cpuMs] = [beyond("ms"), beyond("cpuMs")];
  const measured = `${ms.toFixed(0)} ms${Number.isNaN(cpuMs) ? "" : `, of which ${cpuMs.toFixed(0)} ms CPU`}`;
  console.log(`\nthe Worker's start, beyond that of an empty module: ${measured}`);
  // Whatever else the machine does lengthens the time that passes, and not the time that it takes.
  goal(
    "Worker, start-up",
    `at most ${MOST_MS} ms`,
    measured,
    Math.min(ms, Number.isNaN(cpuMs) ? ms : cpuMs) <= MOST_MS,
  );
}

/** The first call runs the module; what a second one takes is subtracted. */
async function firstImport({ name, main, modules, flags: compatibilityFlags }) {
  const beside = (file) => path.join(path.dirname(main), file);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      compatibilityDate: "2026-08-01",
      compatibilityFlags,
      modules: [
        {
          type: "ESModule",
          path: beside("start.js"),
          contents: `export default { async fetch() { await import(${JSON.stringify(`./${name}`)}); return new Response("here"); } }`,
        },
        { type: "ESModule", path: beside(BARE), contents: "export default {};" },
        ...modules,
      ],
    }),
  );
  try {
    const url = String(await miniflare.ready);
    const runtime = runtimesOf(process.pid).at(-1);
    const ask = async () => {
      const cpuMs = cpuMsOf(runtime);
      return { ms: await timed(url, {}), cpuMs: cpuMsOf(runtime) - cpuMs };
    };
    const [first, second] = [await ask(), await ask()];
    return { ms: first.ms - second.ms, cpuMs: first.cpuMs - second.cpuMs };
  } finally {
    await miniflare.dispose();
  }
}
