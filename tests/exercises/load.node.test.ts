import { describe, expect, it } from "vitest";
import { estimateGrams, estimateIn, liftedGrams, loadIn } from "../../worker/contract/load";

describe("a load", () => {
  it("stays as it was typed in its own unit, whatever that is", () => {
    for (const unit of ["kg", "lb"] as const) {
      for (const load of [0.01, 2.5, 22.75, 100, 137.33, 1999.99]) expect(loadIn(unit, { load, unit })).toBe(load);
    }
  });

  it("is converted once and to one decimal in the other unit", () => {
    expect(loadIn("kg", { load: 100, unit: "lb" })).toBe(45.4);
    expect(loadIn("lb", { load: 100, unit: "kg" })).toBe(220.5);
    expect(loadIn("lb", { load: 20, unit: "kg" })).toBe(44.1);
    expect(loadIn("kg", { load: 0.1, unit: "lb" })).toBe(0);
  });

  it("is compared across units in grams; a set without a rep lifted nothing", () => {
    expect(liftedGrams({ load: 100, unit: "lb", reps: 5 })).toBe(45_359);
    expect(liftedGrams({ load: 45.36, unit: "kg", reps: null })).toBe(45_360);
    expect(liftedGrams({ load: 200, unit: "kg", reps: 0 })).toBe(0);
    expect(liftedGrams({ load: null, unit: "kg", reps: 10 })).toBe(0);
  });

  it("beside the body's own weight may be taken off it, and what was not done is behind all that was", () => {
    const body = { unit: "kg", bodyweight: true } as const;
    expect(liftedGrams({ ...body, load: -20, reps: 5 })).toBe(-20_000);
    expect(liftedGrams({ ...body, load: 10, reps: 5 })).toBe(10_000);
    expect(liftedGrams({ ...body, load: 0, reps: 5 })).toBe(0);
    expect(liftedGrams({ ...body, load: null, reps: 0 })).toBeLessThan(liftedGrams({ ...body, load: -2000, reps: 1 }));
  });
});

describe("the estimated one-rep maximum", () => {
  it("is Epley's for two to ten reps, and the load itself for one", () => {
    expect(estimateIn("kg", { load: 100, unit: "kg", reps: 5 })).toBe(116.7);
    expect(estimateIn("kg", { load: 100, unit: "kg", reps: 10 })).toBe(133.3);
    expect(estimateIn("kg", { load: 102.5, unit: "kg", reps: 1 })).toBe(102.5);
    expect(estimateIn("kg", { load: 100, unit: "lb", reps: 5 })).toBe(52.9);
    expect(estimateGrams({ load: 60, unit: "kg", reps: 10 })).toBe(80_000);
  });

  it("is none without a load, without reps, without a single rep done and beyond ten", () => {
    for (const [load, reps] of [
      [null, 5],
      [0, 5],
      [100, null],
      [100, 0],
      [100, 11],
    ] as const) {
      expect(estimateIn("kg", { load, unit: "kg", reps })).toBeNull();
      expect(estimateGrams({ load, unit: "kg", reps })).toBe(0);
    }
  });

  it("is none of a load beside the body's own weight, which nobody has weighed", () => {
    expect(estimateIn("kg", { load: 10, unit: "kg", reps: 5, bodyweight: true })).toBeNull();
  });
});
