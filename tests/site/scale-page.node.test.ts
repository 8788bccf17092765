import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  ASSUMED,
  costOf,
  loadOf,
  type Measured,
  membersAt,
  monthOf,
  type Prices,
  type Taken,
  usageOf,
} from "../bench/scale/costs";
import measured from "../bench/scale/measured.json" with { type: "json" };
import { renderScalePage } from "../bench/scale/page";
import prices from "../bench/scale/prices.json" with { type: "json" };

const NOTHING: Taken = {
  requests: 0,
  roundTrips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  bytes: 0,
  limiter: 0,
  room: 0,
  queued: 0,
  runs: 0,
  cpuMs: 0,
};
const STILL: Measured = {
  date: "2026-11-22",
  open: NOTHING,
  train: NOTHING,
  community: NOTHING,
  week: { member: NOTHING, club: NOTHING },
  hour: { member: NOTHING, club: NOTHING },
};
const PRICES: Prices = prices;

describe("what a club costs", () => {
  it("is the plan alone as long as nothing is beyond what it includes", () => {
    expect(monthOf(usageOf(STILL, 0), PRICES)).toBe(5);
    expect(costOf("rowsWritten", 50_000_000, PRICES)).toBe(0);
  });

  it("charges what is beyond it, by the million or by the GB", () => {
    expect(costOf("rowsWritten", 52_000_000, PRICES)).toBe(2);
    expect(costOf("requests", 20_000_000, PRICES)).toBeCloseTo(3);
    expect(costOf("databaseGb", 7, PRICES)).toBeCloseTo(1.5);
    const usage = { ...usageOf(STILL, 0), rowsWritten: 52_000_000, databaseGb: 7 };
    expect(monthOf(usage, PRICES)).toBeCloseTo(8.5);
  });

  it("counts a member's month as often as they come, the club's own weeks and hours once", () => {
    const taken: Measured = {
      ...STILL,
      open: { ...NOTHING, rowsWritten: 1 },
      train: { ...NOTHING, rowsWritten: 100 },
      week: { member: { ...NOTHING, rowsWritten: 7 }, club: { ...NOTHING, rowsWritten: 70 } },
      hour: { member: NOTHING, club: { ...NOTHING, rowsWritten: 2 } },
    };
    const once = { ...ASSUMED, opensPerMonth: 60, trainingsPerMonth: 10 };
    expect(usageOf(taken, 10, once).rowsWritten).toBeCloseTo(10 * (60 + 1000 + 30) + 300 + 2 * 720);
  });

  it("lets what only grows grow for as long as the club is old", () => {
    const taken = { ...STILL, train: { ...NOTHING, bytes: 1000 } };
    const of = (months: number) => usageOf(taken, 1000, { ...ASSUMED, trainingsPerMonth: 10, months }).databaseGb;
    expect(of(1)).toBeCloseTo(0.01);
    expect(of(24)).toBeCloseTo(0.24);
  });

  it("has the room at work for no longer than a month has seconds", () => {
    expect(usageOf(STILL, 1_000_000).objectGbSeconds).toBeCloseTo(0.128 * 30 * 86_400);
  });
});

describe("where a club meets an end", () => {
  it("is where its load is all there is, and one member more is too many", () => {
    for (const bound of ["databaseGb", "tripsPerSecond", "sockets", "queuedPerSecond"] as const) {
      const members = membersAt(bound, measured, PRICES);
      expect(loadOf(measured, members)[bound]).toBeLessThanOrEqual(PRICES.limits[bound].most);
      expect(loadOf(measured, members + 1)[bound]).toBeGreaterThan(PRICES.limits[bound].most);
    }
    expect(membersAt("sockets", STILL, PRICES, { ...ASSUMED, atOnce: 0.5 })).toBe(65_536);
  });
});

it("docs/scale.md has what the last measurement costs: npm run bench -- scale renews both", () => {
  expect(renderScalePage(measured, PRICES)).toBe(readFileSync("docs/scale.md", "utf8"));
});
