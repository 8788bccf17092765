// What an upload of 48 MB costs: time and memory of the process that runs the Worker and its file store, beside a bare
// Worker that hands its body to the same kind of store.
import { request } from "node:http";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { quantile } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { megabytesOf, runtimesOf } from "./runtimes.mjs";
import { signIn } from "./sign-in.mjs";

const BYTES = 48 * 1024 * 1024;
const ROUNDS = 5;
const SAMPLE_MS = 10;
const SCRIPT = `export default { async fetch(request, env) {
  await env.MEDIA.put(new URL(request.url).pathname, request.body);
  return new Response("stored");
} }`;

/** Prints time and memory of uploads to the product. */
export async function benchMedia({ demo }) {
  const { url, runtime: product } = await demo();
  const cookie = await signIn(url, "member@longroll.test");
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
  const floor = runtimesOf(process.pid).at(-1);
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
  const most = grown.floor + BYTES / 1024 / 1024;
  goal(
    "an upload of 48 MB, memory",
    "at most once the file more than a bare put",
    `${cell(grown.own).trim()} MB beside ${cell(grown.floor).trim()} MB; ${(ms.own / ms.floor).toFixed(2)} times as long`,
    Number.isNaN(grown.own) ? null : grown.own <= most,
  );
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

const median = (rows, name) =>
  quantile(
    rows.map((row) => row[name]),
    0.5,
  );

/** A film as far as its containers go: a start, and data of noise. */
function film(bytes) {
  const all = Buffer.alloc(bytes, "noise between the boxes");
  all.writeUInt32BE(24, 0);
  all.write("ftypisom\0\0\x02\0isommp41", 4, "latin1");
  all.writeUInt32BE(bytes - 24, 24);
  all.write("mdat", 28, "latin1");
  return all;
}
