import type { Env } from "../../http/env";

/** Output of the web build for the server: the page shell, and the files of each page. */
export type SiteFiles = {
  shell: string;
  /** Changes with the files that pages load, so that one build's cache is not used by another. */
  build: string;
  /** Returns the scripts of a page's modules with all imports, beyond those in the shell. */
  scriptsOf: (modules: readonly string[]) => string[];
};

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = "index.html";
// A deploy starts new isolates, so the files stay valid for an isolate's life.
let files: SiteFiles | undefined;

export async function siteFiles(request: Request, env: Env): Promise<SiteFiles> {
  if (files && !__HOT_RELOAD__) return files;
  const [shell, manifest] = await Promise.all([
    readFile(request, env, "/index.html"),
    // With hot reload there is no manifest.
    readFile(request, env, "/.vite/manifest.json").catch(() => "{}"),
  ]);
  files = describe(shell, JSON.parse(manifest) as Manifest);
  return files;
}

function describe(shell: string, manifest: Manifest): SiteFiles {
  const atOnce = closure(manifest, ENTRY);
  return {
    shell,
    build: manifest[ENTRY]?.file ?? "",
    scriptsOf: (modules) => {
      const found = new Set<Chunk>();
      for (const module of modules) closure(manifest, module, found);
      return [...found].filter((chunk) => !atOnce.has(chunk)).map(({ file }) => file);
    },
  };
}

function closure(manifest: Manifest, name: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

async function readFile(request: Request, env: Env, path: string): Promise<string> {
  const asset = await env.ASSETS.fetch(new URL(path, request.url));
  if (!asset.ok) throw new Error(`${path} answered ${asset.status}`);
  return asset.text();
}
