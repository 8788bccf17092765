import { describe, expect, it } from "vitest";
import {
  type ClipPair,
  mostAhead,
  positionsAt,
  spanOf,
  within,
} from "../../web/features/messages/form-check/compare/pair-time";

/** Pairs of all kinds: of one length and of different ones, lined up either way, and one that has no length yet. */
function* pairs(): Generator<ClipPair> {
  for (const newer of [0, 0.5, 4, 61.25]) {
    for (const earlier of [0, 0.5, 3.2, 40]) {
      const { least, most } = mostAhead({ newer, earlier });
      for (const share of [0, 0.25, 0.5, 0.9, 1]) yield { newer, earlier, ahead: least + (most - least) * share };
    }
  }
}

describe("two clips on one line of time", () => {
  it("has a line that holds both of them whole, and no more", () => {
    for (const pair of pairs()) {
      const { from, to } = spanOf(pair);
      expect(from).toBeLessThanOrEqual(0);
      expect(from).toBe(Math.min(0, -pair.ahead));
      expect(to).toBeGreaterThanOrEqual(pair.newer);
      expect(to).toBeGreaterThanOrEqual(pair.earlier - pair.ahead);
      expect([pair.newer, pair.earlier - pair.ahead]).toContain(to);
    }
  });

  it("stands within each clip at every moment, and runs one of them at least wherever they touch", () => {
    for (const pair of pairs()) {
      const { from, to } = spanOf(pair);
      for (let share = -0.2; share <= 1.2; share += 0.05) {
        const moment = from + (to - from) * share;
        const { newer, earlier } = positionsAt(moment, pair);
        expect(newer.at).toBeGreaterThanOrEqual(0);
        expect(newer.at).toBeLessThanOrEqual(pair.newer);
        expect(earlier.at).toBeGreaterThanOrEqual(0);
        expect(earlier.at).toBeLessThanOrEqual(pair.earlier);
        if (share >= 0 && share < 0.99 && pair.newer > 0 && pair.earlier > 0) {
          expect(newer.runs || earlier.runs, JSON.stringify({ pair, moment })).toBe(true);
        }
        const on = within(moment, pair);
        expect(on).toBeGreaterThanOrEqual(from);
        expect(on).toBeLessThanOrEqual(to);
      }
    }
  });

  it("keeps them as far apart as they were lined up, while both run", () => {
    for (const pair of pairs()) {
      for (const moment of [0.1, 0.4, 2, 10]) {
        const { newer, earlier } = positionsAt(moment, pair);
        if (newer.runs && earlier.runs) expect(earlier.at - newer.at).toBeCloseTo(pair.ahead, 6);
      }
    }
  });
});
