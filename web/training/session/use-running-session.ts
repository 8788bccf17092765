import { useMemo } from "react";
import { useToast } from "../../ui/toast-context";
import {
  changeRunningWorkout,
  isRunOf,
  keepGoing,
  type RunningWorkout,
  startWorkout,
  type Trainable,
  useRunningWorkout,
  withTick,
} from "../running-workout";
import { pauseWatch, resumeWatch } from "../stopwatch";

export type SessionRun = {
  /** This training, while it is running. */
  running: RunningWorkout | null;
  /** Another training that is running. */
  other: RunningWorkout | null;
  start: () => void;
  pause: () => void;
  resume: () => void;
  keepGoing: () => void;
  note: (notes: string) => void;
  keepToMyself: (notesPrivate: boolean) => void;
  tick: (exerciseId: number, set: number, done: boolean) => void;
  /** Shows another exercise. */
  goTo: (at: number) => void;
  /** Adds the records that logged sets have set. */
  beaten: (records: string) => void;
  /** Ends the training with this key, whichever tab started it, and no other. */
  end: (key: string) => void;
};

export function useRunningSession(userId: string, what: Trainable): SessionRun {
  const current = useRunningWorkout(userId);
  const { toast } = useToast();
  // The same training is a new object at each render.
  const text = JSON.stringify(what);
  const changes = useMemo(() => {
    const trainable = JSON.parse(text) as Trainable;
    /** Changes this training only: another tab may have started another one, which is left alone. */
    const change = (next: (running: RunningWorkout) => RunningWorkout) =>
      changeRunningWorkout(userId, (stored) => (stored && isRunOf(stored, trainable) ? next(stored) : stored));
    return {
      start: () => {
        changeRunningWorkout(userId, (stored) => stored ?? startWorkout(trainable, Date.now()));
        toast({ title: "Workout Started!", description: "Timer is running." });
      },
      pause: () => change((running) => pauseWatch(running, Date.now())),
      resume: () => change((running) => resumeWatch(running, Date.now())),
      keepGoing: () => change((running) => keepGoing(running, Date.now())),
      note: (notes: string) => change((running) => ({ ...running, notes })),
      keepToMyself: (notesPrivate: boolean) => change((running) => ({ ...running, notesPrivate })),
      tick: (exerciseId: number, set: number, done: boolean) =>
        change((running) => withTick(running, exerciseId, set, done)),
      goTo: (at: number) => change((running) => ({ ...running, at })),
      beaten: (records: string) => change((running) => ({ ...running, records: [...running.records, records] })),
      end: (key: string) => changeRunningWorkout(userId, (stored) => (stored?.key === key ? null : stored)),
    };
  }, [userId, text, toast]);
  const isMine = current !== null && isRunOf(current, what);
  return { running: isMine ? current : null, other: isMine ? null : current, ...changes };
}
