import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { at, statePath } from "./local-paths.mjs";
import { localVars } from "./local-settings.mjs";

const HOST = "127.0.0.1";
const HOUR_MS = 3_600_000;

/** The built product on the embedded stack: D1, R2, Durable Objects, queue and schedule, all in one process. */
export async function openLocalStack({ port }) {
  await refuseTakenPort(port);
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(at(".local/longroll/wrangler.json"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: HOST,
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: `${statePath}/v3`,
      workers: [
        {
          ...workerOptions,
          name: "longroll",
          modulesRules: undefined,
          modules: modulesOf(main),
          bindings: { ...workerOptions.bindings, ...localVars() },
        },
      ],
    }),
  );
  await miniflare.ready;
  // The embedded runtime has no clock for schedules of its own.
  const hourly = setInterval(
    async () => (await miniflare.getWorker("longroll")).scheduled({ cron: "17 * * * *" }),
    HOUR_MS,
  );
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      clearInterval(hourly);
      await miniflare.dispose();
    },
  };
}

// The main module first, then the chunks it imports.
function modulesOf(main) {
  const folder = path.dirname(main);
  const chunks = readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith(".js") && file !== main);
  return [main, ...chunks].map((file) => ({ type: "ESModule", path: file }));
}

// The runtime itself reports a taken port only in its log, after the address has been printed.
function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)),
    );
    probe.listen(port, HOST, () => probe.close(resolve));
  });
}
