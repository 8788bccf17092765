import { describe, expect, it } from "vitest";
import { doseOf, notesBesideDose } from "../../web/training/exercise-dose";
import { NO_EXERCISE } from "../../worker/contract/exercise-fields";
import type { Exercise } from "../../worker/contract/exercises";

const NOTHING: Exercise = { ...NO_EXERCISE, dose: [], id: 1, exerciseCode: "A1", name: "Floor Press", tier: "A-Tier" };
const shown = (dose: Partial<Exercise>) =>
  doseOf({ ...NOTHING, ...dose }).map(({ label, value, suffix }) => [label, value, suffix].filter(Boolean).join(" | "));
const notes = (exercise: Partial<Exercise>) => notesBesideDose({ ...NOTHING, ...exercise });

describe("the dose of an exercise", () => {
  it("joins sets and reps, and sets apart what qualifies them", () => {
    expect(shown({ sets: "2", reps: "8 per side" })).toEqual(["Sets × reps | 2 × 8 | per side"]);
    expect(shown({ sets: "3", reps: "8/side" })).toEqual(["Sets × reps | 3 × 8 | /side"]);
  });

  it("prints a written sets and reps with a proper times sign", () => {
    expect(shown({ setRep: "5 rounds x 45 sec" })).toEqual(["Sets × reps | 5 rounds × 45 sec"]);
    expect(shown({ setRep: "4x8" })).toEqual(["Sets × reps | 4 × 8"]);
  });

  it("leaves an X in a tempo and a fraction in a load as they are", () => {
    expect(shown({ tempo: "31X0", load: "2x20 kg", rest: "60 s" })).toEqual([
      "Tempo | 31X0",
      "Load | 2x20 kg",
      "Rest | 60 s",
    ]);
    expect(shown({ load: "1/2 bodyweight" })).toEqual(["Load | 1/2 bodyweight"]);
  });

  it("has no cell for what is empty or not applicable", () => {
    expect(shown({ tempo: "N/A", load: "n/a", rest: "-", duration: " ", sets: "NA" })).toEqual([]);
  });
});

describe("the notes beside the dose", () => {
  it("are gone when they only repeat it, however it is written", () => {
    expect(notes({ notes: "4x8", sets: "4", reps: "8" })).toBeNull();
    expect(notes({ notes: "4 x 8 | 2020", sets: "4", reps: "8", tempo: "2020" })).toBeNull();
    expect(notes({ notes: "4 sets x 8 reps, rest 60 s.", setRep: "4 × 8", rest: "60s" })).toBeNull();
  });

  it("keep what goes beyond it", () => {
    expect(notes({ notes: "4x8. 3 seconds down, 1 second pause", sets: "4", reps: "8" })).toBe(
      "3 seconds down, 1 second pause",
    );
    expect(notes({ notes: "4 x 8 with a pause", sets: "4", reps: "8" })).toBe("4 x 8 with a pause");
    expect(notes({ notes: "Push the floor away. 4x8", sets: "4", reps: "8" })).toBe("Push the floor away. 4x8");
  });

  it("are nothing when there are none", () => {
    expect(notes({ notes: null })).toBeNull();
    expect(notes({ notes: "N/A" })).toBeNull();
  });
});
