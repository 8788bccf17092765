// One program reads one file in a process of its own: first once, for the memory it needs, then often, for the time.
import { readFileSync } from "node:fs";
import { PROGRAMS } from "./reader-programs.mjs";

const [program, file, bundle] = process.argv.slice(2);
const read = await PROGRAMS[program].load(bundle);
const bytes = new Uint8Array(readFileSync(file));
globalThis.gc();
// The file itself is in memory in a Worker too, so that it counts. What loading took at its peak is not the reading's.
const before = process.resourceUsage().maxRSS * 1024 - bytes.length;
await read(bytes, file);
const megabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1024 / 1024;

const times = [];
const warm = performance.now() + 500;
while (performance.now() < warm) await read(bytes, file);
const end = performance.now() + 300;
while (performance.now() < end || times.length < 3) {
  const start = performance.now();
  await read(bytes, file);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(JSON.stringify({ milliseconds: times[times.length >> 1], megabytes }));
