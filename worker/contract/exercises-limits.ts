/** How many exercises a section or workout shows whole to somebody without membership. */
export const GATED_EXERCISES_SHOWN = 2;
/** How many of the others are hinted at as blurred shapes. */
export const GATED_EXERCISES_BLURRED = 2;
