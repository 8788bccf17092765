import { describe, expect, it } from "vitest";
import { nameKey } from "../../worker/features/exercises/name-key";

describe("the name under which the library knows an exercise", () => {
  it.each([
    ["Push-Ups", "push up"],
    ["Pushup", "Push Ups"],
    ["DB Row", "Dumbbell Rows"],
    ["KB Swing", "kettlebell swings"],
    ["BB Hip Thrust", "Barbell hip thrust"],
    ["RDL", "Romanian Deadlifts"],
    ["SL RDL", "Single-Leg Romanian Deadlift"],
    ["1-Arm KB Press", "Single arm kettlebell press"],
    ["One-Arm DB Row", "SA Dumbbell Row"],
    ["Bulgarian Split Squats", "RFESS"],
    ["Turkish Get-Up", "TGU"],
    ["Farmer’s Carry", "Farmers Carry"],
    ["Split Squat (each side)", "Split Squat"],
    ["Side Plank per side", "Side Planks"],
    ["Med Ball Slam", "Medicine-Ball Slams"],
    ["OHP", "Overhead Press"],
    ["Sit-Ups & Twists", "situps and twists"],
    ["Elevação de pernas", "elevacao de pernas"],
    ["Lateral Lunges", "LATERAL LUNGE"],
    ["Cable Flies", "cable fly"],
    ["Box Presses", "box press"],
  ])("is the same for %s and %s", (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ["Front Squat", "Split Squat"],
    ["Push Press", "Press"],
    ["Deadlift", "Romanian Deadlift"],
    ["Row", "Rower"],
    ["Push-Up", "Pull-Up"],
    ["Single-Leg Deadlift", "Single-Arm Deadlift"],
    ["Goblet Squat", "Squat Goblet Hold"],
    ["KB Swing", "DB Swing"],
    ["Split Squat", "Bulgarian Split Squat"],
    ["Hip Thrust", "Single-Leg Hip Thrust"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it("is empty for a name without letters", () => {
    expect(nameKey(" – ")).toBe("");
  });
});
