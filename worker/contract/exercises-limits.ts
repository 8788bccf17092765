/** How many exercises a section or workout shows whole to somebody without membership. */
export const GATED_EXERCISES_SHOWN = 2;
/** How many of the others are hinted at as blurred shapes. */
export const GATED_EXERCISES_BLURRED = 2;

/** Characters an exercise's texts may have. */
export const EXERCISE_LIMITS = { name: 200, dose: 200, text: 4000, videoUrl: 2000 } as const;
/** More exercises are no workout. */
export const MOST_EXERCISES = 300;
