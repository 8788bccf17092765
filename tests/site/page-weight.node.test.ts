import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PAGE_SOURCES } from "../../web/edge/page-sources";

// What deploys, as the checks before these tests have built it.
const CLIENT = fileURLToPath(new URL("../../dist/client/", import.meta.url));
const KB = 1024;

type Chunk = { file: string; imports?: string[]; css?: string[] };
const read = (file: string) => readFileSync(path.join(CLIENT, file));
const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Record<string, Chunk>;
const shell = read("index.html").toString();

/** The files of a module and of all that it imports at once. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build has no ${module}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

describe("a public page", () => {
  const always = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? "");

  it.each(Object.values(PAGE_SOURCES))("%s has at most 95 KB of scripts", (source) => {
    expect(weight(new Set([...always, ...filesOf("index.html"), ...filesOf(source)]))).toBeLessThanOrEqual(95 * KB);
  });

  it("has at most 12 KB of styles, and two fonts of together 60 KB", () => {
    expect(weight(new Set(manifest["index.html"]?.css))).toBeLessThanOrEqual(12 * KB);
    const fonts = readdirSync(path.join(CLIENT, "assets")).filter((file) => file.endsWith(".woff2"));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + read(`assets/${file}`).length, 0)).toBeLessThanOrEqual(60 * KB);
  });

  it("names only files that change their name with their content", () => {
    const local = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(local.length).toBeGreaterThan(3);
    for (const file of local) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
    // So a browser never has to ask for one again.
    expect(read("_headers").toString()).toMatch(/^\/assets\/\*\n +Cache-Control: .*immutable$/m);
  });
});
