import { describe, expect, it } from "vitest";
import { freeOf, renewalOf } from "../../web/features/billing/plans";
import type { Discount } from "../../worker/contract/billing";

const NOW = new Date(2026, 10, 23, 12);
const of = (plan: "monthly" | "annual", discount?: Discount, taxed = false) =>
  renewalOf({ plan, cents: plan === "annual" ? 30_000 : 3000, discount, taxed }, NOW);
const half = (more: Partial<Discount>): Discount => ({ name: "Half", percentOff: 50, ...more });

describe("what is said before paying", () => {
  it("names the renewal's day and price", () => {
    expect(of("monthly")).toBe("Renews on Dec 23, 2026 at $30.00, then every month until you cancel.");
    expect(of("annual")).toBe("Renews on Nov 23, 2027 at $300.00, then every year until you cancel.");
    expect(of("monthly", undefined, true)).toContain("at $30.00 plus taxes, then");
  });

  it.each([
    [half({ duration: "once" }), "Renews on Dec 23, 2026 at $30.00, then every month until you cancel."],
    [
      half({ duration: "repeating", months: 1 }),
      "Renews on Dec 23, 2026 at $30.00, then every month until you cancel.",
    ],
    [
      half({ duration: "repeating", months: 3 }),
      "Renews on Dec 23, 2026 at $15.00, and from Feb 23, 2027 at $30.00, every month until you cancel.",
    ],
    [half({ duration: "forever" }), "Renews on Dec 23, 2026 at $15.00, then every month until you cancel."],
  ])("tells how long a coupon lasts: $duration $months", (discount, words) => {
    expect(of("monthly", discount)).toBe(words);
  });

  it("gives a year as much of a coupon of some months as it takes part in", () => {
    const once = "Renews on Nov 23, 2027 at $300.00, then every year until you cancel.";
    expect(of("annual", half({ duration: "repeating", months: 3 }))).toBe(once);
    expect(of("annual", half({ duration: "repeating", months: 18 }))).toBe(
      "Renews on Nov 23, 2027 at $150.00, and from Nov 23, 2028 at $300.00, every year until you cancel.",
    );
  });

  it.each([
    ["once", undefined, "monthly", "covers the first month, until Dec 23, 2026."],
    ["repeating", 3, "monthly", "covers the first 3 months, until Feb 23, 2027."],
    ["repeating", 3, "annual", "covers the first year, until Nov 23, 2027."],
    ["forever", undefined, "monthly", "free for as long as you keep it. No card is needed."],
  ] as const)("says what a free start covers: %s %s %s", (duration, months, plan, words) => {
    const discount: Discount = { name: "Free", percentOff: 100, duration, ...(months ? { months } : {}) };
    const said = freeOf({ plan, cents: plan === "annual" ? 30_000 : 3000, discount }, NOW);
    expect(said).toContain(words);
    expect(said.includes("goes on after it at")).toBe(duration !== "forever");
  });
});
