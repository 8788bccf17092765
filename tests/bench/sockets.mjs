// Five hundred browsers' sockets that hear nothing for a minute, and then lose the product under them.
import { setTimeout as wait } from "node:timers/promises";
import ReconnectingSocket from "partysocket/ws";
import { AUTH_SECRET } from "./fills/room.mjs";
import { goal } from "./goals.mjs";
import { serveProduct } from "./serve.mjs";

const SOCKETS = 500;
const PEOPLE = 50;
const IDLE_MS = 60_000;
const BACK_MS = 5000;
const PATIENCE_MS = 30_000;
const AT_ONCE = 40;

export async function benchSockets({ port }) {
  const settings = { AUTH_SECRET };
  const how = { filling: "room", how: { people: PEOPLE }, settings };
  const first = await serveProduct({ port, ...how });
  const { cookies } = first.said;
  const clients = [];
  let second;
  try {
    for (let from = 0; from < SOCKETS; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, SOCKETS - from) }, (_, index) =>
        openClient(first.url, cookies[(from + index) % PEOPLE]),
      );
      clients.push(...some);
      await Promise.all(some.map(({ opened }) => opened));
    }
    await wait(IDLE_MS);
    const lost = clients.filter(({ closes }) => closes.length > 0).length;
    console.log(`\n${SOCKETS} sockets, ${IDLE_MS / 1000} s without a word: ${SOCKETS - lost} are there`);
    goal(`${SOCKETS} sockets idle for ${IDLE_MS / 1000} s`, "all alive", `${SOCKETS - lost} alive`, lost === 0);

    await share(first.url, cookies[0], "Before the end");
    await first.end();
    second = await serveProduct({ port, filling: "nothing", settings, state: first.state });
    const back = performance.now();
    await share(second.url, cookies[0], "After the end");
    while (clients.some(({ refetched }) => !refetched.done) && performance.now() - back < PATIENCE_MS) await wait(20);
    const all = clients.filter(({ refetched }) => refetched.done);
    const last = Math.max(...all.map(({ refetched }) => refetched.at - back));
    const missed = clients.filter(({ knows }) => !knows("After the end") || !knows("Before the end")).length;
    console.log(
      `after a restart: ${all.length} are back, the last of them after ${last.toFixed(0)} ms; ${missed} miss a post`,
    );
    goal(
      `${SOCKETS} sockets, restart of the room`,
      `all back within ${BACK_MS / 1000} s, nothing missed`,
      `${all.length} back, last after ${(last / 1000).toFixed(1)} s, ${missed} miss a post`,
      all.length === SOCKETS && last <= BACK_MS && missed === 0,
    );
  } finally {
    for (const { socket } of clients) socket.close();
    await second?.end();
    await first.close();
  }
}

/** As web/lib/live/live-socket.ts opens one and asks for what it may have missed. */
function openClient(url, cookie) {
  const heard = [];
  const closes = [];
  const refetched = { done: false, at: Number.NaN };
  class WithCookie extends WebSocket {
    constructor(address) {
      super(address, { headers: { cookie, origin: url } });
    }
  }
  const socket = new ReconnectingSocket(`${url.replace("http", "ws")}/ws`, undefined, {
    WebSocket: WithCookie,
    minReconnectionDelay: 300 + Math.random() * 1200,
    maxReconnectionDelay: 15_000 + Math.random() * 10_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 8_000,
    maxEnqueuedMessages: 0,
  });
  const opened = new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  socket.addEventListener("close", () => closes.push(performance.now()));
  socket.addEventListener("message", ({ data }) => heard.push(String(data)));
  socket.addEventListener("open", async () => {
    if (closes.length === 0) return;
    const feed = await feedOf(url, cookie);
    if (feed === null) return;
    heard.push(feed);
    Object.assign(refetched, { done: true, at: performance.now() });
  });
  return { socket, opened, closes, refetched, knows: (words) => heard.some((text) => text.includes(words)) };
}

/** Asked again where the connection kept from before the end has failed, as a browser does by itself. */
async function feedOf(url, cookie, left = 2) {
  try {
    const answer = await fetch(`${url}/api/community/posts`, { headers: { cookie } });
    return answer.ok ? await answer.text() : null;
  } catch {
    return left > 0 ? feedOf(url, cookie, left - 1) : null;
  }
}

async function share(url, cookie, content) {
  const answer = await fetch(`${url}/api/community/posts`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify({ content }),
  });
  if (!answer.ok) throw new Error(`the post answered ${answer.status}`);
}
