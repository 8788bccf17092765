import { describe, expect, it } from "vitest";
import { ADDRESSES, type PageName, pageAt } from "../../worker/contract/addresses";
import { SCREENS } from "../e2e/screens";

const NAMES = Object.keys(ADDRESSES) as PageName[];

describe("every page is looked at in a browser", () => {
  it.each(NAMES)("%s", (name) => {
    const looks = Object.values(SCREENS[name]).flat();
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks) expect(pageAt(new URL(look, "https://longroll.test").pathname, true)?.name).toBe(name);
  });
});
