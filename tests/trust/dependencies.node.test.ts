import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles } from "./project-files";

type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
};
type Project = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
/** Reviewed when it grows: every package of a deploy is somebody else's code in a member's browser. */
const MOST_PACKAGES = 600;
/** Used by what they are, not by an import: types, tools that are run by name, and what npm must resolve only once. */
const WITHOUT_IMPORT = /^(@types\/|node$|typescript$|tailwindcss$|@better-auth\/core$)/;

describe.each(["", "tests/bench/peers/"])("the dependencies of %s", (folder) => {
  const project = json(`${folder}package.json`) as Project;
  const lock = json(`${folder}package-lock.json`) as { lockfileVersion: number; packages: Record<string, Locked> };
  const locked = Object.entries(lock.packages).filter(([name]) => name !== "");
  const asked = { ...project.dependencies, ...project.devDependencies };

  it("are locked to one version each, with what it has to hash to", () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(locked.length).toBeGreaterThan(0);
    expect(
      locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)).map(([name]) => name),
    ).toEqual([]);
    // What a package carries inside itself is covered by that package's own hash.
    const unhashed = locked.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ""));
    expect(unhashed.map(([name]) => name)).toEqual([]);
    expect(lock.packages[""]).toMatchObject({ ...(project.dependencies && { dependencies: project.dependencies }) });
  });

  it("come from the registry, never from an address, a repository or a folder", () => {
    const ranges = Object.entries({ ...asked, ...project.overrides });
    expect(ranges.filter(([, range]) => !/^\^?\d+(\.\d+){0,2}(-[\w.]+)?$/.test(range))).toEqual([]);
    // As registries lay out a package's files, whatever their host.
    const released = /^https:\/\/[\w.]+\/(@[\w.-]+\/)?[\w.-]+\/-\/[\w.-]+\.tgz$/;
    const elsewhere = locked.filter(([, { link, resolved }]) => link || (resolved && !released.test(resolved)));
    expect(elsewhere.map(([name]) => name)).toEqual([]);
  });

  it("run nothing when they are installed, except those that are allowed to", () => {
    // Whoever measures other readers installs them without any scripts.
    if (folder) return expect(readFileSync("tests/bench/reader.mjs", "utf8")).toContain('"ci", "--ignore-scripts"');
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => nameOf(name));
    expect(running.filter((name) => !project.allowScripts?.[name])).toEqual([]);
    expect(running).toContain("workerd");
  });

  it("are as few as they were", () => {
    expect(locked.length).toBeLessThanOrEqual(MOST_PACKAGES);
  });
});

it("what ships is pinned exactly", () => {
  const { dependencies = {} } = json("package.json") as Project;
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("every dependency is used", () => {
  const { dependencies, devDependencies } = json("package.json") as Project;
  const source = projectFiles()
    .filter((file) => /\.(ts|tsx|mts|mjs|css|json)$/.test(file) && !/package(-lock)?\.json$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) =>
      !WITHOUT_IMPORT.test(name) &&
      !new RegExp(`["']([^"'\\s]*node_modules/)?${escaped(name)}(/[^"']*)?["']`).test(source),
  );
  expect(unused).toEqual([]);
  expect(existsSync("package-lock.json")).toBe(true);
});

it("partykit, which brings an old esbuild and undici, gives types and nothing that runs or ships", () => {
  const { dependencies } = json("package.json") as Project;
  expect(Object.keys(dependencies ?? {})).not.toContain("partykit");
  const lock = json("package-lock.json") as { packages: Record<string, Locked & { dev?: boolean }> };
  const brought = Object.entries(lock.packages).filter(([place]) => /^node_modules\/partykit(\/|$)/.test(place));
  expect(brought.length).toBeGreaterThan(1);
  expect(brought.filter(([, { dev }]) => !dev).map(([place]) => place)).toEqual([]);
  const used = projectFiles()
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.startsWith("tests/"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^.*\b(?:from|import|require)\b\s*\(?["']partykit\b.*$/gm)].map(
        ([line]) => line,
      ),
    );
  expect(used).toEqual(['import type * as Party from "partykit/server";']);
  expect(Object.values((json("package.json") as { scripts: Record<string, string> }).scripts).join()).not.toContain(
    "partykit",
  );
});

const nameOf = (place: string) => place.replace(/^.*node_modules\//, "");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
