import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const WEB = new URL("../../web/", import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((file) => ({ file, text: readFileSync(WEB + file, "utf8") }));

/** What the browser moves without laying the page out; colours stand still and only change. */
const MOVED = ["opacity", "transform"];
const COLOURS = ["background-color", "border-color", "color"];

describe("what moves", () => {
  it("moves by its transform and its opacity alone, in every animation", () => {
    const sheets = read("styles/*.css");
    const steps = sheets.flatMap(({ text }) =>
      [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, body = ""]) => body),
    );
    expect(steps.length).toBeGreaterThan(4);
    const moved = steps.flatMap((body) => [...body.matchAll(/([\w-]+):/g)].map(([, property]) => property));
    expect(moved.filter((property) => !MOVED.includes(property ?? ""))).toEqual([]);
    expect(sheets.flatMap(({ text }) => text.match(/transition(?:-property)?: (?!none)[^;]+/g) ?? [])).toEqual([]);
  });

  it("changes no size or place in any transition of a component", () => {
    const written = read("**/*.tsx").flatMap(({ file, text }) =>
      [...text.matchAll(/\btransition(-[\w[\],-]+)?(?=[\s"'`])/g)].map(([found]) => ({ file, found })),
    );
    expect(written.length).toBeGreaterThan(50);
    const others = written.filter(({ found }) => {
      const named = /^transition-\[(.+)\]$/.exec(found)?.[1]?.split(",");
      if (named) return named.some((property) => ![...MOVED, ...COLOURS].includes(property));
      return !["transition-colors", "transition-opacity", "transition-transform"].includes(found);
    });
    expect(others).toEqual([]);
  });
});
