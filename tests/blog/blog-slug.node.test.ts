import { describe, expect, it } from "vitest";
import { numberedSlug, SLUG_PATTERN, slugFrom } from "../../worker/contract/blog-slug";

describe("the slug that a title suggests", () => {
  it.each([
    ["Two Lifts, Ten Minutes", "two-lifts-ten-minutes"],
    ["  Don’t squeeze: hook!  ", "dont-squeeze-hook"],
    ["Força não é tudo", "forca-nao-e-tudo"],
    ["Größe & Smørrebrød", "grosse-smorrebrod"],
    ["100 % / week", "100-week"],
    ["Сила", ""],
    ["柔術", ""],
    ["---", ""],
    ["Featured", "featured-article"],
    ["ＦＵＬＬ", ""],
  ])("%j is %j", (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it("ends with a whole word, and always holds as a slug", () => {
    const long = slugFrom(
      "The quick brown fox jumps over the lazy dog and then over the very patient training partner",
    );
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long).toBe("the-quick-brown-fox-jumps-over-the-lazy-dog-and-then-over-the-very-patient");
    expect(slugFrom("x".repeat(200))).toBe("x".repeat(80));
    expect(long).toMatch(SLUG_PATTERN);
  });

  it("has room for a number behind it", () => {
    expect(numberedSlug("grips", 2)).toBe("grips-2");
    expect(numberedSlug(`${"a".repeat(97)}-bc`, 12)).toBe(`${"a".repeat(97)}-12`);
  });
});
