import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const baseBuilder: WrittenWorkout = {
  id: 1,
  title: "Base Builder",
  description:
    "Single-leg strength and a strong hinge with one pair of dumbbells. The session to come back to whenever your guard passing feels as if somebody else's legs were doing it.",
  day: 1,
  minutes: 45,
  intensity: "High",
  focus: "Lower Body",
  daysOld: 33,
  exercises: [
    exercise("A1", "Deep Squat Hold", "Mobility", "2 x 45 s", "Heels down, elbows inside the knees, breathe.", {
      rest: "15 s",
      video: "deepSquat",
    }),
    exercise(
      "B1",
      "Dumbbell Front-Foot Elevated Split Squat",
      "Strength",
      "4 x 6 per side",
      "Front foot on a plate, knee over the toes, back knee kisses the floor.",
      {
        tempo: "31X0",
        load: "RPE 8",
        rest: "75 s",
        video: "splitSquat",
      },
    ),
    exercise(
      "B2",
      "Single-Leg Romanian Deadlift",
      "Strength",
      "3 x 8 per side",
      "Square the hips to the floor. A fingertip on the wall is allowed, a wobble is not.",
      {
        tempo: "30X0",
        load: "RPE 7",
        rest: "60 s",
      },
    ),
    exercise(
      "C1",
      "Goblet Cossack Squat",
      "Armor Building",
      "3 x 5 per side",
      "The weight helps you sit deeper. Use it for that.",
      {
        tempo: "31X0",
        load: "8-12 kg",
        rest: "60 s",
        video: "cossackSquat",
      },
    ),
    exercise("C2", "Short-Lever Copenhagen Plank", "Durability", "3 x 15 s per side", "Knee on the bench, hips high.", {
      rest: "45 s",
    }),
    exercise("D1", "Tibialis Raise", "Armor Building", "2 x 20", "Slow on the way down.", {
      rest: "30 s",
      video: "tibialisRaise",
    }),
  ],
};
