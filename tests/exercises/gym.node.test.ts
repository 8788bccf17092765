import { describe, expect, it } from "vitest";
import { percentText } from "../../web/training/percent-loads";
import { platesText } from "../../web/training/plates-text";
import { DEFAULT_GYMS, isBarbellLift, loadable, platesFor } from "../../worker/contract/gym";
import { readSets } from "../../worker/documents/read-dose";

const { kg, lb } = DEFAULT_GYMS;

describe("what a gym can load", () => {
  it("is a bar with the fewest plates of each side", () => {
    expect(platesFor(82.5, kg)).toEqual({ load: 82.5, side: [25, 5, 1.25] });
    expect(platesFor(20, kg)).toEqual({ load: 20, side: [] });
    expect(platesFor(225, lb)).toEqual({ load: 225, side: [45, 45] });
    expect(platesFor(60, { bar: 20, plates: [15, 10], step: 2.5 })).toEqual({ load: 60, side: [10, 10] });
  });

  it("is the nearest load there is, the lighter of two, and never less than the bar", () => {
    expect(platesFor(83, kg).load).toBe(82.5);
    expect(platesFor(83.75, kg).load).toBe(82.5);
    expect(platesFor(10, kg)).toEqual({ load: 20, side: [] });
    expect(platesFor(57, { bar: 20, plates: [20], step: 2.5 }).load).toBe(60);
    for (let load = 20; load <= 300; load += 0.7) {
      const { load: loaded, side } = platesFor(load, kg);
      expect(20 + 2 * side.reduce((sum, plate) => sum + plate, 0)).toBeCloseTo(loaded);
      expect(Math.abs(loaded - load)).toBeLessThanOrEqual(1.25 + 1e-9);
    }
  });

  it("is a step of dumbbells where no bar is lifted", () => {
    expect(isBarbellLift("Front Squat")).toBe(true);
    expect(isBarbellLift("Bench Press")).toBe(true);
    for (const name of ["Goblet Squat", "DB Bench Press", "Kettlebell Swing", "Bulgarian Split Squat", "Plank"]) {
      expect([name, isBarbellLift(name)]).toEqual([name, false]);
    }
    expect(loadable(23.4, kg, "Goblet Squat")).toBe(22.5);
    expect(loadable(23.75, kg, "Goblet Squat")).toBe(22.5);
    expect(loadable(83, kg, "Front Squat")).toBe(82.5);
  });

  it("is told with its plates, of the load that was typed last", () => {
    const row = (load: string) => ({ load, reps: "", effort: "", unit: "kg" as const });
    expect(platesText("Front Squat", kg, "kg", [row("60"), row("82,5"), row("")], [])).toBe(
      "82.5 kg: the bar of 20 and on each side 25 + 5 + 1.25.",
    );
    expect(platesText("Front Squat", kg, "kg", [row("")], ["21"])).toBe(
      "21 kg is not to be loaded. 20 kg: the bar of 20 alone.",
    );
    expect(platesText("Goblet Squat", kg, "kg", [row("24")], [])).toBeNull();
    expect(platesText("Front Squat", kg, "kg", [row("")], [])).toBeNull();
  });
});

describe("a load in percents", () => {
  const max = { load: 110, unit: "kg" as const, source: "hand" as const, at: "2026-11-23T00:00:00.000Z" };
  const lift = { lift: "Front Squat", exerciseIds: [1], max, proposed: null };
  const text = (written: { setRep: string; load?: string }, own: Partial<Parameters<typeof percentText>[1]> = {}) =>
    percentText(
      { name: "Front Squat", dose: readSets({ sets: null, reps: null, duration: null, load: null, ...written }) },
      { lift, gym: kg, unit: "kg", ...own },
    );

  it("has the member's own beside it, as their gym can load it", () => {
    expect(text({ setRep: "4 x 5", load: "75%" })).toBe("75 % · 82.5 kg");
    expect(text({ setRep: "5 @ 65%, 5 @ 75%, 5+ @ 85%" })).toBe("65/75/85 % · 72.5/82.5/92.5 kg");
    expect(text({ setRep: "4 x 5", load: "65-70%, RPE 8" })).toBe("65–70 % · 72.5–77.5 kg, RPE 8");
    expect(text({ setRep: "4 x 5", load: "75%" }, { gym: lb, unit: "lb" })).toBe("75 % · 180 lb");
  });

  it("stays as the coach wrote it without a maximum, or where the coach says a load", () => {
    expect(text({ setRep: "4 x 5", load: "75%" }, { lift: null })).toBeNull();
    expect(text({ setRep: "4 x 5", load: "80 kg (75%)" })).toBeNull();
    expect(text({ setRep: "4 x 5", load: "80 kg" })).toBeNull();
    expect(text({ setRep: "as you feel" })).toBeNull();
  });
});
