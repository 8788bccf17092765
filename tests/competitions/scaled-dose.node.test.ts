import { describe, expect, it } from "vitest";
import { DEFAULT_GYMS, loadable } from "../../worker/contract/gym";
import { scaledExercise } from "../../worker/contract/scaled-dose";
import { setTargets } from "../../worker/contract/set-targets";
import { withSets } from "../../worker/features/exercises/with-sets";

const TEXTS = {
  id: 1,
  exerciseCode: "A1",
  name: "Back Squat",
  tier: null,
  category: null,
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
  description: null,
  notes: null,
  videoUrl: null,
};
const exercise = (more: object) => withSets({ ...TEXTS, ...more });
const scaled = (more: object, load: number | null, sets: number | null) =>
  scaledExercise(exercise(more), { load, sets }, DEFAULT_GYMS);

const DOSES: object[] = [
  { sets: "4", reps: "6", load: "100 kg" },
  { sets: "3-4", reps: "8-12", load: "RPE 8" },
  { setRep: "5x5", load: "75%" },
  { setRep: "3 x 8 per side" },
  { setRep: "65% x5, 75% x5, 85% x5+" },
  { sets: "3", reps: "5", load: "65/75/85%" },
  { sets: "4 sets", reps: "10", load: "2 x 24 kg", name: "Kettlebell Swing" },
  { sets: "3", reps: "8", load: "BW + 10 kg", name: "Pull-up" },
  { sets: "3", reps: "8", load: "heavy" },
  { sets: "3", duration: "45 s" },
  { reps: "AMRAP" },
  {},
];

describe("a dose near a competition", () => {
  it("is the very same at all of its load and sets", () => {
    for (const dose of DOSES) {
      const own = exercise(dose);
      expect(scaledExercise(own, { load: null, sets: 100 }, DEFAULT_GYMS)).toBe(own);
      expect(scaledExercise(own, { load: 100, sets: null }, DEFAULT_GYMS)).toBe(own);
    }
  });

  it("has never more sets for fewer percent, at least one, and as many in its texts as in its groups", () => {
    for (const dose of DOSES) {
      let before = 0;
      for (let percent = 10; percent <= 120; percent += 5) {
        const now = scaled(dose, null, percent);
        const count = setTargets(now.dose).length;
        expect(count).toBeGreaterThanOrEqual(before);
        if (setTargets(exercise(dose).dose).length > 0) expect(count).toBeGreaterThan(0);
        before = count;
        expect(setTargets(withSets(now).dose).length, JSON.stringify([dose, percent, now])).toBe(count);
      }
    }
  });

  it("asks only for loads that the gym can load", () => {
    for (let written = 20; written <= 200; written += 2.5) {
      for (let percent = 30; percent <= 110; percent += 10) {
        const { load, dose } = scaled({ sets: "3", reps: "5", load: `${written} kg` }, percent, null);
        const [target] = setTargets(dose);
        const kilos = target?.load?.low ?? 0;
        expect(loadable(kilos, DEFAULT_GYMS.kg, "Back Squat")).toBe(kilos);
        expect(Math.abs(kilos - Math.max(20, (written * percent) / 100))).toBeLessThanOrEqual(1.25);
        expect(load).toBe(`${kilos} kg`);
      }
    }
  });

  it.each([
    [{ sets: "4", reps: "6", load: "100 kg" }, 90, 50, { sets: "2", reps: "6", load: "90 kg" }],
    [{ setRep: "5x5", load: "75%" }, 90, 60, { setRep: "3x5", load: "67.5%" }],
    [{ sets: "3-4", reps: "8", load: "65-70%" }, 80, 50, { sets: "2", load: "52%-56%".replace("%-", "-") }],
    [{ sets: "3", reps: "8", load: "heavy" }, 80, null, { load: "heavy, at 80 %" }],
    [{ sets: "3", reps: "8", load: "RPE 8" }, 80, null, { load: "RPE 8" }],
    [{ sets: "3", reps: "8", load: "BW", name: "Pull-up" }, 80, null, { load: "BW" }],
    [{ sets: "3", reps: "8", load: "BW - 20 kg", name: "Pull-up" }, 80, null, { load: "BW - 20 kg" }],
    [{ sets: "3", reps: "8", load: "24 kg", name: "Goblet Squat" }, 80, null, { load: "20 kg" }],
  ])("of %j at %s and %s percent says so in the coach's own way", (written, load, sets, said) => {
    expect(scaled(written, load, sets)).toMatchObject(said);
  });

  it("goes by a share of what was lifted last time where the coach says no load", () => {
    expect(scaled({ sets: "3", reps: "8" }, 80, null).ofLast).toBe(80);
    expect(scaled({ sets: "3", reps: "8", load: "60 kg" }, 80, null)).not.toHaveProperty("ofLast");
    expect(scaled({ sets: "3", reps: "8" }, null, 50)).not.toHaveProperty("ofLast");
  });

  it("takes the heaviest sets of a wave away first", () => {
    const now = scaled({ setRep: "65% x5, 75% x5, 85% x5" }, null, 67);
    expect(setTargets(now.dose).map(({ percent }) => percent?.low)).toEqual([65, 75]);
  });

  it("says nothing in its notes of the dose that was written, and keeps the cue", () => {
    const { notes } = scaled({ sets: "4", reps: "6", load: "100 kg", notes: "4 x 6 | 100 kg | Chest up" }, 90, 50);
    expect(notes).toBe("2 x 6 | 90 kg | Chest up");
  });
});
