import { lazy } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../worker/contract/addresses";

// On the device before it is offline, and out of the file that all members' pages share.
const Day = lazy(async () => ({ default: (await import("../features/programs/day-session-page")).DaySessionPage }));
const Workout = lazy(async () => ({
  default: (await import("../features/workouts/workout-session-page")).WorkoutSessionPage,
}));

/** A session, of either kind. */
export function TrainingSessionScreen() {
  const { pathname } = useLocation();
  return pageAt(pathname, false)?.name === "daySession" ? <Day /> : <Workout />;
}
