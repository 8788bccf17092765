import { useMutation } from "@tanstack/react-query";
import type { CompletionResult } from "../../../worker/contract/progress";
import {
  type Completed,
  completeSection,
  completeWorkout,
  sectionKey,
  usePendingCompletions,
  wasDropped,
} from "../../data/pending-completions";
import { isUnauthorized, RequestError } from "../../lib/http/request-error";
import { useToast } from "../../ui/toast-context";
import { endRest } from "../rest-timer";
import { finishedAt, minutesTrained, type RunningWorkout } from "../running-workout";
import type { SessionRun } from "./use-running-session";

const FAILED = "Failed to record workout completion. Please try again.";
const SAVED_TITLE = "Workout kept";
export const SAVED_TEXT = "It is kept on this device and will be sent when you are back online.";
export const COMPLETED_TITLE = "Workout Completed!";

/** Returns the specified text for a completed workout or day. */
export const completedText = (workout: Pick<RunningWorkout, "day">) =>
  workout.day ? "Your progress has been recorded." : "Great job! Your progress has been recorded.";

/** A training after its completion was sent. */
export type Finished = {
  state: "sent" | "waiting" | "refused";
  minutes: number;
  /** Its idempotency key, and the entry that the server has created. */
  key: string;
  entry: CompletionResult["entry"] | null;
  /** Its state at the end. */
  workout: RunningWorkout;
};

type Finish = { workout: RunningWorkout; saidMinutes: number | null };

/** Completes the running training, which is kept until that succeeds. `quiet`: the screen itself shows the success. */
export function useFinish(session: SessionRun, quiet = false) {
  const { toast } = useToast();
  const mutation = useMutation({
    networkMode: "always",
    mutationFn: async ({ workout, saidMinutes }: Finish) => {
      const now = Date.now();
      const minutes = saidMinutes ?? minutesTrained(workout, now);
      const { key, done } = await handIn(workout, minutes, new Date(finishedAt(workout, now, saidMinutes)));
      return { done, key, minutes, workout };
    },
    onSuccess: ({ done }, { workout }) => {
      session.end(workout.key);
      endRest();
      if (quiet) return;
      if (done.sent) toast({ title: COMPLETED_TITLE, description: completedText(workout), tone: "success" });
      else toast({ title: SAVED_TITLE, description: SAVED_TEXT });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Error", description: FAILED, tone: "destructive" });
    },
  });
  const { data, error } = mutation;
  const pending = usePendingCompletions().find(({ key }) => key === data?.key);
  const state = data?.done.sent || !pending ? "sent" : pending.refusal === null ? "waiting" : "refused";
  const finished: Finished | null =
    data && !wasDropped(data.key)
      ? {
          state,
          minutes: data.minutes,
          key: data.key,
          entry: data.done.sent ? data.done.result.entry : null,
          workout: data.workout,
        }
      : null;
  return {
    finish: (workout: RunningWorkout, saidMinutes: number | null = null) => mutation.mutate({ workout, saidMinutes }),
    busy: mutation.isPending,
    finished,
    /** The specified text, and the server's own reason, if any. */
    problem: error && !isUnauthorized(error) ? [FAILED, reasonOf(error)].filter(Boolean).join(" ") : null,
    forget: mutation.reset,
  };
}

async function handIn(workout: RunningWorkout, duration: number, at: Date): Promise<{ key: string; done: Completed }> {
  const { title, workoutId, day, notesPrivate } = workout;
  const text = workout.notes.trim();
  const notes = text ? { notes: text, ...(notesPrivate ? { notesPrivate: true } : {}) } : {};
  const common = { title, duration, ...notes, completedAt: at.toISOString() };
  if (!day) return { key: workout.key, done: await completeWorkout({ workoutId, key: workout.key, ...common }) };
  const section = { dailyWorkoutId: day.dailyWorkoutId, workoutType: day.columnType, ...common };
  return { key: sectionKey(section), done: await completeSection(section) };
}

function reasonOf(error: Error): string | null {
  return error instanceof RequestError && error.status >= 400 && error.status < 500
    ? (error.body?.message ?? null)
    : null;
}
