// What an upload of 48 MB costs: time and memory of the process that runs the Worker and its file store, beside a bare
// Worker that hands its body to the same kind of store.
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const BYTES = 48 * 1024 * 1024;
const ROUNDS = 5;
const SAMPLE_MS = 10;
const SCRIPT = `export default { async fetch(request, env) {
  await env.MEDIA.put(new URL(request.url).pathname, request.body);
  return new Response("stored");
} }`;

/** Prints time and memory of uploads to the product at `url`, which has to be the first that this process has opened. */
export async function benchMedia({ url, cookie }) {
  const [product] = workerds();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      modules: true,
      script: SCRIPT,
      compatibilityDate: "2026-08-01",
      r2Buckets: ["MEDIA"],
    }),
  );
  const floorUrl = String(await miniflare.ready);
  const floor = workerds().at(-1);
  const video = film(BYTES);
  const headers = { cookie, origin: url, "content-type": "video/mp4" };
  const rows = { own: [], floor: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const own = await measured(product, async () => put(await uploadAddress(url, headers), headers, video));
      const least = await measured(floor, () => put(`${floorUrl}${round}`, {}, video));
      // The first round warms up.
      if (round === 0) continue;
      rows.own.push(own);
      rows.floor.push(least);
    }
  } finally {
    await miniflare.dispose();
  }
  const ms = { own: median(rows.own, "ms"), floor: median(rows.floor, "ms") };
  const grown = { own: median(rows.own, "grown"), floor: median(rows.floor, "grown") };
  console.log("\nan upload of 48 MB                    ms   memory grows by, MB   time beside a bare put");
  console.log(
    `  PUT /objects/uploads/{id}       ${cell(ms.own)} ${cell(grown.own)}   ${(ms.own / ms.floor).toFixed(2)}`,
  );
  console.log(`  a Worker that only puts         ${cell(ms.floor)} ${cell(grown.floor)}`);
}

const cell = (value) => (Number.isFinite(value) ? value.toFixed(0) : "?").padStart(8);

async function uploadAddress(url, headers) {
  const answer = await fetch(`${url}/api/objects/upload`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ contentType: "video/mp4", size: BYTES }),
  });
  if (!answer.ok) throw new Error(`no upload address: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).uploadURL;
}

function put(address, headers, bytes) {
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { method: "PUT", headers: { ...headers, "content-length": bytes.length } },
      (answer) => {
        answer.resume();
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}`)),
        );
      },
    );
    sent.on("error", reject);
    sent.end(bytes);
  });
}

/** How long the work takes, and by how much the process is larger at its largest meanwhile. */
async function measured(pid, work) {
  const before = megabytesOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, SAMPLE_MS);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  clearInterval(timer);
  return { ms, grown: Math.max(most, megabytesOf(pid)) - before };
}

function median(rows, name) {
  return rows.map((row) => row[name]).sort((a, b) => a - b)[Math.floor(rows.length / 2)];
}

/** The runtimes that this process has started, the oldest first; none where there is no /proc. */
function workerds() {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && isOurWorkerd(name))
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}

function isOurWorkerd(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return /^Name:\s+workerd/m.test(status) && new RegExp(`^PPid:\\s+${process.pid}$`, "m").test(status);
  } catch {
    return false;
  }
}

function megabytesOf(pid) {
  if (!pid) return Number.NaN;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** A film as far as its containers go: a start, and data of noise. */
function film(bytes) {
  const all = Buffer.alloc(bytes, "noise between the boxes");
  all.writeUInt32BE(24, 0);
  all.write("ftypisom\0\0\x02\0isommp41", 4, "latin1");
  all.writeUInt32BE(bytes - 24, 24);
  all.write("mdat", 28, "latin1");
  return all;
}
