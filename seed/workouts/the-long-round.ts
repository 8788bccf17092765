import { exercise } from "../exercises.ts";
import type { WrittenWorkout } from "./workout.ts";

export const theLongRound: WrittenWorkout = {
  id: 4,
  title: "The Long Round",
  description:
    "Strength and lungs in one place: four stations, four rounds, no heroics in the first two. It feels like a round with somebody who never hurries.",
  day: 4,
  minutes: 50,
  intensity: "High",
  focus: "Full Body",
  daysOld: 15,
  exercises: [
    exercise("A1", "World's Greatest Stretch", "Mobility", "2 x 3 per side", "Elbow down, then open up.", {
      video: "worldsGreatestStretch",
    }),
    exercise("B1", "Kettlebell Swing", "Power", "4 x 15", "Hips snap, arms are ropes.", {
      load: "16-24 kg",
      rest: "30 s",
      video: "kettlebellSwing",
    }),
    exercise("B2", "Goblet Squat", "Strength", "4 x 8", "One breath per rep, no more.", {
      tempo: "20X0",
      load: "16-24 kg",
      rest: "30 s",
      video: "gobletSquat",
    }),
    exercise("B3", "Push-Up", "Strength", "4 x 12", "Elevate the hands when the hips start to sag.", {
      rest: "30 s",
      video: "pushUp",
    }),
    exercise(
      "B4",
      "Farmer's Carry",
      "Durability",
      "4 x 40 m",
      "This is the rest station. Breathe through the nose if you can.",
      {
        load: "2 x 20-28 kg",
        rest: "90 s",
        video: "farmerWalk",
      },
    ),
    exercise("C1", "Easy Row", "Conditioning", "6 min", "Bring the breath down before you stop.", {
      load: "RPE 4",
      video: "rower",
    }),
  ],
};
