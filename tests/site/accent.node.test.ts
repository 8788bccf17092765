import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type AccentTones, accentOf, contrast } from "../../worker/contract/accent";

const tokens = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");
const ground = (name: string) => {
  const [, light = "", dark = ""] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return { light, dark };
};
const GROUNDS = ["paper", "raised", "sunken"].map(ground);

const legible = (theme: "light" | "dark", tones: AccentTones) => {
  for (const each of [...GROUNDS.map((colours) => colours[theme]), tones.soft]) {
    expect(contrast(tones.text, each)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(tones.on, tones.accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tones.on, tones.strong)).toBeGreaterThanOrEqual(4.5);
};

describe("a signal colour of one's own", () => {
  it.each(["#cf3a10", "#0047ab", "#ffff00", "#000000", "#ffffff", "#777777", "#00ff7f", "#2b0040"])(
    "%s can be read in both themes, on every ground that the tokens have",
    (colour) => {
      const { light, dark } = accentOf(colour);
      legible("light", light);
      legible("dark", dark);
      expect(light.on).toBe(ground("on-accent").light);
      expect(dark.on).toBe(ground("on-accent").dark);
    },
  );

  it("stays as it is where it can be read, and says what was changed where it cannot", () => {
    expect(accentOf("#0047ab").light.accent).toBe("#0047ab");
    expect(accentOf("#ffff00").corrected).toEqual([expect.stringContaining("darker in the light theme")]);
  });
});
