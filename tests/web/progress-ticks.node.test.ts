import { scaleLinear } from "@visx/scale";
import { describe, expect, it } from "vitest";
import { roundTicks } from "../../web/ui/chart-axes";

const ticksFor = (from: number, to: number) =>
  roundTicks(scaleLinear<number>({ domain: [from, to] }).ticks(4), from, to);

describe("the values beside a plot", () => {
  it.each([
    [0, 208],
    [0, 1],
    [0, 2000],
    [78.4, 100],
    [76, 84],
    [0.01, 0.03],
    [-4, 9],
  ])("between %d and %d hold everything, evenly apart and few", (from, to) => {
    const ticks = ticksFor(from, to);
    expect(ticks[0]).toBeLessThanOrEqual(from);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(to);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
    ticks.forEach((tick, index) => {
      expect(tick).toBeCloseTo((ticks[0] ?? 0) + index * step, 9);
      expect(String(tick).length).toBeLessThan(8);
    });
  });
});
