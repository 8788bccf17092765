import { useMemo } from "react";
import type { Workout } from "../../../worker/contract/workouts";
import {
  changeRunningWorkout,
  keepGoing,
  type RunningWorkout,
  startWorkout,
  useRunningWorkout,
  withTick,
} from "../../training/running-workout";
import { pauseWatch, resumeWatch } from "../../training/stopwatch";
import { useToast } from "../../ui/toast-context";

export type WorkoutSession = {
  /** This workout, while it is under way. */
  running: RunningWorkout | null;
  /** Another workout that is. */
  other: RunningWorkout | null;
  start: () => void;
  pause: () => void;
  resume: () => void;
  keepGoing: () => void;
  note: (notes: string) => void;
  keepToMyself: (notesPrivate: boolean) => void;
  tick: (exerciseId: number, set: number, done: boolean) => void;
  /** Ends the one with this key, whichever tab it was started in, and no other. */
  end: (key: string) => void;
};

export function useWorkoutSession(userId: string, workout: Workout): WorkoutSession {
  const current = useRunningWorkout(userId);
  const { toast } = useToast();
  const { id, title } = workout;
  const changes = useMemo(() => {
    /** What is kept may be another workout by now, started in another tab: that one is left alone. */
    const change = (next: (mine: RunningWorkout) => RunningWorkout) =>
      changeRunningWorkout(userId, (kept) => (kept?.workoutId === id ? next(kept) : kept));
    return {
      start: () => {
        changeRunningWorkout(userId, (kept) => kept ?? startWorkout(id, title, Date.now()));
        toast({ title: "Workout Started!", description: "Timer is running." });
      },
      pause: () => change((mine) => pauseWatch(mine, Date.now())),
      resume: () => change((mine) => resumeWatch(mine, Date.now())),
      keepGoing: () => change((mine) => keepGoing(mine, Date.now())),
      note: (notes: string) => change((mine) => ({ ...mine, notes })),
      keepToMyself: (notesPrivate: boolean) => change((mine) => ({ ...mine, notesPrivate })),
      tick: (exerciseId: number, set: number, done: boolean) => change((mine) => withTick(mine, exerciseId, set, done)),
      end: (key: string) => changeRunningWorkout(userId, (kept) => (kept?.key === key ? null : kept)),
    };
  }, [userId, id, title, toast]);
  const mine = current?.workoutId === id;
  return { running: mine ? current : null, other: mine ? null : current, ...changes };
}
