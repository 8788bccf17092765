import { useMutation } from "@tanstack/react-query";
import { completeWorkout, usePendingCompletions, wasDropped } from "../../data/pending-completions";
import { isUnauthorized, RequestError } from "../../lib/http/request-error";
import { endRest } from "../../training/rest-timer";
import { finishedAt, minutesTrained, type RunningWorkout } from "../../training/running-workout";
import { useToast } from "../../ui/toast-context";
import type { WorkoutSession } from "./use-workout-session";

const FAILED = "Failed to record workout completion. Please try again.";
const SAVED_TITLE = "Workout kept";
export const SAVED_TEXT = "It is kept on this device and will be sent when you are back online.";

/** What has become of a workout that was handed in. */
export type Finished = { state: "sent" | "waiting" | "refused"; minutes: number };

/** Hands the running workout in. Until that has worked, nothing of it is let go. */
export function useFinishWorkout(session: WorkoutSession) {
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: async ({ workout, saidMinutes }: { workout: RunningWorkout; saidMinutes: number | null }) => {
      const now = Date.now();
      const duration = saidMinutes ?? minutesTrained(workout, now);
      const notes = workout.notes.trim();
      const done = await completeWorkout({
        workoutId: workout.workoutId,
        title: workout.title,
        duration,
        ...(notes ? { notes, ...(workout.notesPrivate ? { notesPrivate: true } : {}) } : {}),
        completedAt: new Date(finishedAt(workout, now, saidMinutes)).toISOString(),
        key: workout.key,
      });
      return { done, key: workout.key, minutes: duration };
    },
    onSuccess: ({ done }, { workout }) => {
      session.end(workout.key);
      endRest();
      if (done.sent) {
        toast({
          title: "Workout Completed!",
          description: "Great job! Your progress has been recorded.",
          tone: "success",
        });
      } else toast({ title: SAVED_TITLE, description: SAVED_TEXT });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Error", description: FAILED, tone: "destructive" });
    },
  });
  const { data, error } = mutation;
  const kept = usePendingCompletions().find(({ key }) => key === data?.key);
  const state = data?.done.sent || !kept ? "sent" : kept.refusal === null ? "waiting" : "refused";
  const finished: Finished | null = data && !wasDropped(data.key) ? { state, minutes: data.minutes } : null;
  return {
    finish: (workout: RunningWorkout, saidMinutes: number | null = null) => mutation.mutate({ workout, saidMinutes }),
    busy: mutation.isPending,
    finished,
    /** The specified words, and the server's own reason where it gave one. */
    problem: error && !isUnauthorized(error) ? [FAILED, reasonOf(error)].filter(Boolean).join(" ") : null,
    forget: mutation.reset,
  };
}

function reasonOf(error: Error): string | null {
  return error instanceof RequestError && error.status >= 400 && error.status < 500
    ? (error.body?.message ?? null)
    : null;
}
