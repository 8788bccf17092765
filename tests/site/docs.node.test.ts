import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = [
  "README.md",
  "STYLE.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const FILE = /`((?:web|worker|party|migrations|seed|tests|scripts|docs)\/[\w./-]*)`/g;
/** A file without its folder, and a path of which the first folders are left out. */
const SHORT = /`((?!web|worker|party|migrations|seed|tests|scripts|docs)[a-z][\w-]*(?:\/[\w-]+)*\.(?:tsx?|mjs))`/g;
const FILES = ["web", "worker", "party", "seed", "tests", "scripts"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }),
);
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
/** A decision is of its day: it may name what has gone since. */
const OF_TODAY = PAGES.filter((page) => !page.startsWith("docs/decisions/"));

const text = (page: string) => readFileSync(path.join(ROOT, page), "utf8");
const missing = (names: string[]) => names.filter((name) => !existsSync(path.join(ROOT, name)));

describe("the written pages", () => {
  it.each(OF_TODAY)("%s names files that are there", (page) => {
    const named = [...text(page).matchAll(FILE)].map(([, name = ""]) => name);
    expect(missing(named)).toEqual([]);
    const short = [...text(page).matchAll(SHORT)].map(([, name = ""]) => name);
    expect(short.filter((name) => !FILES.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  it.each(PAGES)("%s links to pages that are there", (page) => {
    const linked = [...text(page).matchAll(LINK)].map(([, to = ""]) => path.join(path.dirname(page), to));
    expect(missing(linked)).toEqual([]);
  });

  it("begin with two short ones", () => {
    expect(Buffer.byteLength(text("README.md"))).toBeLessThanOrEqual(7 * 1024);
    expect(Buffer.byteLength(text("STYLE.md"))).toBeLessThanOrEqual(5 * 1024);
  });
});
