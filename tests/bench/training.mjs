// What a member's day costs when the club has a past: two embedded products side by side, one with a thousand completions
// and as many sets, one with a million of each, so that the machine's mood of the moment meets both.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { load } from "./load.mjs";

const ROUTES = [
  "/api/dashboard",
  "/api/weekly-programs/2",
  "/api/weekly-programs/2/training",
  "/api/user/progress",
  "/api/user/stats",
  "/api/workouts",
];
const ROUNDS = 5;
const COUNT = 40;
const GOAL = 1.3;

/** Prints the median latency of each route with a short and a long past, and their ratio. Expects the local build. */
export async function benchTraining({ port }) {
  const short = await open(port, "short");
  const long = await open(port + 1, "long");
  try {
    console.log(
      `\n${"with a past of".padEnd(34)} ${"1 000".padStart(9)} ${"1 000 000".padStart(9)}   ratio (p50 ms, goal ${GOAL})`,
    );
    for (const route of ROUTES) {
      const times = { short: [], long: [] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [name, product] of Object.entries({ short, long })) {
          const headers = { cookie: product.cookie };
          const { p50 } = await load({ url: product.url + route, headers, count: COUNT, concurrency: 1 });
          // The first round warms up.
          if (round > 0) times[name].push(p50);
        }
      }
      const [few, many] = [median(times.short), median(times.long)];
      const ratio = many / few;
      console.log(
        `${`GET ${route}`.padEnd(34)} ${few.toFixed(2).padStart(9)} ${many.toFixed(2).padStart(9)}   ${ratio.toFixed(2)}${ratio > GOAL ? "  over the goal" : ""}`,
      );
    }
  } finally {
    await Promise.all([short.close(), long.close()]);
  }
}

async function open(port, past) {
  const state = mkdtempSync(path.join(tmpdir(), "longroll-bench-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "training-child.mjs"), String(port), past], {
    env: { ...process.env, LONGROLL_STATE: state },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (!value) {
    rmSync(state, { recursive: true, force: true });
    throw new Error(`the product with a ${past} past did not start`);
  }
  console.log(value);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    cookie: await signIn(url),
    close: async () => {
      child.stdin.end();
      await exited;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "member@longroll.test", password: "longroll-demo" }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
