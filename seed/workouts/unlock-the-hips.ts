import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const unlockTheHips: WrittenWorkout = {
  id: 3,
  title: "Unlock the Hips",
  description:
    "Twenty-five quiet minutes for guard players and people who sit at desks, which is mostly the same people. Go at the pace of your breath.",
  day: 3,
  minutes: 25,
  intensity: "Low",
  focus: "Mobility",
  video: "worldsGreatestStretch",
  daysOld: 22,
  exercises: [
    exercise("A1", "Cat-Cow", "Mobility", "1 x 10", "Start at the tailbone and let it travel.", { video: "catCow" }),
    exercise("A2", "Hip CARs", "Mobility", "2 x 3 per side", "Slow circles, one hand on the wall.", {
      video: "hipCars",
    }),
    exercise(
      "B1",
      "90/90 Hip Switch",
      "Mobility",
      "2 x 8 per side",
      "Pause on each side and sit taller than you want to.",
      {
        tempo: "2121",
        video: "hipSwitch",
      },
    ),
    exercise(
      "B2",
      "Frog Stretch",
      "Mobility",
      "2 x 60 s",
      "Rock back a few centimetres at a time. Shins stay parallel.",
      {
        video: "frogStretch",
      },
    ),
    exercise(
      "C1",
      "Pigeon Stretch",
      "Mobility",
      "2 x 60 s per side",
      "Front hip heavy, long spine. Fold only if the knee is quiet.",
      {
        video: "pigeonStretch",
      },
    ),
    exercise(
      "C2",
      "Pancake Good Morning",
      "Mobility",
      "2 x 8",
      "Seated, legs wide, chest forward before it goes down.",
      {
        tempo: "3130",
        video: "pancakeStretch",
      },
    ),
    exercise(
      "D1",
      "Crocodile Breathing",
      "Mobility",
      "3 min",
      "Belly into the floor on the way in, longer on the way out.",
      {
        video: "crocodileBreathing",
      },
    ),
  ],
};
