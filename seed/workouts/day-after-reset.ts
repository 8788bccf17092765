import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const dayAfterReset: WrittenWorkout = {
  id: 6,
  title: "Day-After Reset",
  description:
    "For the morning after open mat. Nothing here is training. It should leave you looser, warmer and a little bored, which is the point.",
  day: null,
  minutes: 20,
  intensity: "Low",
  focus: "Recovery",
  daysOld: 40,
  exercises: [
    exercise("A1", "Crocodile Breathing", "Mobility", "2 min", "Let the floor hold you up.", {
      video: "crocodileBreathing",
    }),
    exercise("A2", "Open Book", "Mobility", "2 x 6 per side", "Knees stacked. The hand leads, the eyes follow.", {
      video: "openBook",
    }),
    exercise("B1", "Supine Twist", "Mobility", "1 x 60 s per side", "Both shoulders heavy.", {
      video: "supineTwist",
    }),
    exercise("B2", "Half-Kneeling Hip Flexor Stretch", "Mobility", "2 x 40 s per side", "Tuck first, then lean.", {
      video: "hipFlexorStretch",
    }),
    exercise(
      "C1",
      "Knee-to-Wall Ankle Rock",
      "Mobility",
      "2 x 10 per side",
      "Heel stays down, knee follows the second toe.",
      {
        video: "kneeToWall",
      },
    ),
    exercise("C2", "Easy Walk", "Conditioning", "8 min", "Outside, without the phone."),
  ],
};
