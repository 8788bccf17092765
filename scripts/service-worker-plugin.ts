import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { at } from "./local-paths.mjs";
import { readSitePages, sitePages } from "./site-pages-plugin.ts";

const SOURCE = fileURLToPath(new URL("../web/service-worker/service-worker.ts", import.meta.url));
/** A page that the Worker answers alike for everybody, and that is never rendered ahead. */
const SHELL = "/dashboard";
/** What the offline pages have around them: their chunks too, with all they import, are on the device before it is offline. */
const AROUND = /\/web\/(ui\/toast-card|features\/site\/member-home\/member-home|data\/pending-completions)\.tsx?$/;

type Bundle = Rolldown.OutputBundle;
type PrecacheEntry = { url: string; revision: string | null };

/** Builds the service worker beside the page's own files, with the list of those it has to have. */
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
        writeFileSync(path.join(dir, "sw.js"), await bundleWorker(`/${entry.fileName}`, precache));
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

/** The entry, the offline pages and what they import at once, with styles and fonts. */
function offlineFiles(bundle: Bundle, entry: Rolldown.OutputChunk, modules: string[]): string[] {
  const files = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (!file || files.has(name)) return;
    files.add(name);
    if (file.type !== "chunk") return;
    file.imports.forEach(take);
    file.viteMetadata?.importedCss.forEach(take);
    // What opens on a press (timers, dialogs) belongs to its page; only the entry knows all pages.
    if (file !== entry) file.dynamicImports.forEach(take);
  };
  take(entry.fileName);
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => modules.includes(id) || AROUND.test(id))) take(name);
    if (name.endsWith(".woff2") || /\/first-frame-[\w-]+\.js$/.test(name)) take(name);
  }
  return [...files].sort();
}

async function bundleWorker(entry: string, precache: PrecacheEntry[]): Promise<string> {
  const result = await build({
    configFile: false,
    plugins: [sitePages()],
    logLevel: "warn",
    publicDir: false,
    define: {
      __ENTRY__: JSON.stringify(entry),
      __SHELL__: JSON.stringify(SHELL),
      __PRECACHE__: JSON.stringify(precache),
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
