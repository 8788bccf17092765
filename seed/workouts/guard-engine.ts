import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const guardEngine: WrittenWorkout = {
  id: 5,
  title: "Guard Engine",
  description:
    "Hips, obliques and the front of the trunk: what closes a guard, keeps it closed and lifts you off the floor when somebody stands up in it.",
  day: 5,
  minutes: 35,
  intensity: "Medium",
  focus: "Core & Hips",
  video: "deadBug",
  daysOld: 9,
  exercises: [
    exercise("A1", "Dead Bug", "Core", "2 x 8 per side", "Back glued down. If it lifts, the leg went too far.", {
      tempo: "3131",
      rest: "30 s",
      video: "deadBug",
    }),
    exercise(
      "B1",
      "Single-Leg Glute Bridge",
      "Strength",
      "3 x 10 per side",
      "Drive through the heel, keep the belt line level.",
      {
        tempo: "20X2",
        rest: "45 s",
        video: "gluteBridge",
      },
    ),
    exercise("B2", "Hanging Knee Raise", "Core", "3 x 8", "The pelvis curls up at the end. That is the rep.", {
      tempo: "2011",
      rest: "60 s",
      video: "hangingKneeRaise",
    }),
    exercise(
      "C1",
      "Side Plank Reach-Through",
      "Core",
      "3 x 8 per side",
      "Reach under the ribs, then open without dropping the hip.",
      {
        rest: "45 s",
        video: "sidePlank",
      },
    ),
    exercise("C2", "Hamstring Walkout", "Armor Building", "3 x 6", "Small steps, high hips.", {
      rest: "60 s",
      video: "hamstringWalkout",
    }),
    exercise("D1", "Technical Stand-Up", "Conditioning", "3 x 60 s", "Alternate sides. Steady, tidy, eyes forward.", {
      rest: "45 s",
    }),
  ],
};
