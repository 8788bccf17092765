// Goes around the built product, inside its runtime: whoever asks with `X-Count` is told what the answer has cost the database.
// Once `POST /api/bench/count` was called, everything the product does is added up, also what it does behind its answers.
import { countedD1 } from "../workers/counted-d1";

let total = null;

const NOTHING_YET = {
  requests: 0,
  roundTrips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  bytes: 0,
  limiter: 0,
  room: 0,
  queued: 0,
  runs: 0,
};

export const around = (product) => ({
  ...product,
  fetch: async (request, env, ctx) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/bench/")) return bench(pathname, product, env, ctx);
    if (total) total.requests += 1;
    if (!request.headers.has("x-count")) return product.fetch(request, counted(env), ctx);
    const { database, cost } = countedD1(env.DB);
    const answer = await product.fetch(request, { ...env, DB: database }, ctx);
    const told = new Response(answer.body, answer);
    told.headers.set("x-cost", JSON.stringify(cost));
    return told;
  },
  queue: (batch, env, ctx) => {
    if (total) total.runs += 1;
    return product.queue(batch, counted(env), ctx);
  },
});

async function bench(pathname, product, env, ctx) {
  if (pathname === "/api/bench/count") total = { ...NOTHING_YET };
  if (pathname === "/api/bench/stop") total = null;
  if (pathname === "/api/bench/schedule") {
    for (const cron of ["17 * * * *", "47 * * * *"]) await product.scheduled({ cron }, counted(env), ctx);
  }
  return Response.json(total);
}

function counted(env) {
  if (!total) return env;
  const here = total;
  const { database, cost } = countedD1(env.DB);
  const adding = {};
  for (const name of ["roundTrips", "rowsRead", "rowsWritten", "bytes"]) {
    let value = 0;
    adding[name] = {
      get: () => value,
      set: (now) => {
        here[name] = name === "bytes" ? now : here[name] + now - value;
        value = now;
      },
    };
  }
  Object.defineProperties(cost, adding);
  return {
    ...env,
    DB: database,
    ROOM: countedObjects(env.ROOM, () => (here.room += 1)),
    RATE_LIMITER: countedObjects(env.RATE_LIMITER, () => (here.limiter += 1)),
    MAIL_QUEUE: countedQueue(env.MAIL_QUEUE, here),
    WORK_QUEUE: countedQueue(env.WORK_QUEUE, here),
  };
}

/** Each object that is asked for is asked one thing. */
const countedObjects = (namespace, count) => ({
  getByName: (name) => {
    count();
    return namespace.getByName(name);
  },
});

const countedQueue = (queue, here) => ({
  send: (...message) => {
    here.queued += 1;
    return queue.send(...message);
  },
  sendBatch: (messages, options) => {
    const all = [...messages];
    here.queued += all.length;
    return queue.sendBatch(all, options);
  },
});
