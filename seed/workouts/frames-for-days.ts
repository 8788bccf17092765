import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const framesForDays: WrittenWorkout = {
  id: 2,
  title: "Frames for Days",
  description:
    "Push and pull in pairs, so the shoulders finish as balanced as they started. All you need is a bar to hang from and one medium dumbbell.",
  day: 2,
  minutes: 40,
  intensity: "Medium",
  focus: "Upper Body",
  daysOld: 27,
  exercises: [
    exercise(
      "A1",
      "Shoulder CARs",
      "Mobility",
      "2 x 3 per side",
      "As big a circle as you can make without moving the ribs.",
      {
        rest: "15 s",
        video: "shoulderCars",
      },
    ),
    exercise(
      "B1",
      "Pull-Up",
      "Strength",
      "5 x 4",
      "From a dead hang. Use a band if the last rep stops being a pull-up.",
      {
        tempo: "21X1",
        load: "Bodyweight",
        rest: "90 s",
        video: "pullUp",
      },
    ),
    exercise(
      "B2",
      "Half-Kneeling Dumbbell Press",
      "Strength",
      "4 x 6 per side",
      "Ribs down before the weight goes up.",
      {
        tempo: "21X1",
        load: "RPE 8",
        rest: "60 s",
        video: "overheadPress",
      },
    ),
    exercise(
      "C1",
      "Push-Up Plus",
      "Armor Building",
      "3 x 12",
      "One more push at the top: spread the shoulder blades.",
      {
        tempo: "20X1",
        rest: "45 s",
        video: "pushUp",
      },
    ),
    exercise("C2", "Three-Point Dumbbell Row", "Strength", "3 x 10 per side", "Elbow to the hip, not to the ceiling.", {
      tempo: "2111",
      load: "RPE 8",
      rest: "45 s",
      video: "dumbbellRow",
    }),
    exercise("D1", "Active Dead Hang", "Durability", "3 x 25 s", "Leave five seconds in the hands each time.", {
      rest: "45 s",
      video: "deadHang",
    }),
  ],
};
