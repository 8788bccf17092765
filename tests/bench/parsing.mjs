// Documents as large as the product takes, sent while others ask for pages: a Worker's isolate is one thread, so what
// reading takes is what everybody else on that isolate waits.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { median, quantile } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { timed } from "./load.mjs";
import { readerFiles } from "./reader-files.mjs";
import { megabytesOf } from "./runtimes.mjs";
import { signIn } from "./sign-in.mjs";

const ROUNDS = 4;
const MOST_SECONDS = 3;
const MOST_TIMES = 2;
/** Requests of a round without an upload: about as many as one with it. */
const CALM = 200;

export async function benchParsing({ demo }) {
  const { url, runtime } = await demo();
  const cookie = await signIn(url, "coach@longroll.test");
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-parsing-"));
  console.log(
    "\na document of 10 MB       answer   wall ms   others' p99 ms: before   meanwhile   longest   memory, MB",
  );
  try {
    const files = (await readerFiles(folder)).filter(([name]) => name.startsWith("10 MB"));
    for (const [name, file] of files) {
      const bytes = readFileSync(file);
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const calm = await askUntil({ url, done: (asked) => asked >= CALM });
        let ended = false;
        const upload = send({ url, cookie, name, bytes }).finally(() => {
          ended = true;
        });
        const [answer, meanwhile] = await Promise.all([upload, askUntil({ url, done: () => ended })]);
        // The first round warms up.
        if (round > 0) rounds.push({ ...answer, calm, meanwhile, memory: megabytesOf(runtime) });
      }
      const wall = median(rounds.map(({ ms }) => ms));
      const before = quantile(
        rounds.flatMap(({ calm }) => calm),
        0.99,
      );
      const others = rounds.flatMap(({ meanwhile }) => meanwhile);
      const during = quantile(others, 0.99);
      const grown = rounds.at(-1).memory - rounds[0].memory;
      console.log(
        `${name.padEnd(26)} ${String(rounds[0].status).padStart(5)} ${wall.toFixed(0).padStart(9)} ${before.toFixed(1).padStart(24)} ${during.toFixed(1).padStart(11)} ${Math.max(
          ...others,
        )
          .toFixed(1)
          .padStart(9)} ${rounds.at(-1).memory.toFixed(0).padStart(11)}`,
      );
      const kind = `${(bytes.length / 1024 / 1024).toFixed(1)} MB ${path.extname(name)}`;
      goal(
        `reading ${kind}`,
        `at most ${MOST_SECONDS} s`,
        `${(wall / 1000).toFixed(2)} s, answered ${rounds[0].status}; memory grew by ${grown.toFixed(0)} MB in ${ROUNDS - 1} rounds`,
        wall <= MOST_SECONDS * 1000,
      );
      goal(
        `others while ${kind} is read`,
        `p99 at most ${MOST_TIMES} times`,
        `${before.toFixed(1)} → ${during.toFixed(1)} ms (${(during / before).toFixed(1)} times)`,
        during <= before * MOST_TIMES,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askUntil({ url, done }) {
  // The runtime hangs up on a kept connection that was quiet for some seconds, also where it was itself too busy to listen.
  const agent = new Agent({ keepAlive: false });
  const times = [];
  while (!done(times.length) || times.length === 0) times.push(await timed(`${url}/api/blog`, { agent }));
  agent.destroy();
  return times;
}

async function send({ url, cookie, name, bytes }) {
  const form = new FormData();
  form.set("document", new Blob([bytes]), name);
  const start = performance.now();
  const answer = await fetch(`${url}/api/admin/upload-weekly-document`, {
    method: "POST",
    headers: { cookie, origin: url },
    body: form,
  });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`the upload answered ${answer.status}`);
  return { status: answer.status, ms: performance.now() - start };
}
