type WarmUpDifficulty = "Beginner" | "Intermediate" | "Advanced" | "Expert";

type WarmUpExercise = {
  name: string;
  /** The amount, as a coach would say it. */
  dose: string;
  cue: string;
  videoUrl?: string;
};

export type WarmUpBlock = {
  name: "Raise" | "Mobilise" | "Activate" | "Potentiate";
  difficulty: WarmUpDifficulty;
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

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

const matReady: WarmUpRoutine = {
  id: "mat-ready",
  name: "Mat Ready",
  description: "The all-rounder. Fourteen minutes, a square of mat and nothing else; it suits any session of the week.",
  focus: "Full body",
  blocks: [
    {
      name: "Raise",
      difficulty: "Beginner",
      minutes: 3,
      exercises: [
        {
          name: "Line Jog and Shuffle",
          dose: "60 s",
          cue: "Forward, back, then sideways both ways. You should still be able to talk.",
        },
        {
          name: "Bear Crawl",
          dose: "4 x 5 m",
          cue: "Knees a hand's width off the mat, hips no higher than the shoulders.",
        },
        {
          name: "Forward Roll to Stand",
          dose: "4 per side",
          cue: "Over the shoulder, not over the head. Come up without using your hands.",
        },
      ],
    },
    {
      name: "Mobilise",
      difficulty: "Beginner",
      minutes: 4,
      exercises: [
        {
          name: "Cat-Cow",
          dose: "8 slow breaths",
          cue: "One segment at a time, from the tailbone to the neck and back.",
          videoUrl: watch("1Y0YjXS9sKI"),
        },
        {
          name: "World's Greatest Stretch",
          dose: "4 per side",
          cue: "Back knee straight, then follow your hand to the ceiling with your eyes.",
          videoUrl: watch("-CiWQ2IvY34"),
        },
        {
          name: "90/90 Hip Switch",
          dose: "6 per side",
          cue: "Chest tall. Hands behind you if you need them, off the mat if you do not.",
          videoUrl: watch("m51AZSXMvEA"),
        },
        {
          name: "Neck Half Circles",
          dose: "5 per side",
          cue: "Chin draws a smile from shoulder to shoulder. Small, slow and never pushed by the hands.",
        },
      ],
    },
    {
      name: "Activate",
      difficulty: "Intermediate",
      minutes: 4,
      exercises: [
        {
          name: "Glute Bridge",
          dose: "10, hold the last 10 s",
          cue: "Ribs down, push the mat away with your heels. This is your bridge escape.",
          videoUrl: watch("OUgsJ8-Vi0E"),
        },
        {
          name: "Dead Bug",
          dose: "6 per side",
          cue: "Lower back stays heavy on the mat. Breathe out as the leg goes away.",
          videoUrl: watch("4XLEnwUr1d8"),
        },
        {
          name: "Scapular Push-Up",
          dose: "10",
          cue: "Elbows locked; only the shoulder blades move.",
          videoUrl: watch("LeMk15TN0No"),
        },
      ],
    },
    {
      name: "Potentiate",
      difficulty: "Intermediate",
      minutes: 3,
      exercises: [
        {
          name: "Technical Stand-Up",
          dose: "5 per side",
          cue: "Hand, foot, hips through. Start slow, end at the speed you would need on the feet.",
        },
        {
          name: "Sprawl",
          dose: "2 x 5",
          cue: "Hips hit first and late. Rest until your breath is back before the second five.",
          videoUrl: watch("YyA0JAnK5l8"),
        },
        {
          name: "Broad Jump",
          dose: "3, full rest between",
          cue: "Land quietly and stick it. Quality over distance.",
        },
      ],
    },
  ],
};

const hipsAndGuard: WarmUpRoutine = {
  id: "hips-and-guard",
  name: "Hips and Guard",
  description:
    "For lower-body days and for guard players. It opens the hips in the directions a guard asks for, then makes them strong there.",
  focus: "Hips, groin and lower back",
  blocks: [
    {
      name: "Raise",
      difficulty: "Beginner",
      minutes: 3,
      exercises: [
        {
          name: "Shrimp Up and Down",
          dose: "2 lengths",
          cue: "Push off the foot, not the elbow. Make space first, then move the hips into it.",
        },
        {
          name: "Alternating Step-Back Lunge",
          dose: "8 per side",
          cue: "Long step, soft knee, tall chest. Find a rhythm and keep it.",
        },
        {
          name: "Hip Heist",
          dose: "8 per side",
          cue: "From hands and feet, thread one leg under and sit through. Light on the hands.",
        },
      ],
    },
    {
      name: "Mobilise",
      difficulty: "Intermediate",
      minutes: 5,
      exercises: [
        {
          name: "Frog Rock",
          dose: "10 slow",
          cue: "Knees wide, shins parallel. Rock back only as far as the lower back stays flat.",
        },
        {
          name: "90/90 Hip Switch with Reach",
          dose: "6 per side",
          cue: "Land, lean over the front shin with a long spine, come up, switch.",
          videoUrl: watch("m51AZSXMvEA"),
        },
        {
          name: "Half-Kneeling Hip Flexor Rock",
          dose: "8 per side",
          cue: "Tuck the tail before you go forward. If you feel it in the back, you went too far.",
        },
        {
          name: "Deep Squat Pry",
          dose: "45 s",
          cue: "Elbows inside the knees, heels down, move weight from foot to foot.",
        },
      ],
    },
    {
      name: "Activate",
      difficulty: "Intermediate",
      minutes: 4,
      exercises: [
        {
          name: "Single-Leg Glute Bridge",
          dose: "8 per side",
          cue: "Hip bones level. Stop the set when one side drops.",
        },
        {
          name: "Bird Dog",
          dose: "6 per side, 3 s hold",
          cue: "Reach long rather than high. A cup of water on your back should survive it.",
          videoUrl: watch("wiFNA3sqjCA"),
        },
        {
          name: "Copenhagen Side Plank, Short Lever",
          dose: "15 s per side",
          cue: "Top knee on a bench or a partner's back. It keeps the groin honest for closed guard.",
        },
      ],
    },
    {
      name: "Potentiate",
      difficulty: "Advanced",
      minutes: 3,
      exercises: [
        {
          name: "Bridge and Turn",
          dose: "4 per side",
          cue: "Bridge high, look where you are going, turn onto the knees. Fast up, slow back.",
        },
        {
          name: "Lateral Bound",
          dose: "4 per side",
          cue: "Stick each landing for a second with the knee over the foot.",
        },
        {
          name: "Squat Jump",
          dose: "2 x 3",
          cue: "Full rest between sets. If the second set is lower than the first, you are ready; stop there.",
        },
      ],
    },
  ],
};

const gripsAndShoulders: WarmUpRoutine = {
  id: "grips-and-shoulders",
  name: "Grips and Shoulders",
  description:
    "For upper-body days, heavy grip work and shoulders that have been cranked once too often. Slow first, sharp at the end.",
  focus: "Neck, shoulders, elbows and grip",
  blocks: [
    {
      name: "Raise",
      difficulty: "Beginner",
      minutes: 3,
      exercises: [
        {
          name: "Shadow Hand Fighting",
          dose: "2 x 45 s",
          cue: "Feet moving, elbows home. Collar ties, pummels, wrist peels against nobody.",
        },
        {
          name: "Inchworm",
          dose: "6",
          cue: "Straight legs, small steps, ribs down when you reach the plank.",
          videoUrl: watch("VSp0z7Mp5IU"),
        },
        {
          name: "Arm Swings, Three Ways",
          dose: "10 each",
          cue: "Across, overhead, then one forward and one back. Loose, never thrown.",
        },
      ],
    },
    {
      name: "Mobilise",
      difficulty: "Intermediate",
      minutes: 4,
      exercises: [
        {
          name: "Thread the Needle",
          dose: "6 per side",
          cue: "Hips stay over the knees; the turn comes from the ribs.",
        },
        {
          name: "Shoulder Circles, Whole Range",
          dose: "4 each way per side",
          cue: "Fist tight, body still, as large and as slow as you own. Pinches mean smaller.",
        },
        {
          name: "Wrist Rocks on All Fours",
          dose: "8 in each direction",
          cue: "Fingers forward, out, then back towards the knees. Ease in; wrists remember.",
        },
      ],
    },
    {
      name: "Activate",
      difficulty: "Advanced",
      minutes: 4,
      exercises: [
        {
          name: "Scapular Push-Up",
          dose: "10",
          cue: "Let the chest sink between the blades, then push the mat away past level.",
          videoUrl: watch("LeMk15TN0No"),
        },
        {
          name: "Prone Y-T-W",
          dose: "5 of each",
          cue: "Thumbs up, forehead on the mat, two seconds at the top of every letter.",
        },
        {
          name: "Neck Isometrics, Four Ways",
          dose: "8 s each",
          cue: "Palm against the head at half effort, nothing moves. Build up and let go slowly.",
        },
        {
          name: "Gi or Towel Hang",
          dose: "2 x 12 s",
          cue: "Shoulders away from the ears before you count. Come down before the fingers open.",
        },
      ],
    },
    {
      name: "Potentiate",
      difficulty: "Expert",
      minutes: 3,
      exercises: [
        {
          name: "Explosive Push-Up",
          dose: "2 x 4",
          cue: "Hands leave the mat; land with soft elbows. From the knees it counts just the same.",
        },
        {
          name: "Snap-Down on a Partner or Band",
          dose: "5 per side",
          cue: "The pull comes from the hips stepping back, not from the arms.",
        },
        {
          name: "Grip and Rip",
          dose: "6 per hand",
          cue: "Grab a sleeve or towel as fast as you can, pull once as hard as you can, let go.",
        },
      ],
    },
  ],
};

/** The warm-ups of every week, in order. */
export const WARM_UPS: readonly WarmUpRoutine[] = [matReady, hipsAndGuard, gripsAndShoulders];
