// Two hundred clients that send headers or bodies a few bytes a second, and what others notice of them.
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { inTurns } from "./load.mjs";
import { signIn } from "./sign-in.mjs";

const CLIENTS = 200;
const ROUNDS = 4;
const REQUESTS = 60;
const MOST_TIMES = 2;
const EVERY_MS = 200;

export async function benchSlowClients({ demo }) {
  const { url } = await demo();
  const cookie = await signIn(url, "member@longroll.test");
  const calls = [{ url: `${url}/api/blog` }, { url: `${url}/api/dashboard`, headers: { cookie } }];
  const times = { calm: [], beset: [] };
  const ask = async () => (await inTurns(calls, { rounds: REQUESTS })).flat();
  let kept = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.calm.push(...(await ask()));
    const crowd = await openCrowd(Number(new URL(url).port), cookie);
    times.beset.push(...(await ask()));
    kept += crowd.open();
    await crowd.close();
  }
  const [calm, beset] = [quantile(times.calm, 0.99), quantile(times.beset, 0.99)];
  const measured = `p99 ${calm.toFixed(1)} ms before, ${beset.toFixed(1)} ms meanwhile (${(beset / calm).toFixed(2)} times)`;
  console.log(`\n${CLIENTS} slow clients, ${Math.round(kept / ROUNDS)} of them held: ${measured}`);
  goal(
    `${CLIENTS} slow headers and bodies`,
    `others' p99 at most ${MOST_TIMES} times`,
    measured,
    beset <= calm * MOST_TIMES,
  );
}

/** Half of them never finish their headers, half never the body that they have announced. */
async function openCrowd(port, cookie) {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const json = `Origin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`;
  const sockets = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      await new Promise((resolve) => socket.once("connect", resolve));
      const isBody = index % 2 === 1;
      socket.write(
        isBody
          ? `POST /api/community/posts HTTP/1.1\r\n${host}${json}Content-Length: 900000\r\n\r\n{"content":"`
          : `GET /api/blog HTTP/1.1\r\n${host}`,
      );
      return { socket, drip: isBody ? "a" : "X-Slow: a\r\n" };
    }),
  );
  const drops = setInterval(() => {
    for (const { socket, drip } of sockets) if (socket.writable) socket.write(drip);
  }, EVERY_MS);
  await wait(3 * EVERY_MS);
  return {
    open: () => sockets.filter(({ socket }) => socket.writable && socket.readable).length,
    close: async () => {
      clearInterval(drops);
      for (const { socket } of sockets) socket.destroy();
      await wait(EVERY_MS);
    },
  };
}
