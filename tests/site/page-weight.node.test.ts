import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSitePages } from "../../scripts/site-pages-plugin";
import { ADDRESSES } from "../../worker/contract/addresses";

// What deploys, as the checks before these tests have built it.
const CLIENT = fileURLToPath(new URL("../../dist/client/", import.meta.url));
const KB = 1024;

type Chunk = { file: string; imports?: string[] };
const read = (file: string) => readFileSync(path.join(CLIENT, file));
const weight = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Record<string, Chunk>;
const shell = read("index.html").toString();
const { pages: all, notFound } = await readSitePages();
/** Of what deploys, by address. */
const pages = Object.entries({ ...all, notFound })
  .map(([name, facts]) => ({ address: { ...ADDRESSES, notFound: "*" }[name] ?? "", ...facts }))
  .filter(({ address }) => !address.startsWith("/dev/"));
const isPublic = ({ rendered, who }: { rendered: boolean; who: string }) => rendered || who === "visitor";

/** The names, in the build's list, of a module and of all that it imports at once. */
function modulesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build has no ${module}`);
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of chunk.imports ?? []) modulesOf(imported, found);
  return found;
}

const isVietnamese = (file: string) => file.includes("-vietnamese-");
const filesOf = (module: string) => [...modulesOf(module)].flatMap((name) => manifest[name]?.file ?? []);

describe("a public page", () => {
  const always = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? "");

  it.each(pages.filter(isPublic))("at $address has at most 115 KB of scripts", ({ modules }) => {
    const files = new Set([...always, ...["index.html", ...modules].flatMap(filesOf)]);
    expect(weight(files)).toBeLessThanOrEqual(115 * KB);
  });

  it("has two fonts of together 60 KB, and a third of 10 KB where Vietnamese is written", () => {
    const fonts = readdirSync(path.join(CLIENT, "assets")).filter((file) => file.endsWith(".woff2"));
    const [vietnamese, ...always] = fonts.toSorted(
      (one, other) => Number(isVietnamese(other)) - Number(isVietnamese(one)),
    );
    expect(always).toHaveLength(2);
    expect(always.reduce((sum, file) => sum + read(`assets/${file}`).length, 0)).toBeLessThanOrEqual(60 * KB);
    expect(read(`assets/${vietnamese}`).length).toBeLessThanOrEqual(10 * KB);
    expect(shell).not.toContain(vietnamese);
  });

  it("names only files that change their name with their content", () => {
    const local = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(local.length).toBeGreaterThan(3);
    for (const file of local) expect(file).toMatch(/-[\w-]{8}\.\w+$/);
    // So a browser never has to ask for one again.
    expect(read("_headers").toString()).toMatch(/^\/assets\/\*\n +Cache-Control: .*immutable$/m);
  });
});

describe("a page of those who are signed in", () => {
  it.each(pages.filter((page) => !isPublic(page)))("at $address is within its limit", ({ who, modules }) => {
    const files = new Set(["index.html", ...modules].flatMap(filesOf));
    expect(weight(files)).toBeLessThanOrEqual((who === "admin" ? 220 : 180) * KB);
  });
});

describe("the files of a page", () => {
  it.each(pages.filter(({ who }) => who === "member"))("of members at $address are few", ({ modules }) => {
    // With the document, the first frame, the styles, two fonts, the icon and the service worker's it is 25 requests.
    expect(new Set(["index.html", ...modules].flatMap(filesOf)).size).toBeLessThanOrEqual(15);
  });
});

describe("the styles of the site", () => {
  it("are one sheet of at most 30 KB, which the shell names", () => {
    const sheets = readdirSync(path.join(CLIENT, "assets")).filter((file) => file.endsWith(".css"));
    expect(sheets).toHaveLength(1);
    expect(shell).toContain(`href="/assets/${sheets[0]}"`);
    expect(weight([`assets/${sheets[0]}`])).toBeLessThanOrEqual(30 * KB);
  });
});
