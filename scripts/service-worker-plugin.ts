import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { at } from "./local-paths.mjs";
import { readSitePages, sitePages } from "./site-pages-plugin.ts";

const SOURCE = fileURLToPath(new URL("../web/service-worker/service-worker.ts", import.meta.url));
/** A page whose HTML is the same for everybody and never rendered on the server. */
const SHELL = "/dashboard";
/** Shared surroundings of the offline pages: their chunks are precached with all imports. */
const AROUND =
  /\/web\/(ui\/toast-card|features\/site\/member-home\/member-home|training\/mat\/roll-bar|data\/pending-completions)\.tsx?$/;

type Bundle = Rolldown.OutputBundle;
type PrecacheEntry = { url: string; revision: string | null };

/** Builds the service worker with its precache list. */
export function serviceWorker(): Plugin {
  return {
    name: "longroll-service-worker",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle: {
      order: "post",
      async handler({ dir }, bundle) {
        if (!dir) throw new Error("the service worker needs a folder to go to");
        const entry = entryOf(bundle);
        const files = offlineFiles(bundle, entry, await offlineModules());
        const shell = readFileSync(path.join(dir, "index.html"));
        const precache: PrecacheEntry[] = [
          { url: SHELL, revision: createHash("sha256").update(shell).digest("hex").slice(0, 16) },
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
        ];
        const scripts = await pageScripts(bundle, entry);
        writeFileSync(path.join(dir, "sw.js"), await bundleWorker({ entry: `/${entry.fileName}`, precache, scripts }));
      },
    },
  };
}

function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error("the page has no entry");
  return entry;
}

async function offlineModules(): Promise<string[]> {
  const { pages } = await readSitePages();
  return Object.values(pages).flatMap(({ offline, modules }) =>
    (offline ? modules : []).map((module) => at(`web/${module}`)),
  );
}

/** Returns the files to precache: the entry, the offline pages, their static imports, styles and fonts. */
function offlineFiles(bundle: Bundle, entry: Rolldown.OutputChunk, modules: string[]): string[] {
  const files = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (!file || files.has(name)) return;
    files.add(name);
    if (file.type !== "chunk") return;
    file.imports.forEach(take);
    file.viteMetadata?.importedCss.forEach(take);
    // Chunks opened by a press (timers, dialogs) belong to their page; the entry's lazy imports are all pages.
    if (file !== entry) file.dynamicImports.forEach(take);
  };
  take(entry.fileName);
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => modules.includes(id) || AROUND.test(id))) take(name);
    if (name.endsWith(".woff2") || /\/first-frame-[\w-]+\.js$/.test(name)) take(name);
  }
  return [...files].sort();
}

/** Returns, for each page that starts from the device, the chunks it needs beyond those of every page. */
async function pageScripts(bundle: Bundle, entry: Rolldown.OutputChunk): Promise<Record<string, string[]>> {
  const always = chunksFrom(bundle, [entry.fileName]);
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const { pages } = await readSitePages();
  const ofDevice = Object.entries(pages).filter(([, { offline, frame }]) => offline || frame);
  return Object.fromEntries(
    ofDevice.map(([name, { modules }]) => {
      const own = chunks.filter(({ facadeModuleId }) =>
        modules.some((module) => facadeModuleId === at(`web/${module}`)),
      );
      const all = chunksFrom(
        bundle,
        own.map(({ fileName }) => fileName),
      );
      return [name, [...all].filter((file) => !always.has(file)).map((file) => `/${file}`)];
    }),
  );
}

/** Collects chunks with all their static imports. */
function chunksFrom(bundle: Bundle, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) continue;
    found.add(name);
    chunksFrom(bundle, file.imports, found);
  }
  return found;
}

type Contents = { entry: string; precache: PrecacheEntry[]; scripts: Record<string, string[]> };

async function bundleWorker({ entry, precache, scripts }: Contents): Promise<string> {
  const result = await build({
    configFile: false,
    plugins: [sitePages()],
    logLevel: "warn",
    publicDir: false,
    define: {
      __ENTRY__: JSON.stringify(entry),
      __SHELL__: JSON.stringify(SHELL),
      __PRECACHE__: JSON.stringify(precache),
      __PAGE_SCRIPTS__: JSON.stringify(scripts),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("the service worker was not built");
  return output.output[0].code;
}
