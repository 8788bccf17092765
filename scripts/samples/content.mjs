import { videos } from "../../seed/videos.ts";

/** Content of all four sample documents. An exercise: code, category, name, dose, load, tempo, rest, cue, video. */

export const COLUMNS = [
  "Code",
  "Tier",
  "Category",
  "Exercise",
  "Sets x Reps",
  "Load",
  "Tempo",
  "Rest",
  "Notes",
  "Video",
];

const OPTIONS = ["Option 1: No Equipment", "Option 2: Equipment", "Option 3: Coach's Program"];

export const week = {
  title: "Longroll – Week 12: Strong Hips, Quiet Shoulders",
  week: "12",
  description:
    "Five sessions for grapplers who also roll three times this week. Pick the option that fits the room you are in: the work is the same, only the tools differ. Leave two good repetitions in every set.",
  days: [
    day("Monday", "Hips and Squat", "Breathe through the nose until the first loaded set.", [
      [
        "A1|Mobility|90/90 Hip Switch|2 x 8 per side||Slow|20 s|Sit tall and let both knees travel together|hipSwitch",
        "A2|Mobility|Cossack Squat|2 x 6 per side|Bodyweight|3010|30 s|Heel down on the bent leg|cossackSquat",
        "B1|Strength|Rear-Foot Split Squat|4 x 8 per side|Bodyweight|3110|60 s|Front shin still, hips drop straight down|splitSquat",
        "B2|Core|Dead Bug|3 x 8 per side||2020|45 s|Ribs stay heavy on the floor|deadBug",
        "C1|Conditioning|Jump Squat|5 x 10|Bodyweight|X0X0|40 s|Land as quietly as you can|jumpSquat",
      ],
      [
        "A1|Mobility|90/90 Hip Switch|2 x 8 per side||Slow|20 s|Sit tall and let both knees travel together|hipSwitch",
        "A2|Mobility|Goblet Pry|2 x 45 s|12 kg||30 s|Elbows open the knees, chest up|gobletPry",
        "B1|Strength|Goblet Squat|4 x 8|24 kg|3110|90 s|Sit between the hips, not behind them|gobletSquat",
        "B2|Armor Building|Tibialis Raise|3 x 20|Bodyweight|1010|45 s|Toes to the shins, knees locked|tibialisRaise",
        "C1|Conditioning|Kettlebell Swing|6 x 12|24 kg|X0X0|40 s|Hips snap, arms only steer|kettlebellSwing",
      ],
      [
        "A1|Mobility|Deep Squat Hold|2 x 60 s|||30 s|Shift your weight from foot to foot|deepSquat",
        "A2|Power|Box Jump|4 x 3|60 cm box|X|60 s|Step down, never jump down|boxJump",
        "B1|Strength|Front Squat|5 x 5|RPE 8|31X0|2 min|Elbows first out of the hole|frontSquat",
        "C1|Strength|Romanian Deadlift|4 x 6-8|70%|3010|90 s|Push the wall away behind you|romanianDeadlift",
        "C2|Core|Pallof Press|3 x 10 per side|Green band|2120|45 s|Nothing moves but the hands|pallofPress",
        "D1|Armor Building|Couch Stretch|2 x 60 s per side|||20 s|Squeeze the glute of the back leg|couchStretch",
      ],
    ]),
    day("Tuesday", "Push and Neck", "Neck work is never to fatigue: stop two repetitions early.", [
      [
        "A1|Mobility|Wall Angel|2 x 10|||20 s|Lower ribs stay on the wall|wallAngel",
        "A2|Armor Building|Neck CARs|2 x 4 per side||Slow|20 s|Draw the largest circle without pain|neckCars",
        "B1|Strength|Push-Up|4 x 10-12|Bodyweight|3010|60 s|One plank from heel to crown|pushUp",
        "B2|Strength|Pike Push-Up|3 x 6-8|Bodyweight|2010|75 s|Head goes in front of the hands|pikePushUp",
        "C1|Core|Side Plank|3 x 35 s per side|||30 s|Top hip forward|sidePlank",
      ],
      [
        "A1|Mobility|Shoulder Pass-Through|2 x 10|Stick|Slow|20 s|Only as narrow as it stays smooth|shoulderPassThrough",
        "A2|Armor Building|Band Pull-Apart|3 x 15|Light band|1011|30 s|Shoulders away from the ears|bandPullApart",
        "B1|Strength|Dumbbell Bench Press|4 x 8|22.5 kg|3010|90 s|Forearms stay vertical|dumbbellBench",
        "B2|Strength|Half-Kneeling Landmine Press|3 x 8 per side|20 kg|2010|75 s|Reach at the top|landminePress",
        "C1|Core|Plank|3 x 45 s|||30 s|Pull the elbows towards the toes|plank",
      ],
      [
        "A1|Mobility|Shoulder CARs|2 x 3 per side||Slow|20 s|Make a fist with the free hand|shoulderCars",
        "A2|Armor Building|Chin Tuck Lift|3 x 8||2030|45 s|Lengthen the back of the neck first|chinTuckLift",
        "B1|Strength|Bench Press|5 x 5|75%|30X0|2 min|Drive the floor away|benchPress",
        "B2|Power|Push Press|4 x 4|RPE 7|X|90 s|Short dip, long finish|pushPress",
        "C1|Strength|Incline Dumbbell Press|3 x 10|20 kg|3010|75 s|Stop the bells level with the chest|inclinePress",
        "C2|Armor Building|Face Pull|3 x 15|Cable|2012|45 s|Thumbs behind the ears|facePull",
      ],
    ]),
    day("Wednesday", "Reset and Breathe", "An easy day on purpose. Nothing here should raise your voice.", [
      [
        "A1|Recovery|Crocodile Breathing|1 x 3 min|||30 s|Breathe into the belt line|crocodileBreathing",
        "A2|Mobility|Cat-Cow|2 x 10||Slow|20 s|One vertebra after another|catCow",
        "B1|Mobility|Frog Stretch|2 x 60 s|||30 s|Rock back, do not force|frogStretch",
        "B2|Mobility|Thread the Needle|2 x 8 per side||Slow|20 s|Follow the hand with your eyes|threadTheNeedle",
      ],
      [
        "A1|Recovery|Foam Roller Spine|1 x 3 min|Foam roller||30 s|Arms crossed, breathe out as you lean|foamRollerSpine",
        "A2|Mobility|Jefferson Curl|3 x 5|8 kg|5151|60 s|Light, slow and never to pain|jeffersonCurl",
        "B1|Mobility|Pancake Good Morning|3 x 8|5 kg|3110|45 s|Tip from the pelvis|pancakeStretch",
        "B2|Mobility|Dead Hang|3 x 30 s|Bodyweight||45 s|Let the ribs settle|deadHang",
      ],
      [
        "A1|Recovery|Child's Pose Breathing|1 x 2 min|||20 s|Six slow breaths a minute|childsPose",
        "A2|Mobility|Hip CARs|2 x 4 per side||Slow|20 s|Hold a wall and keep the pelvis still|hipCars",
        "B1|Mobility|Open Book|2 x 8 per side||Slow|20 s|Knees stay glued together|openBook",
        "B2|Mobility|Pigeon Stretch|2 x 75 s per side|||20 s|Fold only as far as you can breathe|pigeonStretch",
        "C1|Conditioning|Easy Row|1 x 15 min|RPE 4||60 s|Nose breathing the whole way|rower",
      ],
    ]),
    day("Thursday", "Pull and Grip", "Chalk is allowed, straps are not.", [
      [
        "A1|Mobility|World's Greatest Stretch|2 x 5 per side||Slow|20 s|Elbow to the instep, then open|worldsGreatestStretch",
        "A2|Armor Building|Prone Y-T-W|2 x 6||2020|30 s|Thumbs to the ceiling|proneYtw",
        "B1|Strength|Towel Door Row|4 x 12|Bodyweight|2021|60 s|Lead with the elbows|invertedRow",
        "B2|Strength|Hamstring Walkout|3 x 8|Bodyweight|Slow|60 s|Hips stay high on every step|hamstringWalkout",
        "C1|Core|Hollow Hold|4 x 20 s|||40 s|Lower back never leaves the floor|hollowHold",
      ],
      [
        "A1|Armor Building|Scapular Push-Up|2 x 12|Bodyweight|1111|30 s|Elbows locked, shoulder blades move|scapularPushUp",
        "A2|Mobility|Thread the Needle|2 x 6 per side||Slow|20 s|Follow the hand with your eyes|threadTheNeedle",
        "B1|Strength|One-Arm Dumbbell Row|4 x 10 per side|26 kg|2011|60 s|Pull to the hip, not to the chest|dumbbellRow",
        "B2|Strength|Hip Thrust|4 x 10|60 kg|2012|75 s|Chin tucked, ribs down|hipThrust",
        "C1|Armor Building|Farmer's Walk|4 x 30 m|2 x 28 kg||75 s|Tall and quiet|farmerWalk",
      ],
      [
        "A1|Mobility|Dead Hang|2 x 40 s|||30 s|Relax everything but the hands|deadHang",
        "B1|Strength|Pull-Up|5 x 3-5|+10 kg|31X0|2 min|Chest to the bar, no kick|pullUp",
        "B2|Strength|Deadlift|5 x 3|80%|20X1|2 min|Take the slack out before you pull|deadlift",
        "C1|Strength|Chin-Up|3 x 6|Bodyweight|3010|90 s|Finish with the throat over the bar|chinUp",
        "C2|Core|Hanging Knee Raise|3 x 10|Bodyweight|2011|60 s|Curl the pelvis, do not swing|hangingKneeRaise",
        "D1|Armor Building|Neck CARs|2 x 4 per side||Slow|20 s|Draw the largest circle without pain|neckCars",
      ],
    ]),
    day("Friday", "Engine and Get-Ups", "Tomorrow is open mat: finish fresher than you started.", [
      [
        "A1|Mobility|Inchworm|2 x 6|||20 s|Straight legs, small steps|inchworm",
        "B1|Conditioning|Sprawl|6 x 8|Bodyweight|X|40 s|Hips to the floor, eyes up|sprawl",
        "B2|Conditioning|Mountain Climber|6 x 30 s|Bodyweight||30 s|Hands under the shoulders|mountainClimber",
        "C1|Strength|Walking Lunge|3 x 12 per side|Bodyweight|2010|60 s|Knee kisses the floor|lunge",
        "D1|Recovery|Supine Twist|1 x 60 s per side|||20 s|Both shoulders stay down|supineTwist",
      ],
      [
        "A1|Mobility|Knee-to-Wall|2 x 10 per side||2020|20 s|Heel heavy, knee over the little toe|kneeToWall",
        "B1|Strength|Dumbbell Step-Up|4 x 8 per side|2 x 14 kg|3010|60 s|Push through the top foot only|stepUp",
        "B2|Core|Bird Dog|3 x 6 per side||2120|30 s|Balance a cup on your back|birdDog",
        "C1|Conditioning|Air Bike|8 x 20 s|RPE 9||100 s|Even pace, every round the same|airBike",
        "D1|Recovery|Hip Flexor Stretch|1 x 60 s per side|||20 s|Tuck the pelvis before you lean|hipFlexorStretch",
      ],
      [
        "A1|Mobility|Cossack Squat|2 x 6 per side|Bodyweight|3010|30 s|Heel down on the bent leg|cossackSquat",
        "B1|Power|Kettlebell Swing|5 x 10|32 kg|X|60 s|Float at the top|kettlebellSwing",
        "B2|Armor Building|Turkish Get-Up|5 x 1 per side|20 kg|Slow|60 s|Own each position before the next|turkishGetUp",
        "C1|Strength|Overhead Press|4 x 5|72.5%|20X1|90 s|Head through at the top|overheadPress",
        "C2|Conditioning|Burpee|5 x 10|Bodyweight||60 s|Same rhythm to the last one|burpee",
        "D1|Recovery|Crocodile Breathing|1 x 3 min|||20 s|Breathe into the belt line|crocodileBreathing",
      ],
    ]),
  ],
};

