/** One exercise of the sample day, with its dose in one line. */
type SampleExercise = { code: string; name: string; dose: string };

/**
 * Samples on the front page: a written day, a set of it in a session, and quotes of members. All come from the demo
 * club; `words.areSamples` marks the quotes as invented until there are real ones.
 */
export const landingSample = {
  day: {
    weekday: "Monday",
    title: "Hips That Don't Fold",
    options: {
      no_equipment: [
        { code: "A1", name: "90/90 Hip Switch", dose: "2 × 8 per side" },
        { code: "A2", name: "Cossack Squat", dose: "3 × 6 per side" },
        { code: "B1", name: "Rear-Foot Elevated Split Squat", dose: "3 × 10 per side" },
        { code: "B2", name: "Hamstring Walkout", dose: "3 × 6" },
        { code: "C1", name: "Short-Lever Copenhagen Plank", dose: "2 × 20 s per side" },
      ],
      equipment: [
        { code: "A1", name: "Kettlebell Prying Goblet Squat", dose: "2 × 5" },
        { code: "A2", name: "Goblet Squat, Two-Second Pause", dose: "4 × 6" },
        { code: "B1", name: "Dumbbell Romanian Deadlift", dose: "3 × 8" },
        { code: "B2", name: "Goblet Step-Up", dose: "3 × 8 per side" },
        { code: "C1", name: "Half-Kneeling Pallof Press", dose: "2 × 10 per side" },
      ],
      coach_program: [
        { code: "A1", name: "Box Jump", dose: "4 × 3" },
        { code: "A2", name: "Front Squat", dose: "4 × 4" },
        { code: "B1", name: "Barbell Hip Thrust", dose: "3 × 6" },
        { code: "B2", name: "Rear-Foot Elevated Split Squat", dose: "3 × 6 per side" },
        { code: "C1", name: "Jefferson Curl", dose: "2 × 5" },
        { code: "C2", name: "Tibialis Raise", dose: "2 × 20" },
      ],
    } satisfies Record<string, readonly SampleExercise[]>,
  },
  session: {
    code: "A2",
    name: "Goblet Squat, Two-Second Pause",
    cue: "Breathe in at the top, hold it through the pause, stand up fast. The bell never drifts from the chest.",
    /** Finished sets, and the total. */
    done: 2,
    sets: 4,
    set: "24 kg × 6",
    lastTime: "22 kg",
    clock: "12:40",
    rest: "1:04",
  },
  words: {
    areSamples: true,
    of: [
      {
        says: "I used to be the person stretching in the car park after open mat. Four months in, I just drive home.",
        name: "Hana",
        belt: "purple",
        who: "Purple belt",
      },
      {
        says: "Slept badly, did the short version instead, home in twenty-five minutes. Felt better than I had all day.",
        name: "Ilse",
        belt: "blue",
        who: "Blue belt, two children",
      },
      {
        says: "Two years ago I had stopped training altogether. Thank you for making me do the boring carries.",
        name: "Marcus",
        belt: "purple",
        who: "Purple belt, came back at forty-three",
      },
    ],
  },
} as const;
