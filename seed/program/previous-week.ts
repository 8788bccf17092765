import { exercise } from "../exercises.ts";
import type { WrittenWeek } from "./week.ts";

export const previousWeek: WrittenWeek = {
  title: "Pressure Block, Week 2",
  description:
    "Same movements as the first week, slower. Own the tempo now and next week's weights will feel like yours.",
  weekNumber: 2,
  days: [
    {
      title: "Hips, Slowly",
      description: "Squat and hinge with long lowering phases.",
      notes: "Count the seconds out loud if you have to. Nobody lowers as slowly as they think.",
      noEquipment: [
        exercise("A1", "90/90 Hip Switch", "Mobility", "2 x 6 per side", "Hands behind you this week, off next week.", {
          rest: "30 s",
          video: "hipSwitch",
        }),
        exercise("A2", "Cossack Squat", "Strength", "3 x 5 per side", "Three full seconds down.", {
          tempo: "3110",
          rest: "60 s",
          video: "cossackSquat",
        }),
        exercise("B1", "Glute Bridge March", "Armor Building", "3 x 8 per side", "Hips level as the foot leaves.", {
          rest: "45 s",
          video: "gluteBridge",
        }),
      ],
      equipment: [
        exercise("A1", "Goblet Squat", "Strength", "4 x 6", "Stay in the bottom for a breath.", {
          tempo: "41X0",
          load: "RPE 7",
          rest: "90 s",
          video: "gobletSquat",
        }),
        exercise("B1", "Dumbbell Romanian Deadlift", "Strength", "3 x 8", "Soft knees, long spine.", {
          tempo: "40X0",
          load: "RPE 7",
          rest: "75 s",
          video: "romanianDeadlift",
        }),
        exercise("B2", "Goblet Step-Up", "Armor Building", "3 x 6 per side", "Lower yourself, don't drop.", {
          tempo: "30X1",
          rest: "60 s",
          video: "stepUp",
        }),
      ],
      coachProgram: [
        exercise("A1", "Front Squat", "Strength", "4 x 4", "Three seconds down, no bounce.", {
          tempo: "31X1",
          load: "72.5%",
          rest: "150 s",
          video: "frontSquat",
        }),
        exercise("B1", "Barbell Hip Thrust", "Strength", "3 x 8", "Hold the top as you would hold a bridge.", {
          tempo: "20X2",
          load: "RPE 7",
          rest: "90 s",
          video: "hipThrust",
        }),
        exercise("C1", "Jefferson Curl", "Durability", "2 x 5", "Empty hands are a fine place to start.", {
          tempo: "5150",
          rest: "60 s",
          video: "jeffersonCurl",
        }),
      ],
    },
    {
      title: "Frames",
      description: "Pressing and rowing in equal parts.",
      notes: null,
      noEquipment: [
        exercise(
          "A1",
          "Scapular Push-Up",
          "Armor Building",
          "2 x 12",
          "Straight arms, all the movement in the blades.",
          {
            rest: "30 s",
            video: "scapularPushUp",
          },
        ),
        exercise("B1", "Push-Up, Three-Second Lower", "Strength", "4 x 6-10", "Full plank at the top, every time.", {
          tempo: "31X0",
          rest: "75 s",
          video: "pushUp",
        }),
        exercise("B2", "Hollow Hold", "Core", "3 x 20 s", "Short and perfect.", { rest: "45 s", video: "hollowHold" }),
      ],
      equipment: [
        exercise("A1", "Half-Kneeling Dumbbell Press", "Strength", "4 x 6 per side", "Glute on before the press.", {
          tempo: "31X0",
          load: "RPE 7",
          rest: "75 s",
          video: "overheadPress",
        }),
        exercise("A2", "Three-Point Dumbbell Row", "Strength", "4 x 8 per side", "Pause with the elbow at the hip.", {
          tempo: "2112",
          load: "RPE 7",
          rest: "75 s",
          video: "dumbbellRow",
        }),
      ],
      coachProgram: [
        exercise("A1", "Push Press", "Power", "5 x 3", "Crisp. Nothing slow counts today.", {
          load: "65%",
          rest: "120 s",
          video: "pushPress",
        }),
        exercise("B1", "Bench Press, One-Second Pause", "Strength", "4 x 5", "Same pause on rep five as on rep one.", {
          tempo: "31X0",
          load: "70%",
          rest: "120 s",
          video: "benchPress",
        }),
        exercise("B2", "Chin-Up", "Strength", "4 x 5", "Three seconds on the way down.", {
          tempo: "30X0",
          rest: "105 s",
          video: "chinUp",
        }),
      ],
    },
    {
      title: "Armor Day",
      description: "Neck, groin and shoulders at an easy effort.",
      notes: "Twenty minutes. If it takes forty you are working too hard.",
      noEquipment: [
        exercise("A1", "Neck CARs", "Mobility", "2 x 3 per side", "Slow circles, no forcing.", { video: "neckCars" }),
        exercise("A2", "Hip CARs", "Mobility", "2 x 3 per side", "Hold on to something.", { video: "hipCars" }),
        exercise("B1", "Side Plank", "Durability", "2 x 25 s per side", "Hips stacked.", {
          rest: "30 s",
          video: "sidePlank",
        }),
      ],
      equipment: [
        exercise("A1", "Turkish Get-Up", "Armor Building", "3 x 1 per side", "Eyes on the bell until you stand.", {
          load: "8-16 kg",
          rest: "60 s",
          video: "turkishGetUp",
        }),
        exercise("B1", "Band Pallof Press", "Core", "2 x 10 per side", "Don't turn.", { video: "pallofPress" }),
      ],
      coachProgram: [
        exercise("A1", "Short-Lever Copenhagen Plank", "Armor Building", "3 x 15 s per side", "Knee on the bench.", {
          rest: "45 s",
        }),
        exercise("B1", "Incline Y-Raise", "Durability", "3 x 10", "Light and clean.", { video: "proneYtw" }),
        exercise("C1", "Easy Row", "Conditioning", "10 min", "Mouth closed.", { load: "RPE 4", video: "rower" }),
      ],
    },
    {
      title: "Pull and Carry",
      description: "Hinge, hang, hold, walk.",
      notes: null,
      noEquipment: [
        exercise("A1", "Table Row", "Strength", "4 x 6", "Two seconds down.", { tempo: "21X1", video: "invertedRow" }),
        exercise("B1", "Bird Dog Row-Out", "Core", "3 x 5 per side", "Pelvis stays level.", { video: "birdDog" }),
        exercise("C1", "Fingertip Plank", "Durability", "3 x 15 s", "Claw, not spike.", { video: "plank" }),
      ],
      equipment: [
        exercise("A1", "Active Dead Hang", "Mobility", "3 x 20 s", "Shoulders switched on.", { video: "deadHang" }),
        exercise("B1", "Kettlebell Swing", "Power", "4 x 10", "Snap, float, wait.", {
          load: "16-24 kg",
          rest: "60 s",
          video: "kettlebellSwing",
        }),
        exercise("B2", "Farmer's Carry", "Durability", "3 x 30 m", "Tall and quick.", { video: "farmerWalk" }),
      ],
      coachProgram: [
        exercise("A1", "Deadlift", "Strength", "5 x 3", "Reset the back before each rep.", {
          load: "75%",
          rest: "150 s",
          video: "deadlift",
        }),
        exercise("B1", "Gi Pull-Up", "Strength", "4 x 4", "Lapel grips, elbows to ribs.", { video: "pullUp" }),
        exercise("C1", "Hanging Knee Raise", "Core", "3 x 8", "No swing.", { video: "hangingKneeRaise" }),
      ],
    },
    {
      title: "Two Rounds",
      description: "Power first, then two rounds of conditioning. Next week there are three.",
      notes: "Leave feeling that you could have done the third one.",
      noEquipment: [
        exercise("A1", "Jump Squat", "Power", "3 x 4", "Quiet landings.", { rest: "60 s", video: "jumpSquat" }),
        exercise("B1", "Sprawl", "Conditioning", "2 x 40 s", "Hips first.", { video: "sprawl" }),
        exercise("B2", "Mountain Climber", "Conditioning", "2 x 40 s", "Even pace.", { video: "mountainClimber" }),
      ],
      equipment: [
        exercise("A1", "Dumbbell Reverse Lunge", "Strength", "3 x 8 per side", "Front heel heavy.", { video: "lunge" }),
        exercise("B1", "Kettlebell Swing", "Conditioning", "5 x 12", "A set every minute on the minute.", {
          rest: "Rest of the minute",
          video: "kettlebellSwing",
        }),
      ],
      coachProgram: [
        exercise("A1", "Rotational Medicine Ball Throw", "Power", "4 x 4 per side", "Back foot turns first.", {
          load: "4-6 kg",
          rest: "60 s",
        }),
        exercise("B1", "Air Bike Rounds", "Conditioning", "2 x 5 min", "Twenty hard, forty easy.", {
          load: "RPE 8",
          rest: "60 s",
          video: "airBike",
        }),
      ],
    },
  ],
};
