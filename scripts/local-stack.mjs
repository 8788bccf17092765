import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { at, statePath } from "./local-paths.mjs";
import { localVars } from "./local-settings.mjs";

const HOST = "127.0.0.1";
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// In the order of `CRONS` in worker/schedule.ts, which a test compares with wrangler.toml.
const [HOURLY, BILLING, REMINDERS] = unstable_readConfig({ config: at("wrangler.toml") }).triggers.crons;
const FILES = "files";
/** How much of a body the runtime reads on its own after a Worker answered without reading it. */
const SOON_TAKEN_BYTES = 64 * 1024;
/** Limits for draining a body here: above any limit of the product, and no longer than a response may take. */
const TAKEN_BYTES = 64 * 1024 * 1024;
const TAKEN_MS = 3000;
const QUIET_MS = 500;
const NOTHING = "export default { fetch: () => new Response(null, { status: 404 }) }";

/**
 * Serves the built product on the embedded stack: D1, R2, Durable Objects, queue and schedule, in one process.
 * `around`: source of a module whose function `around` wraps the product, for measuring.
 */
export async function openLocalStack({ port, around = "export const around = (product) => product;" }) {
  await refuseTakenPort(port);
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(at(".local/longroll/wrangler.json"));
  const { assets, ...product } = workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: HOST,
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: `${statePath}/v3`,
      workers: [
        {
          ...product,
          name: "longroll",
          modulesRules: undefined,
          modules: [
            entryOf(main, assets.routerConfig.static_routing),
            { type: "ESModule", path: path.join(path.dirname(main), "around.js"), contents: around },
            ...modulesOf(main),
          ],
          bindings: { ...product.bindings, ...localVars() },
          serviceBindings: { ...product.serviceBindings, [assets.binding]: FILES },
        },
        {
          name: FILES,
          modules: true,
          script: NOTHING,
          assets: { ...assets, routerConfig: {}, run_worker_first: false },
        },
      ],
    }),
  );
  await miniflare.ready;
  // The embedded runtime does not run cron triggers by itself.
  const runSchedule = async (cron) => (await miniflare.getWorker("longroll")).scheduled({ cron });
  const clocks = [
    setInterval(() => runSchedule(HOURLY), HOUR_MS),
    setInterval(() => runSchedule(REMINDERS), 5 * MINUTE_MS),
  ];
  return {
    url: `http://localhost:${port}`,
    runBilling: () => runSchedule(BILLING),
    close: async () => {
      clocks.forEach(clearInterval);
      await miniflare.dispose();
    },
  };
}

/** Returns the built Worker's modules, the path of its entry, and its compatibility flags. */
export function builtWorker() {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(at(".local/longroll/wrangler.json"));
  return { modules: modulesOf(main), main, flags: workerOptions.compatibilityFlags };
}

// Cloudflare routes between assets and Worker; the local equivalent is a second Worker in front, which doubles the time
// of a page. So the product is called directly and applies the same routing lists: paths in neither list are served as
// a file if one exists.
function entryOf(main, { asset_worker: files, user_worker: product }) {
  const contents = `import built from "./${path.basename(main)}";
import { around } from "./around.js";
export * from "./${path.basename(main)}";
const product = around(built);
const FILES = new RegExp(${JSON.stringify(patternOf(files))});
const PRODUCT = new RegExp(${JSON.stringify(patternOf(product))});
async function fetch(request, env, ctx) {
  const { pathname } = new URL(request.url);
  if (FILES.test(pathname)) return env.ASSETS.fetch(request);
  if (!PRODUCT.test(pathname) && (request.method === "GET" || request.method === "HEAD")) {
    const file = await env.ASSETS.fetch(request);
    if (file.status !== 404) return file;
  }
  const length = request.headers.get("content-length");
  if (!request.body || (length !== null && Number(length) <= ${SOON_TAKEN_BYTES})) return product.fetch(request, env, ctx);
  return takenIn(request, env, ctx);
}
${takenIn}
export default { ...product, fetch };`;
  return { type: "ESModule", path: path.join(path.dirname(main), "local-entry.js"), contents };
}

// Cloudflare drains the unread rest of a body. Here the runtime would reset the connection while the client is still
// sending, which then often misses the refusal. This is text of the Worker, and can use only what exists there.
const takenIn = `async function takenIn(request, env, ctx) {
  const source = request.body.getReader();
  const { readable, writable } = new IdentityTransformStream();
  const sink = writable.getWriter();
  let isRead = true;
  let moved = true;
  let left = ${TAKEN_BYTES};
  const unread = () => { isRead = false; };
  const taken = (async () => {
    while (left > 0) {
      const { done, value } = await source.read();
      moved = true;
      if (done) return isRead && sink.close();
      if (isRead) await sink.write(value).catch(unread);
      else left -= value.byteLength;
    }
  })().catch((error) => sink.abort(error).catch(() => {})).finally(() => { left = 0; });
  const answer = await product.fetch(new Request(request, { body: readable }), env, ctx);
  if (left === 0) return answer;
  unread();
  sink.abort("answered").catch(() => {});
  const until = Date.now() + ${TAKEN_MS};
  while (left > 0 && moved && Date.now() < until) {
    moved = false;
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, ${QUIET_MS}))]);
  }
  return answer;
}`;

const patternOf = (rules) => `^(${rules.map((rule) => rule.split("*").map(escapeRegExp).join(".*")).join("|")})$`;

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function modulesOf(main) {
  const folder = path.dirname(main);
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ type: "ESModule", path: path.join(folder, file) }));
}

// The runtime reports a taken port only in its log, after the address has been printed.
function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)),
    );
    probe.listen(port, HOST, () => probe.close(resolve));
  });
}
