// Two embedded products side by side, so that the machine's mood of the moment meets both.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { load } from "./load.mjs";

const ROUNDS = 5;
const COUNT = 40;
const GOAL = 1.3;

/** Prints the median latency of each route in a small and a large club, and their ratio. Expects the local build. */
export async function compareClubs({ port, child, title, small, large, email, routes, goal = GOAL }) {
  const few = await open({ port, child, size: small.size, email });
  const many = await open({ port: port + 1, child, size: large.size, email });
  try {
    console.log(
      `\n${title.padEnd(34)} ${small.name.padStart(9)} ${large.name.padStart(9)}   ratio (p50 ms, goal ${goal})`,
    );
    for (const route of routes) {
      const times = { few: [], many: [] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [name, product] of Object.entries({ few, many })) {
          const headers = { cookie: product.cookie };
          const { p50 } = await load({ url: product.url + route, headers, count: COUNT, concurrency: 1 });
          // The first round warms up.
          if (round > 0) times[name].push(p50);
        }
      }
      const [short, long] = [median(times.few), median(times.many)];
      const ratio = long / short;
      console.log(
        `${`GET ${route}`.padEnd(34)} ${short.toFixed(2).padStart(9)} ${long.toFixed(2).padStart(9)}   ${ratio.toFixed(2)}${ratio > goal ? "  over the goal" : ""}`,
      );
    }
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

async function open({ port, child: script, size, email }) {
  const state = mkdtempSync(path.join(tmpdir(), "longroll-bench-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), String(port), size], {
    env: { ...process.env, LONGROLL_STATE: state },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (!value) {
    rmSync(state, { recursive: true, force: true });
    throw new Error(`${script} did not start with ${size}`);
  }
  console.log(value);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    cookie: await signIn(url, email),
    close: async () => {
      child.stdin.end();
      await exited;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function signIn(url, email) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
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

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
