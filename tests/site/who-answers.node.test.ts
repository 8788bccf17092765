import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ADDRESSES } from "../../worker/contract/addresses";

const at = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const list = /^run_worker_first = (\[[^\]]*\])/m.exec(readFileSync(at("wrangler.toml"), "utf8"))?.[1] ?? "";
const rules = JSON.parse(list.replace(/,(\s*\])/, "$1")) as string[];

/** Whether a rule of this kind names a path: `*` is anything, as the platform reads it. */
const named = (rules: string[], pathname: string) =>
  rules.some((rule) => {
    const parts = rule.split("*").map((part) => part.replace(/[.\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(pathname);
  });
const workerFirst = rules.filter((rule) => !rule.startsWith("!"));
const filesOnly = rules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1));

describe("who answers an address of what is deployed", () => {
  it("is the Worker at once for every page", () => {
    const pages = Object.values(ADDRESSES).map((page) => page.replace(/:\w+/g, "1"));
    expect(pages.filter((page) => !named(workerFirst, page) || named(filesOnly, page))).toEqual([]);
  });

  it("is the file for a hashed asset, and the Worker when there is none, whose 404 no cache keeps", () => {
    const asset = "/assets/index-abcdefgh.js";
    expect([named(workerFirst, asset), named(filesOnly, asset)]).toEqual([false, false]);
  });

  it("is a file itself only if it is for everybody as it is", () => {
    const client = at("dist/client");
    const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const open = files
      .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name))}`)
      .filter((file) => file !== "/_headers" && file !== "/.assetsignore" && !named(workerFirst, file));
    expect(open.filter((file) => !file.startsWith("/assets/") && !named(filesOnly, file))).toEqual([]);
    expect(open).toContain("/favicon.svg");
  });
});
