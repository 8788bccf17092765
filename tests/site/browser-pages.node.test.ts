import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ADMIN_PAGES } from "../../worker/contract/admin-pages";
import { PAGES } from "../../worker/contract/pages";
import { DOOR_SOURCES, INNER_SOURCES, sourcesOf } from "../../worker/features/site/browser-pages";

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../web/${file}`, import.meta.url)), "utf8");

/** As `web/routes.tsx` and `web/desk-routes.tsx` say it: which module each address is shown by. */
function routed(): Record<string, string> {
  const text = read("routes.tsx") + read("desk-routes.tsx");
  const modules = new Map(
    [...text.matchAll(/const (\w+) =\s+(?:page|lazy)\([^;]*?import\("\.\/([^"]+)"\)/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const addresses = { PAGES, ADMIN_PAGES } as Record<string, Record<string, string>>;
  const routes = [...text.matchAll(/path=\{(PAGES|ADMIN_PAGES)\.(\w+)\}\s+element=\{\s*<(\w+)/g)];
  return Object.fromEntries(
    routes.map(([, map = "", page = "", name]) => [addresses[map]?.[page], `${modules.get(name)}.tsx`]),
  );
}

describe("the modules that a page's document fetches ahead", () => {
  it("are those that show it", () => {
    expect(Object.keys(routed()).length).toBeGreaterThan(25);
    expect(INNER_SOURCES).toEqual(routed());
  });

  it("are in the build", () => {
    const manifest = JSON.parse(
      readFileSync(fileURLToPath(new URL("../../dist/client/.vite/manifest.json", import.meta.url)), "utf8"),
    ) as Record<string, unknown>;
    const needed = [...Object.keys(INNER_SOURCES), ...Object.keys(DOOR_SOURCES)].flatMap(sourcesOf);
    expect(needed.filter((source) => !(source in manifest))).toEqual([]);
  });

  it("are found by an address with an id, and none but the way there is for one that is unknown", () => {
    expect(sourcesOf("/weekly-program/7")).toContain("features/programs/weekly-program-page.tsx");
    expect(sourcesOf("/admin/weekly-programs/7/edit")).toContain("features/programs/editor/program-editor-page.tsx");
    expect(sourcesOf(PAGES.signIn)).toEqual(["features/account/sign-in/sign-in-page.tsx"]);
    expect(sourcesOf("/dev/ui")).toEqual(sourcesOf("/nowhere"));
    expect(sourcesOf("/nowhere")).toContain("routes.tsx");
  });
});
