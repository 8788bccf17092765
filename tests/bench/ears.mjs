import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const AT_ONCE = 40;
const PATIENCE_MS = 30_000;

/**
 * Sockets to one address, one for each cookie, as raw connections: a whole WebSocket client for each would take the time
 * that is to be measured. `hear` resolves with when each of them has heard a text; `doubles` says how often one has heard
 * the same text again.
 */
export async function openEars({ port, path, cookies }) {
  const sockets = [];
  const awaited = [];
  let doubles = 0;
  const queue = cookies.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const cookie of queue) sockets.push(await openSocket({ port, path, cookie, onText }));
    }),
  );

  function onText(text, socket) {
    for (const { wanted, heard, onHeard } of awaited) {
      if (!text.includes(wanted)) continue;
      if (heard.has(socket)) doubles += 1;
      else onHeard(heard.add(socket));
    }
  }

  return {
    doubles: () => doubles,
    hear(wanted) {
      const times = [];
      const start = performance.now();
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve(times), PATIENCE_MS);
        // It stays: a second time would come later.
        awaited.push({
          wanted,
          heard: new Set(),
          onHeard: () => {
            times.push(performance.now() - start);
            if (times.length < sockets.length) return;
            clearTimeout(late);
            resolve(times);
          },
        });
      });
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function openSocket({ port, path, cookie, onText }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let isOpen = false;
    socket.setNoDelay(true);
    socket.once("error", reject);
    socket.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      if (isOpen) onText(text, socket);
      else if (text.startsWith("HTTP/1.1 101")) {
        isOpen = true;
        socket.off("error", reject).on("error", () => {});
        resolve(socket);
      } else reject(new Error(`no socket: ${text.slice(0, 80)}`));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
        `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
  });
}
