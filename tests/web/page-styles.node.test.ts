import { describe, expect, it } from "vitest";
import { layered } from "../../scripts/page-styles/cascade";
import { blocksOf, rulesOf } from "../../scripts/page-styles/css-rules";
import { DividedSheet } from "../../scripts/page-styles/divided-sheet";
import { specificity } from "../../scripts/page-styles/specificity";
import { overlap, touched } from "../../scripts/page-styles/touched";

const layersOf = (css: string) =>
  new Map(layered(rulesOf(blocksOf(css))).map(({ selector, layer }) => [selector, layer]));

describe("the layers of rules", () => {
  it("rise where a later rule sets a part of what an earlier one sets", () => {
    const layers = layersOf(
      ".p-4{padding:1rem}.px-2{padding-inline:.5rem}.pl-1{padding-left:1px}.pt-1{padding-top:1px}",
    );
    expect([...layers.values()]).toEqual([0, 1, 2, 1]);
  });

  it("rise with each condition on the same property, and not for conditions that exclude each other", () => {
    const layers = layersOf(
      "@media not all and (width>=40rem){.max-sm\\:p-1{padding:1px}}@media (width>=40rem){.sm\\:p-2{padding:2px}}@media (width>=64rem){.lg\\:p-3{padding:3px}}",
    );
    expect([...layers.values()]).toEqual([0, 0, 1]);
  });

  it("follow the strength of selectors before their order", () => {
    const layers = layersOf(".hover\\:red:hover{color:red}@media (width>=40rem){.sm\\:blue{color:#00f}}");
    expect(layers.get(".hover\\:red:hover")).toBeGreaterThan(layers.get(".sm\\:blue") ?? Number.NaN);
  });

  it("fall among important declarations, where the earlier layer wins", () => {
    const layers = layersOf(".p-4\\!{padding:1rem!important}.px-2\\!{padding-inline:.5rem!important}");
    expect([...layers.values()]).toEqual([1, 0]);
  });

  it("are one for what no two rules of an element fight about", () => {
    const layers = layersOf(
      ".p-4{padding:1rem}.m-4{margin:1rem}.p-2{padding:.5rem}.before\\:a:before{content:var(--c);color:red}.after\\:b:after{content:var(--c);color:#00f}",
    );
    expect(new Set(layers.values())).toEqual(new Set([0]));
  });
});

it.each([
  [".a", 1000],
  [".a:hover", 2000],
  [".sm\\:a", 1000],
  [".w-\\[calc\\(100\\%-1px\\)\\]", 1000],
  [":where(.divide-y>:not(:last-child))", 0],
  [".a:is(:where(.group):hover *)", 2000],
  [".a:not(:first-child)", 2000],
  ['.a[data-b="c d"]:before', 2001],
  [".b svg", 1001],
  ["#x .a", 1_001_000],
])("%s is as strong as browsers say", (selector, strength) => {
  expect(specificity(selector)).toBe(strength);
});

it.each([
  ["padding", "padding-inline-start", true],
  ["padding-left", "padding-right", false],
  ["inset", "left", true],
  ["border-width", "border-top-color", false],
  ["border-block", "border-top-color", true],
  ["overflow", "overflow-x", true],
  ["font", "line-height", true],
  ["place-items", "align-items", true],
  ["flex", "flex-direction", true],
  ["color", "background-color", false],
])("of %s and %s it is known whether one sets a part of the other", (one, other, expected) => {
  expect(touched(one).some((name) => touched(other).some((its) => overlap(name, its)))).toBe(expected);
});

describe("a divided sheet", () => {
  const sheet = new DividedSheet(
    [
      "/*! note */\n@layer properties{@supports (color:red){*{--tw-one:0;--tw-two:0}}}",
      "@layer theme,base,components,utilities;@layer base{body{margin:0}}@layer components{.article{color:red}.article a{color:#00f}}",
      '@layer utilities{.p-4{padding:1rem}.one{--tw-one:1}.two{--tw-two:1}.w-\\[calc\\(1px\\)\\]{width:calc(1px)}@media (width>=40rem){.sm\\:p-6{padding:";}"}}}',
      '@property --tw-one{syntax:"*";inherits:false}@property --tw-two{syntax:"*";inherits:false}',
    ].join(""),
  );
  const first = new Set(["p-4", "one"]);

  it("begins with what is true of all pages, the order of the layers, and its own classes", () => {
    expect(sheet.first(first)).toBe(
      "@layer properties{@supports (color:red){*{--tw-one:0;}}}@layer theme,base,components,utilities;@layer base{body{margin:0}}" +
        '@layer utilities{@layer a,b;}@layer utilities{@layer a{.p-4{padding:1rem}.one{--tw-one:1}}}@property --tw-one{syntax:"*";inherits:false}',
    );
  });

  it("goes on with what a page has beyond it, in the same layers", () => {
    expect(sheet.beyond(new Set(["p-4", "two", "sm:p-6", "article"]), first)).toBe(
      "@layer properties{@supports (color:red){*{--tw-two:0}}}@layer components{.article{color:red}.article a{color:#00f}}" +
        '@layer utilities{@layer a{.two{--tw-two:1}}@layer b{@media (width>=40rem){.sm\\:p-6{padding:";}"}}}}@property --tw-two{syntax:"*";inherits:false}',
    );
    expect(sheet.beyond(new Set(["w-[calc(1px)]"]), first)).toBe(
      "@layer utilities{@layer a{.w-\\[calc\\(1px\\)\\]{width:calc(1px)}}}",
    );
  });

  it("is nothing for a page that has no more", () => {
    expect(sheet.beyond(first, first)).toBe("");
    expect(sheet.beyond(new Set(["unknown"]), first)).toBe("");
  });
});

it("has mixed colours as the browsers of the build know them", () => {
  const sheet = new DividedSheet(
    "@layer utilities{.bg\\/50{background:red}@supports (color:color-mix(in lab, red, red)){.bg\\/50{background:color-mix(in oklab,red 50%,transparent)}}}",
  );
  expect(sheet.beyond(new Set(["bg/50"]), new Set())).toBe(
    "@layer utilities{@layer a{.bg\\/50{background:color-mix(in oklab,red 50%,transparent)}}}",
  );
});
