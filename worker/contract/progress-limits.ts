export const MONTHLY_WORKOUTS_GOAL = 30;
export const STREAK_GOAL_DAYS = 7;
/** Allowed duration of a training, in minutes. */
export const DURATION_MIN_MINUTES = 1;
export const DURATION_MAX_MINUTES = 600;
