import { exercise } from "../exercises.ts";
import type { WrittenWeek } from "./week.ts";

export const nextWeek: WrittenWeek = {
  title: "Pressure Block, Week 4",
  description: "Deload. Half the sets, the same quality, and time to notice what the last three weeks changed.",
  weekNumber: 4,
  days: [
    {
      title: "Easy Hips",
      description: "Two sets of everything at an effort you could repeat tomorrow.",
      notes: "If you feel you should do more, roll instead.",
      noEquipment: [
        exercise("A1", "90/90 Hip Switch", "Mobility", "2 x 8 per side", "Hands free.", { video: "hipSwitch" }),
        exercise("B1", "Cossack Squat", "Strength", "2 x 5 per side", "As deep as last week, half as often.", {
          video: "cossackSquat",
        }),
      ],
      equipment: [
        exercise("A1", "Goblet Squat", "Strength", "2 x 6", "Last week's weight, all of it easy.", {
          load: "RPE 6",
          video: "gobletSquat",
        }),
        exercise("B1", "Dumbbell Romanian Deadlift", "Strength", "2 x 8", "Feel the stretch, skip the strain.", {
          load: "RPE 6",
          video: "romanianDeadlift",
        }),
      ],
      coachProgram: [
        exercise("A1", "Front Squat", "Strength", "2 x 3", "Fast.", {
          load: "65%",
          rest: "120 s",
          video: "frontSquat",
        }),
        exercise("B1", "Jefferson Curl", "Durability", "2 x 5", "Slow.", { video: "jeffersonCurl" }),
      ],
    },
    {
      title: "Easy Frames",
      description: "Shoulders that move well before they push hard.",
      notes: null,
      noEquipment: [
        exercise("A1", "Wall Angel", "Mobility", "2 x 10", "Ribs down.", { video: "wallAngel" }),
        exercise("B1", "Push-Up", "Strength", "2 x 8", "Stop five short of the most you could do.", {
          video: "pushUp",
        }),
      ],
      equipment: [
        exercise("A1", "Half-Kneeling Dumbbell Press", "Strength", "2 x 6 per side", "Smooth.", {
          load: "RPE 6",
          video: "overheadPress",
        }),
        exercise("B1", "Three-Point Dumbbell Row", "Strength", "2 x 8 per side", "Pause at the top.", {
          video: "dumbbellRow",
        }),
      ],
      coachProgram: [
        exercise("A1", "Bench Press, One-Second Pause", "Strength", "2 x 4", "Perfect pauses.", {
          load: "65%",
          video: "benchPress",
        }),
        exercise("B1", "Face Pull", "Durability", "2 x 15", "Hold each one.", { video: "facePull" }),
      ],
    },
    {
      title: "Armor, Once Around",
      description: "One set of each, then go for a walk.",
      notes: null,
      noEquipment: [
        exercise("A1", "Neck CARs", "Mobility", "1 x 3 per side", "Slow.", { video: "neckCars" }),
        exercise("B1", "Side Plank", "Durability", "1 x 30 s per side", "Long line.", { video: "sidePlank" }),
      ],
      equipment: [
        exercise("A1", "Turkish Get-Up", "Armor Building", "2 x 1 per side", "Enjoy it.", { video: "turkishGetUp" }),
        exercise("B1", "Foam Roller T-Spine Extension", "Mobility", "1 x 8", "Three stops.", {
          video: "foamRollerSpine",
        }),
      ],
      coachProgram: [
        exercise("A1", "Short-Lever Copenhagen Plank", "Armor Building", "1 x 20 s per side", "Clean."),
        exercise("B1", "Easy Row", "Conditioning", "10 min", "Mouth closed.", { load: "RPE 3", video: "rower" }),
      ],
    },
    {
      title: "Light Pull",
      description: "Hands get a week off. Backs don't quite.",
      notes: "Straps everywhere this week.",
      noEquipment: [
        exercise("A1", "Thread the Needle", "Mobility", "2 x 6 per side", "Follow the hand.", {
          video: "threadTheNeedle",
        }),
        exercise("B1", "Table Row", "Strength", "2 x 6", "Easy.", { video: "invertedRow" }),
      ],
      equipment: [
        exercise("A1", "Kettlebell Swing", "Power", "3 x 8", "Crisp.", { video: "kettlebellSwing" }),
        exercise("B1", "Farmer's Carry", "Durability", "2 x 30 m", "Straps on, stand tall.", { video: "farmerWalk" }),
      ],
      coachProgram: [
        exercise("A1", "Deadlift", "Strength", "3 x 2", "Fast off the floor.", { load: "70%", video: "deadlift" }),
        exercise("B1", "Chin-Up", "Strength", "2 x 5", "Half of what you have.", { video: "chinUp" }),
      ],
    },
    {
      title: "Test Your Lungs",
      description: "One round, scored. Write it down: it is the number the next block starts from.",
      notes: "Sleep well the night before. It is a test of the last four weeks, not of your character.",
      noEquipment: [
        exercise("A1", "World's Greatest Stretch", "Mobility", "2 x 4 per side", "Open up.", {
          video: "worldsGreatestStretch",
        }),
        exercise("B1", "Sprawl", "Conditioning", "5 min", "Count them. Even pace beats a brave first minute.", {
          video: "sprawl",
        }),
      ],
      equipment: [
        exercise("A1", "Inchworm", "Mobility", "2 x 5", "Warm up properly.", { video: "inchworm" }),
        exercise(
          "B1",
          "Kettlebell Swing",
          "Conditioning",
          "5 min",
          "Total reps with one bell. Put it down as you like.",
          {
            load: "16-24 kg",
            video: "kettlebellSwing",
          },
        ),
      ],
      coachProgram: [
        exercise("A1", "Inchworm", "Mobility", "2 x 5", "Warm up properly.", { video: "inchworm" }),
        exercise("B1", "Air Bike Round", "Conditioning", "5 min", "Total calories. Start slower than you want to.", {
          video: "airBike",
        }),
      ],
    },
  ],
};
