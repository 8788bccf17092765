// How fast a post reaches everybody who listens, beside a Durable Object that does nothing but send; and what the feed
// costs when the club has a past. Both sides of each comparison run at the same time and take turns.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { openEars } from "./ears.mjs";
import { load } from "./load.mjs";

/** How many listen, and how many of them one object takes. */
const ROOMS = [
  { listeners: 1000, perShard: 5000 },
  { listeners: 5000, perShard: 5000 },
  { listeners: 5000, perShard: 2500 },
];
const SOCKETS_PER_PERSON = 10;
const ROUNDS = 12;
const POSTS = [1000, 100_000];
const GOAL = 1.5;

/** Prints deliveries and feed latencies. Expects the local build. */
export async function benchLive({ port }) {
  console.log("\na post, until it is heard              p50 ms   p99 ms   delivered");
  for (const room of ROOMS) await benchRoom(port, room);
  await benchFeed(port);
}

async function benchRoom(port, { listeners, perShard }) {
  const people = listeners / SOCKETS_PER_PERSON;
  const product = await open("community-child.mjs", port, 0, people, perShard);
  const floor = await open("live-floor.mjs", port + 1);
  const url = `http://127.0.0.1:${port}`;
  let ears = [];
  try {
    const cookies = Array.from({ length: SOCKETS_PER_PERSON }, () => product.said.cookies).flat();
    ears = [
      await openEars({ port, path: "/ws", cookies }),
      await openEars({ port: port + 1, path: "/", cookies: cookies.map(() => "") }),
    ];
    const headers = { cookie: product.said.cookies[0], origin: url, "content-type": "application/json" };
    const share = (content) =>
      fetch(`${url}/api/community/posts`, { method: "POST", headers, body: JSON.stringify({ content }) });
    const first = await share("A post to see how long its frame is.");
    const frame = JSON.stringify({ type: "new_post", post: await first.json() });
    const publish = (content) =>
      fetch(`http://127.0.0.1:${port + 1}/`, {
        method: "POST",
        body: frame.replace(/"content":"[^"]*"/, `"content":"${content}"`),
      });
    const times = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [side, say] of [share, publish].entries()) {
        const words = `side ${side}, round ${String(round).padStart(8, "0")}`;
        const heard = ears[side].hear(words);
        const answer = await say(words);
        if (!answer.ok) throw new Error(`the post answered ${answer.status}`);
        // The first round warms up.
        if (round > 0) times[side].push(...(await heard));
        else await heard;
      }
    }
    const [own, least] = times.map((all) => ({
      p50: at(all, 0.5),
      p99: at(all, 0.99),
      delivered: all.length / (listeners * ROUNDS),
    }));
    row(`${listeners} listeners, ${perShard} an object`, own);
    row("  one bare Durable Object", least);
    const [p50, p99] = [own.p50 / least.p50, own.p99 / least.p99];
    const verdict = Math.max(p50, p99) > GOAL || own.delivered < 1 ? "  over the goal" : "";
    console.log(
      `${"  ratio".padEnd(36)} ${p50.toFixed(2).padStart(8)} ${p99.toFixed(2).padStart(8)}   goal ${GOAL}${verdict}`,
    );
  } finally {
    for (const each of ears) each.close();
    await Promise.all([product.close(), floor.close()]);
  }
}

async function benchFeed(port) {
  const products = [];
  try {
    for (const [index, posts] of POSTS.entries()) {
      products.push(await open("community-child.mjs", port + index, posts, 10, 5000));
    }
    const times = [[], []];
    for (let round = 0; round <= 5; round += 1) {
      for (const [index, product] of products.entries()) {
        const headers = { cookie: product.said.cookies[0] };
        const url = `http://127.0.0.1:${port + index}/api/community/posts`;
        const { p50 } = await load({ url, headers, count: 60, concurrency: 1 });
        if (round > 0) times[index].push(p50);
      }
    }
    const [few, many] = times.map((all) => at(all, 0.5));
    const ratio = many / few;
    console.log(
      `\n${"the feed with so many posts".padEnd(36)} ${POSTS.map((n) => String(n).padStart(8)).join(" ")}   ratio (p50 ms, goal ${GOAL})`,
    );
    console.log(
      `${"GET /api/community/posts".padEnd(36)} ${few.toFixed(2).padStart(8)} ${many.toFixed(2).padStart(8)}   ${ratio.toFixed(2)}${ratio > GOAL ? "  over the goal" : ""}`,
    );
  } finally {
    await Promise.all(products.map((product) => product.close()));
  }
}

async function open(script, ...args) {
  const state = mkdtempSync(path.join(tmpdir(), "longroll-bench-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args.map(String)], {
    env: { ...process.env, LONGROLL_STATE: state },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const close = async () => {
    child.stdin.end();
    await exited;
    rmSync(state, { recursive: true, force: true });
  };
  if (!value) {
    await close();
    throw new Error(`${script} did not start`);
  }
  return { said: JSON.parse(value), close };
}

function row(name, { p50, p99, delivered }) {
  const share = `${(delivered * 100).toFixed(delivered === 1 ? 0 : 2)} %`;
  console.log(`${name.padEnd(36)} ${p50.toFixed(0).padStart(8)} ${p99.toFixed(0).padStart(8)}   ${share}`);
}

function at(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}
