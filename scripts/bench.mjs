// `npm run bench`: the product against a bare Worker of the same shape, in one run, so that the ratios hold on any machine.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

process.env.LONGROLL_STATE = mkdtempSync(path.join(tmpdir(), "longroll-bench-"));
const { build } = await import("./build-local.mjs");
const { prepareDatabase } = await import("./local-database.mjs");
const { at } = await import("./local-paths.mjs");
const { openLocalStack } = await import("./local-stack.mjs");
const { openFloor } = await import("../tests/bench/floor.mjs");
const { load } = await import("../tests/bench/load.mjs");
const { benchLive } = await import("../tests/bench/live.mjs");
const { benchSite } = await import("../tests/bench/site.mjs");
const { benchVitals } = await import("../tests/bench/vitals.mjs");
const { benchMembers } = await import("../tests/bench/members.mjs");
const { benchUploads } = await import("../tests/bench/uploads.mjs");
const { benchPatterns } = await import("../tests/bench/patterns.mjs");
const { benchTraining } = await import("../tests/bench/training.mjs");
const { benchMedia } = await import("../tests/bench/media.mjs");
const { benchReader } = await import("../tests/bench/reader.mjs");

const PORT = Number(process.env.PORT || 8797);
const COUNT = 1500;
const CONCURRENCY = 8;

await build();
await prepareDatabase();
const page = readFileSync(at(".local/client/index.html"), "utf8");
const product = await openLocalStack({ port: PORT });
const floor = await openFloor(page);
const base = `http://127.0.0.1:${PORT}`;
try {
  const cookie = await signIn("member@longroll.test");
  const rows = [
    ["GET /dashboard (the shell)", `${base}/dashboard`, `${floor.url}/page`],
    ["GET /api/user/stats", `${base}/api/user/stats`, `${floor.url}/batch`],
    ["GET /api/user/progress", `${base}/api/user/progress`, `${floor.url}/batch`],
    ["GET /api/weekly-programs/current", `${base}/api/weekly-programs/current`, `${floor.url}/batch`],
  ];
  console.log("\nroute                               req/s   p50 ms   p99 ms   share of the floor's rate");
  for (const [name, url, floorUrl] of rows) {
    await load({ url, headers: { cookie }, count: 100, concurrency: CONCURRENCY });
    await load({ url: floorUrl, count: 100, concurrency: CONCURRENCY });
    const own = await load({ url, headers: { cookie }, count: COUNT, concurrency: CONCURRENCY });
    const least = await load({ url: floorUrl, count: COUNT, concurrency: CONCURRENCY });
    const share = `${Math.round((own.perSecond / least.perSecond) * 100)} %`;
    console.log(
      `${name.padEnd(34)} ${own.perSecond.toFixed(0).padStart(6)} ${own.p50.toFixed(1).padStart(8)} ${own.p99.toFixed(1).padStart(8)}   ${share}`,
    );
  }
  await benchMedia({ url: base, cookie });
  await benchSite({ base });
  await benchVitals({ base });
  sizes();
} finally {
  await product.close();
  await floor.close();
  rmSync(process.env.LONGROLL_STATE, { recursive: true, force: true });
}
await benchTraining({ port: PORT + 1 });
await benchMembers({ port: PORT + 1 });
await benchUploads({ port: PORT + 1 });
await benchPatterns();
await benchLive({ port: PORT + 1 });
await benchReader();
process.exit(0);

async function signIn(email) {
  const answer = await fetch(`${base}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "longroll-demo" }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function sizes() {
  const kb = (files) => (files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1024).toFixed(1);
  const under = (folder, end) =>
    readdirSync(at(folder), { recursive: true })
      .filter((file) => file.endsWith(end))
      .map((file) => path.join(at(folder), file));
  // What a visitor's first page loads: the entry, and what it and the home page import statically.
  const entry = /src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
  console.log("\nsize, gzip KB");
  console.log(`  web: entry and its imports        ${kb(staticImports(entry))}`);
  console.log(`  web: all styles                   ${kb(under(".local/client", ".css"))}`);
  console.log(`  web: all scripts, every page      ${kb(under(".local/client", ".js"))}`);
  console.log(`  Worker                            ${kb(under(".local/longroll", ".js"))}`);
}

function staticImports(entry) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      visit(path.join(path.dirname(file), name));
    }
  };
  visit(at(`.local/client/${entry}`));
  return [...seen];
}
