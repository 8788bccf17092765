/** The coach's greeting for a member who has not trained yet. */
export const COACH_WELCOME =
  "Good to have you here. Take the option that fits the room you are in, leave two reps in reserve, and stop while it still looks good. One session is enough for today; next week is what counts.";
