// How fast a post reaches everybody who listens, beside a Durable Object that does nothing but send: both run at the same
// time and take turns.
import { openEars } from "./ears.mjs";
import { quantile } from "./figures.mjs";
import { AUTH_SECRET } from "./fills/room.mjs";
import { goal } from "./goals.mjs";
import { serve, serveProduct } from "./serve.mjs";

/** How many listen. */
const ROOMS = [200, 1000, 5000];
const SOCKETS_PER_PERSON = 10;
const ROUNDS = 12;
const GOAL = 1.5;
/** What the smallest of the rooms may take where nothing else runs. */
const QUIET_P99_MS = 100;

/** Prints deliveries. Expects the local build. */
export async function benchLive({ port }) {
  console.log("\na post, until it is heard              p50 ms   p99 ms   delivered");
  for (const listeners of ROOMS) await benchRoom(port, listeners);
}

async function benchRoom(port, listeners) {
  const people = listeners / SOCKETS_PER_PERSON;
  const settings = { AUTH_SECRET };
  const product = await serveProduct({ port, filling: "room", how: { people }, settings });
  const floor = await serve("live-floor.mjs", { port: port + 1 });
  const { url } = product;
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
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      delivered: all.length / (listeners * ROUNDS),
    }));
    row(`${listeners} listeners`, own);
    row("  one bare Durable Object", least);
    const [p50, p99] = [own.p50 / least.p50, own.p99 / least.p99];
    console.log(`${"  ratio".padEnd(36)} ${p50.toFixed(2).padStart(8)} ${p99.toFixed(2).padStart(8)}   goal ${GOAL}`);
    goal(
      `live post, ${listeners} sockets`,
      `all delivered once, p99 at most ${QUIET_P99_MS} ms or ${GOAL} times the floor's`,
      `${(own.delivered * 100).toFixed(1)} %, ${ears[0].doubles()} twice, ${own.p99.toFixed(0)} ms, ${p99.toFixed(2)} times`,
      own.delivered === 1 && ears[0].doubles() === 0 && (p99 <= GOAL || own.p99 <= QUIET_P99_MS),
    );
  } finally {
    for (const each of ears) each.close();
    await Promise.all([product.close(), floor.close()]);
  }
}

function row(name, { p50, p99, delivered }) {
  const share = `${(delivered * 100).toFixed(delivered === 1 ? 0 : 2)} %`;
  console.log(`${name.padEnd(36)} ${p50.toFixed(0).padStart(8)} ${p99.toFixed(0).padStart(8)}   ${share}`);
}
