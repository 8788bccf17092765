export const INTENSITIES = ["Low", "Medium", "High"] as const;

export const FOCUS_AREAS = ["Core & Hips", "Upper Body", "Lower Body", "Full Body", "Mobility", "Recovery"] as const;

/** Validation messages of the form. */
export const WORKOUT_REFUSALS = {
  title: "Workout title is required",
  duration: "Give whole minutes from 0 to 1440, or leave it empty.",
  day: "Give a day from 1 (Monday) to 7 (Sunday), or leave it empty for any day.",
  intensity: "This is not an intensity.",
  focus: "This is not a focus area.",
  videoUrl: "This is not a web address. Start it with https://.",
  thumbnailUrl: "Give the address of a picture that starts with https://, or upload one.",
} as const;

/** `code` of a refused save: somebody else has changed the workout since it was opened. */
export const STALE_WORKOUT = "stale_workout";
