import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const WEB = new URL("../../web/", import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((file) => ({ file, text: readFileSync(WEB + file, "utf8") }));
const components = read("**/*.tsx");
const classes = components.flatMap(({ file, text }) =>
  [...text.matchAll(/["`]([^"`\n]*(?:\bleading-|\bfont-display\b)[^"`\n]*)["`]/g)].map(([, list = ""]) => ({
    file,
    list,
  })),
);
const sheets = read("styles/*.css").filter(({ file }) => !file.endsWith("tokens.css"));

describe("display type", () => {
  it("has the line heights of the scale and no other, in classes as in style sheets", () => {
    expect(classes.length).toBeGreaterThan(60);
    const others = classes.flatMap(({ file, list }) =>
      (list.match(/\bleading-[^\s"'`$]+/g) ?? [])
        .filter((name) => !/^leading-(none|tight|snug|relaxed|5)!?$/.test(name))
        .map((name) => `${file} ${name}`),
    );
    expect(others).toEqual([]);
    const written = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/line-height: (?!var\()[^;]+/g)].map(([found]) => `${file} ${found}`),
    );
    expect(written).toEqual([]);
  });

  it("is never set by hand where it may have several lines: headings, and names in its face", () => {
    const headings = components.flatMap(({ file, text }) =>
      [...text.matchAll(/<(?:h[1-4]|Heading)\b[^>]*className="([^"]*)"/g)]
        .filter(([, list = ""]) => /\b(?:leading|tracking)-/.test(list) && !list.includes("font-sans"))
        .map(([, list]) => `${file} ${list}`),
    );
    const names = classes
      .filter(({ list }) => /\bfont-display\b/.test(list) && /\btext-[2-7]xl\b/.test(list) && /\bleading-/.test(list))
      .map(({ file, list }) => `${file} ${list}`);
    expect([...headings, ...names]).toEqual([]);
  });
});
