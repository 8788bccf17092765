import { describe, expect, it } from "vitest";
import { movementOf } from "../../web/training/movement";

describe("the movement of an exercise", () => {
  it.each([
    ["Front Squat", "squat"],
    ["Rear-Foot-Elevated Split Squat", "squat"],
    ["Cossack squat, slow", "squat"],
    ["Leg Press", "squat"],
    ["Standing Calf Raise", "squat"],
    ["Romanian Deadlift", "hinge"],
    ["Kettlebell swings", "hinge"],
    ["Single-Leg Glute Bridge", "hinge"],
    ["Bench Press", "push"],
    ["Push-Ups on Dumbbells", "push"],
    ["Half-Kneeling Landmine Press", "push"],
    ["Chin-up", "pull"],
    ["Towel Row", "pull"],
    ["Dead hang", "pull"],
    ["Farmer's Carry", "carry"],
    ["Suitcase carries", "carry"],
    ["Pallof Press", "core"],
    ["Dead Bug", "core"],
    ["Hanging Leg Raise", "core"],
    ["Turkish Get-Up", "core"],
    ["90/90 Hip Switches", "mobility"],
    ["Thoracic rotations", "mobility"],
  ])("of %s is %s", (name, movement) => {
    expect(movementOf(name)).toBe(movement);
  });

  it("is by its category where its name says nothing, and none where neither does", () => {
    expect(movementOf("Zercher", "Squat pattern")).toBe("squat");
    expect(movementOf("Neck harness", "Pull")).toBe("pull");
    expect(movementOf("Shark tank", "Strength")).toBeNull();
    expect(movementOf("")).toBeNull();
  });

  it("is of whole words only", () => {
    expect(movementOf("Arrowhead")).toBeNull();
    expect(movementOf("Expression")).toBeNull();
  });
});
