import { Agent, request } from "node:http";

/** Sends `count` GET requests over `concurrency` kept-alive connections and answers rate and latencies in milliseconds. */
export async function load({ url, headers = {}, count, concurrency }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await get(url, headers, agent);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99) };
}

function get(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode < 400 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
