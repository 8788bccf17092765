import type { Env } from "../../http/env";

/** What the web build has left for the server: the page without content, and which files each page needs. */
export type SiteFiles = {
  shell: string;
  /** Changes with the files that pages load: what is kept of one build is not answered by another. */
  build: string;
  /** The scripts of a page's modules and of all that they import, beyond those that the shell names itself. */
  scriptsOf: (modules: readonly string[]) => string[];
};

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const ENTRY = "index.html";
// A deploy brings new isolates, so what one has read stays true for its life.
let files: SiteFiles | undefined;

export async function siteFiles(request: Request, env: Env): Promise<SiteFiles> {
  if (files && !__HOT_RELOAD__) return files;
  const [shell, manifest] = await Promise.all([
    readFile(request, env, "/index.html"),
    // With hot reload there is none.
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
