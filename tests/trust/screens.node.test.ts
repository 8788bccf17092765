import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ADMIN_PAGES } from "../../worker/contract/admin-pages";
import { isPage } from "../../worker/contract/page-patterns";
import { LOCAL_PAGES, PAGES } from "../../worker/contract/pages";
import { type PageAddress, SCREENS } from "../e2e/screens";

const CONTRACT = Object.entries({ PAGES, ADMIN_PAGES, LOCAL_PAGES }).flatMap(([group, pages]) =>
  Object.entries(pages).map(([name, address]) => ({ name: `${group}.${name}`, address: address as PageAddress })),
);
const source = (file: string) => readFileSync(new URL(`../../web/${file}`, import.meta.url), "utf8");
const routes = source("routes.tsx") + source("desk-routes.tsx");

describe("every page is looked at in a browser", () => {
  it.each(CONTRACT)("$address", ({ address }) => {
    const looks = Object.values(SCREENS[address]).flat();
    expect(looks.length).toBeGreaterThan(0);
    const pattern = new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`);
    for (const look of looks) {
      const { pathname } = new URL(look, "https://longroll.test");
      expect(pathname).toMatch(pattern);
      expect(isPage(pathname, true)).toBe(true);
    }
  });

  it("and the list names no page that is not there", () => {
    expect(Object.keys(SCREENS).sort()).toEqual(CONTRACT.map(({ address }) => address).sort());
  });
});

describe("every page has a route, and every route is a page", () => {
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "");
  const routed = [
    ...named(routes, /<Route\s+path=\{(\w+\.\w+)\}/g),
    ...["public-pages.ts", "door-pages.ts"].flatMap((file) => named(source(file), /publicPage\(\s*(\w+\.\w+)/g)),
  ];

  it.each(CONTRACT)("$address", ({ name }) => {
    expect(routed.filter((each) => each === name)).toHaveLength(1);
  });

  it("none of them by an address of its own", () => {
    expect(named(routes, /path="([^"]*)"/g)).toEqual(["*", "*"]);
    expect(routed.every((name) => CONTRACT.some((page) => page.name === name))).toBe(true);
  });
});
