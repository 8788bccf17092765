/** Exercises of a section or workout that are shown in full without membership. */
export const GATED_EXERCISES_SHOWN = 2;
/** Further exercises that are hinted at as blurred shapes. */
export const GATED_EXERCISES_BLURRED = 2;

/** Maximum characters of an exercise's texts. */
export const EXERCISE_LIMITS = { name: 200, dose: 200, text: 4000, videoUrl: 2000 } as const;
/** Maximum number of exercises in a workout. */
export const MOST_EXERCISES = 300;
