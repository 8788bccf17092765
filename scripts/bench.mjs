// `npm run bench`: compares the product with a bare Worker of the same shape in one run, so that the ratios hold on any
// machine. `npm run bench -- site live` runs only those parts; `soak` by name runs the long version. `scale` runs only
// by name and updates docs/scale.md.
import { loadavg } from "node:os";
import { build } from "./build-local.mjs";

const PORT = Number(process.env.PORT || 8797);
/** The parts in order: a module of tests/bench, and the function that it exports. */
const PARTS = {
  site: "benchSite",
  "signed-in": "benchSignedIn",
  sizes: "benchSizes",
  vitals: "benchVitals",
  startup: "benchStartup",
  media: "benchMedia",
  "slow-clients": "benchSlowClients",
  "many-keys": "benchManyKeys",
  parsing: "benchParsing",
  growth: "benchGrowth",
  training: "benchTraining",
  live: "benchLive",
  sockets: "benchSockets",
  patterns: "benchPatterns",
  reader: "benchReader",
  crash: "benchCrash",
  soak: "benchSoak",
  scale: "benchScale",
};
const ONLY_BY_NAME = new Set(["scale"]);
const SOAK = { short: { count: 8000, minutes: 3 }, long: { count: 50_000, minutes: 10 } };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`There is no ${unknown.join(", ")}. The parts: ${Object.keys(PARTS).join(", ")}`);
  process.exit(1);
}
const { brokeOff, printGoals } = await import("../tests/bench/goals.mjs");
const { serveProduct } = await import("../tests/bench/serve.mjs");

await build();
let demoClub;
/** Serves the demo club once, for all parts that change no data others measure. */
const demo = () => {
  demoClub ??= serveProduct({ port: PORT });
  return demoClub;
};
const soak = asked.includes("soak") ? SOAK.long : SOAK.short;
for (const name of asked.length ? asked : Object.keys(PARTS).filter((part) => !ONLY_BY_NAME.has(part))) {
  const started = performance.now();
  try {
    const part = await import(`../tests/bench/${name}.mjs`);
    // Each part uses its own ports: the previous ones may still be closing.
    await part[PARTS[name]]({ demo, port: PORT + 2, ...(name === "soak" && soak) });
  } catch (error) {
    console.error(error);
    brokeOff(name, error);
  }
  console.log(`[${name}: ${((performance.now() - started) / 1000).toFixed(0)} s, load ${loadavg()[0].toFixed(1)}]`);
}
await demoClub?.then(
  (club) => club.close(),
  // The parts that needed it have reported the error.
  () => {},
);
printGoals();
process.exit(0);
