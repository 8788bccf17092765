import { describe, expect, it } from "vitest";
import { streakOf } from "../../worker/features/progress/streak";

// 2026-11-16 is a Monday.
const streak = (today: string, ...trained: string[]) => streakOf(new Set(trained), today);

describe("a streak of training days", () => {
  it("is nothing before the first training", () => {
    expect(streak("2026-11-18")).toBe(0);
    expect(streak("2026-11-22")).toBe(0);
  });

  it("counts today as soon as it is trained, and is not broken by a today that is not over", () => {
    expect(streak("2026-11-18", "2026-11-16", "2026-11-17")).toBe(2);
    expect(streak("2026-11-18", "2026-11-16", "2026-11-17", "2026-11-18")).toBe(3);
  });

  it("is broken by a missed weekday", () => {
    expect(streak("2026-11-19", "2026-11-16", "2026-11-17")).toBe(0);
    expect(streak("2026-11-19", "2026-11-16", "2026-11-18", "2026-11-19")).toBe(2);
  });

  it("runs over a weekend that was not trained", () => {
    expect(streak("2026-11-23", "2026-11-19", "2026-11-20")).toBe(2);
    expect(streak("2026-11-22", "2026-11-19", "2026-11-20")).toBe(2);
  });

  it("gains a day from training on a weekend", () => {
    expect(streak("2026-11-23", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23")).toBe(4);
    expect(streak("2026-11-21", "2026-11-21")).toBe(1);
  });

  it("counts days that lie ahead after a flight to the west, without asking for those between", () => {
    expect(streak("2026-11-17", "2026-11-17", "2026-11-18")).toBe(2);
    expect(streak("2026-11-17", "2026-11-16", "2026-11-18")).toBe(2);
    expect(streak("2026-11-17", "2026-11-13", "2026-11-19")).toBe(1);
  });

  it("runs across the end of a year", () => {
    expect(streak("2027-01-01", "2026-12-30", "2026-12-31", "2027-01-01")).toBe(3);
  });
});
