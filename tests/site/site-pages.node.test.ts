import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readSitePages } from "../../scripts/site-pages-plugin";

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../dist/client/.vite/manifest.json", import.meta.url)), "utf8"),
) as Record<string, unknown>;
const { pages, notFound } = await readSitePages();

describe("what the build says of each page to the Worker", () => {
  it("names modules that are in the build, so that their files are fetched ahead", () => {
    const deployed = Object.entries(pages).filter(([name]) => !name.startsWith("dev"));
    const needed = [...deployed.map(([, facts]) => facts), notFound].flatMap(({ modules }) => modules);
    expect(needed.length).toBeGreaterThan(60);
    expect(needed.filter((module) => !(module in manifest))).toEqual([]);
  });

  it("names the page's own module last, and before it what members' pages stand in", () => {
    expect(pages.signIn.modules).toEqual(["features/account/sign-in/sign-in-page.tsx"]);
    expect(pages.weeklyProgram.modules).toContain("shell/member-shell.ts");
    expect(pages.weeklyProgram.modules.at(-1)).toBe("features/programs/weekly-program-page.tsx");
    expect(notFound.modules).toEqual(["shell/not-found-page.tsx"]);
  });
});
