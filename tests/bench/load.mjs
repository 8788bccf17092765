import { Agent, request } from "node:http";
import { quantile } from "./figures.mjs";
import { cpuMsOf } from "./runtimes.mjs";

/**
 * Sends `count` GET requests over `concurrency` kept-alive connections. Answers their rate, their latencies in
 * milliseconds, and how much CPU the runtime that answered, if it is named, has taken for each.
 */
export async function load({ url, headers = {}, count, concurrency, runtime }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await timed(url, { headers, agent }));
    }
  };
  const cpu = cpuMsOf(runtime);
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    perSecond: count / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMs: (cpuMsOf(runtime) - cpu) / count,
  };
}

/** How long one request takes until all of its answer is here. Throws for an answer that says no, unless that is expected. */
export function timed(url, { headers = {}, agent, method = "GET", body, refusal = false }) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode < (refusal ? 500 : 400)) resolve(performance.now() - start);
        else reject(new Error(`${method} ${url.slice(0, 120)} answered ${answer.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Asks for a page of each in turn, so that the machine's mood of the moment meets all of them. Answers all times of each. */
export async function inTurns(calls, { rounds, warmUp = 5 }) {
  const agent = new Agent({ keepAlive: true });
  const times = calls.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const ms = await timed(call.url, { agent, ...call });
      if (round >= 0) times[index].push(ms);
    }
  }
  agent.destroy();
  return times;
}