export const workout = {
  title: "Mat-Ready Strength",
  duration: "45 min",
  description:
    "A full-body session for the day before hard sparring: heavy enough to matter, short enough to recover from. Pair the exercises with the same letter.",
  exercises: [
    "A1|Mobility|World's Greatest Stretch|2 x 5 per side||Slow|20 s|Elbow to the instep, then open|worldsGreatestStretch",
    "B1|Strength|Front Squat|4 x 5|60 kg|31X0|2 min|Elbows first out of the hole|frontSquat",
    "B2|Strength|Pull-Up|4 x 4-6|Bodyweight|30X0|90 s|Chest to the bar, no kick|pullUp",
    "C1|Strength|Dumbbell Bench Press|3 x 8|22.5 kg|3010|75 s|Forearms stay vertical|dumbbellBench",
    "C2|Core|Pallof Press|3 x 10 per side|Green band|2120|45 s|Nothing moves but the hands|pallofPress",
    "D1|Armor Building|Farmer's Walk|4 x 30 m|2 x 28 kg||60 s|Tall and quiet|farmerWalk",
  ].map(exercise),
};

function day(name, focus, notes, options) {
  return {
    name,
    focus,
    notes,
    options: options.map((lines, index) => ({ name: OPTIONS[index], exercises: lines.map(exercise) })),
  };
}

/** Returns an exercise's cells in the order of the columns. */
function exercise(line) {
  const [code, category, name, dose, load, tempo, rest, cue, video] = line.split("|");
  if (!videos[video]) throw new Error(`no video for ${name}`);
  return [code, `${code[0]}-Tier`, category, name, dose, load, tempo, rest, cue, `https://youtu.be/${videos[video]}`];
}
