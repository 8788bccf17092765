import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf, pageAt } from "../../worker/contract/addresses";
import { projectFiles } from "./project-files";

const SOURCES = ["web", "worker", "party"]
  .flatMap((folder) => projectFiles(folder))
  .filter((file) => /\.tsx?$/.test(file) && file !== "worker/contract/addresses.ts");

/** Paths of pages that are written out, in quotes or behind an origin: `/workout/${id}`. What has a dot is a file. */
function typedPaths(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, "");
  const paths = [...code.matchAll(/(?:["'`]|origin\})(\/[a-z][^"'`\s<]*)/g)].map(([, path = ""]) => path);
  return paths.filter((path) => {
    const bare = path.replace(/\$\{[^}]*\}?/g, "1").replace(/[?#].*$/, "");
    return !bare.includes(".") && pageAt(bare, true) !== null;
  });
}

describe("an address of a page", () => {
  it("is made of its parts, what is asked of it and a place on it", () => {
    expect(addressOf("dashboard")).toBe("/dashboard");
    expect(addressOf("workout", { id: 7 })).toBe("/workout/7");
    expect(addressOf("weeklyProgram", { id: 2, query: { day: 0, as: null }, hash: "training" })).toBe(
      "/weekly-program/2?day=0#training",
    );
    expect(addressOf("adminUser", { id: "a/b c" })).toBe("/admin/users/a%2Fb%20c");
    // @ts-expect-error: an address without what it stands for leads nowhere.
    expect(addressOf("workout")).toBe("/workout/");
  });

  it("is found again, and one of the embedded product only there", () => {
    expect(pageAt("/admin/weekly-programs/7/edit", false)).toEqual({ name: "weeklyProgramEdit", params: { id: "7" } });
    expect(pageAt("/about/", false)?.name).toBe("about");
    expect(pageAt("/dev/ui", false)).toBeNull();
    expect(pageAt("/dev/ui", true)?.name).toBe("devUi");
    expect(pageAt("/workout/7/edit", true)).toBeNull();
  });

  it("is typed by hand nowhere", () => {
    expect(SOURCES.length).toBeGreaterThan(1000);
    expect(SOURCES.flatMap((file) => typedPaths(file).map((path) => `${file}: ${path}`))).toEqual([]);
  });
});
