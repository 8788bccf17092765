type WarmUpExercise = {
  name: string;
  /** The amount, as a coach would say it. */
  dose: string;
  cue: string;
  videoUrl?: string;
};

export type WarmUpBlock = {
  name: "Raise" | "Mobilise" | "Activate" | "Potentiate";
  difficulty: "Beginner" | "Intermediate" | "Advanced" | "Expert";
  minutes: number;
  exercises: readonly WarmUpExercise[];
};

/** A warm-up in the usual order: raise the temperature, mobilise, activate, then move as fast as the session will. */
type WarmUpRoutine = {
  id: string;
  name: string;
  description: string;
  focus: string;
  blocks: readonly [WarmUpBlock, WarmUpBlock, WarmUpBlock, WarmUpBlock];
};

/** The warm-ups of every week, in order. An exercise: name, dose, cue, its video on YouTube if there is one. */
export const WARM_UPS: readonly WarmUpRoutine[] = [
  {
    id: "mat-ready",
    name: "Mat Ready",
    description:
      "The all-rounder. Fourteen minutes, a square of mat and nothing else; it suits any session of the week.",
    focus: "Full body",
    blocks: [
      block("Raise", "Beginner", 3, [
        "Line Jog and Shuffle|60 s|Forward, back, then sideways both ways. You should still be able to talk.",
        "Bear Crawl|4 x 5 m|Knees a hand's width off the mat, hips no higher than the shoulders.",
        "Forward Roll to Stand|4 per side|Over the shoulder, not over the head. Come up without using your hands.",
      ]),
      block("Mobilise", "Beginner", 4, [
        "Cat-Cow|8 slow breaths|One segment at a time, from the tailbone to the neck and back.|1Y0YjXS9sKI",
        "World's Greatest Stretch|4 per side|Back knee straight, then follow your hand to the ceiling with your eyes.|-CiWQ2IvY34",
        "90/90 Hip Switch|6 per side|Chest tall. Hands behind you if you need them, off the mat if you do not.|m51AZSXMvEA",
        "Neck Half Circles|5 per side|Chin draws a smile from shoulder to shoulder. Small, slow and never pushed by the hands.",
      ]),
      block("Activate", "Intermediate", 4, [
        "Glute Bridge|10, hold the last 10 s|Ribs down, push the mat away with your heels. This is your bridge escape.|OUgsJ8-Vi0E",
        "Dead Bug|6 per side|Lower back stays heavy on the mat. Breathe out as the leg goes away.|4XLEnwUr1d8",
        "Scapular Push-Up|10|Elbows locked; only the shoulder blades move.|LeMk15TN0No",
      ]),
      block("Potentiate", "Intermediate", 3, [
        "Technical Stand-Up|5 per side|Hand, foot, hips through. Start slow, end at the speed you would need on the feet.",
        "Sprawl|2 x 5|Hips hit first and late. Rest until your breath is back before the second five.|YyA0JAnK5l8",
        "Broad Jump|3, full rest between|Land quietly and stick it. Quality over distance.",
      ]),
    ],
  },
  {
    id: "hips-and-guard",
    name: "Hips and Guard",
    description:
      "For lower-body days and for guard players. It opens the hips in the directions a guard asks for, then makes them strong there.",
    focus: "Hips, groin and lower back",
    blocks: [
      block("Raise", "Beginner", 3, [
        "Shrimp Up and Down|2 lengths|Push off the foot, not the elbow. Make space first, then move the hips into it.",
        "Alternating Step-Back Lunge|8 per side|Long step, soft knee, tall chest. Find a rhythm and keep it.",
        "Hip Heist|8 per side|From hands and feet, thread one leg under and sit through. Light on the hands.",
      ]),
      block("Mobilise", "Intermediate", 5, [
        "Frog Rock|10 slow|Knees wide, shins parallel. Rock back only as far as the lower back stays flat.",
        "90/90 Hip Switch with Reach|6 per side|Land, lean over the front shin with a long spine, come up, switch.|m51AZSXMvEA",
        "Half-Kneeling Hip Flexor Rock|8 per side|Tuck the tail before you go forward. If you feel it in the back, you went too far.",
        "Deep Squat Pry|45 s|Elbows inside the knees, heels down, move weight from foot to foot.",
      ]),
      block("Activate", "Intermediate", 4, [
        "Single-Leg Glute Bridge|8 per side|Hip bones level. Stop the set when one side drops.",
        "Bird Dog|6 per side, 3 s hold|Reach long rather than high. A cup of water on your back should survive it.|wiFNA3sqjCA",
        "Copenhagen Side Plank, Short Lever|15 s per side|Top knee on a bench or a partner's back. It keeps the groin honest for closed guard.",
      ]),
      block("Potentiate", "Advanced", 3, [
        "Bridge and Turn|4 per side|Bridge high, look where you are going, turn onto the knees. Fast up, slow back.",
        "Lateral Bound|4 per side|Stick each landing for a second with the knee over the foot.",
        "Squat Jump|2 x 3|Full rest between sets. If the second set is lower than the first, you are ready; stop there.",
      ]),
    ],
  },
  {
    id: "grips-and-shoulders",
    name: "Grips and Shoulders",
    description:
      "For upper-body days, heavy grip work and shoulders that have been cranked once too often. Slow first, sharp at the end.",
    focus: "Neck, shoulders, elbows and grip",
    blocks: [
      block("Raise", "Beginner", 3, [
        "Shadow Hand Fighting|2 x 45 s|Feet moving, elbows home. Collar ties, pummels, wrist peels against nobody.",
        "Inchworm|6|Straight legs, small steps, ribs down when you reach the plank.|VSp0z7Mp5IU",
        "Arm Swings, Three Ways|10 each|Across, overhead, then one forward and one back. Loose, never thrown.",
      ]),
      block("Mobilise", "Intermediate", 4, [
        "Thread the Needle|6 per side|Hips stay over the knees; the turn comes from the ribs.",
        "Shoulder Circles, Whole Range|4 each way per side|Fist tight, body still, as large and as slow as you own. Pinches mean smaller.",
        "Wrist Rocks on All Fours|8 in each direction|Fingers forward, out, then back towards the knees. Ease in; wrists remember.",
      ]),
      block("Activate", "Advanced", 4, [
        "Scapular Push-Up|10|Let the chest sink between the blades, then push the mat away past level.|LeMk15TN0No",
        "Prone Y-T-W|5 of each|Thumbs up, forehead on the mat, two seconds at the top of every letter.",
        "Neck Isometrics, Four Ways|8 s each|Palm against the head at half effort, nothing moves. Build up and let go slowly.",
        "Gi or Towel Hang|2 x 12 s|Shoulders away from the ears before you count. Come down before the fingers open.",
      ]),
      block("Potentiate", "Expert", 3, [
        "Explosive Push-Up|2 x 4|Hands leave the mat; land with soft elbows. From the knees it counts just the same.",
        "Snap-Down on a Partner or Band|5 per side|The pull comes from the hips stepping back, not from the arms.",
        "Grip and Rip|6 per hand|Grab a sleeve or towel as fast as you can, pull once as hard as you can, let go.",
      ]),
    ],
  },
];

function block(
  name: WarmUpBlock["name"],
  difficulty: WarmUpBlock["difficulty"],
  minutes: number,
  lines: readonly string[],
): WarmUpBlock {
  return { name, difficulty, minutes, exercises: lines.map(exercise) };
}

function exercise(line: string): WarmUpExercise {
  const [name = "", dose = "", cue = "", video] = line.split("|");
  return { name, dose, cue, ...(video ? { videoUrl: `https://www.youtube.com/watch?v=${video}` } : {}) };
}
