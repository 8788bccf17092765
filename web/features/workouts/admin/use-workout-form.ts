import { useEffect, useState } from "react";
import type { AdminWorkout } from "../../../../worker/contract/admin-workouts";
import { STALE_WORKOUT } from "../../../../worker/contract/workouts-limits";
import { readWorkout, useSaveWorkout } from "../../../data/admin-workouts";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { refusalsOf } from "../../../lib/http/issues-of";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { useCallKey } from "../../../lib/http/use-call-key";
import { focusProblem } from "../../../training/editor/focus-problem";
import type { SaveFailure } from "../../../ui/failed-save";
import { useToast } from "../../../ui/toast-context";
import { keepDraft } from "./stored-draft";
import {
  checkWorkout,
  draftOf,
  emptyWorkout,
  isSame,
  payloadOf,
  problemAt,
  type WorkoutDraft,
} from "./workout-form-draft";

type Work = {
  userId: string;
  workout: AdminWorkout | null;
  /** Initial values other than the stored ones: unsaved values or a template. */
  start: WorkoutDraft | null;
  /** The state that unsaved values are based on. */
  seen: string | null;
  onSaved: () => void;
};

/** State of a workout's form: keeps typed values, saves, and reports failures. */
export function useWorkoutForm({ userId, workout, start, seen, onSaved }: Work) {
  const { toast } = useToast();
  const [before] = useState(() => (workout ? draftOf(workout) : emptyWorkout()));
  const [draft, setDraft] = useState(() => start ?? before);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [madeOn, setMadeOn] = useState(seen ?? workout?.updatedAt ?? null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const keyOf = useCallKey();
  const save = useSaveWorkout();
  const id = workout?.id ?? null;
  const dirty = !isSame(draft, before);

  useEffect(() => {
    keepDraft(userId, dirty ? { workoutId: id, seen: madeOn, draft } : null);
  }, [userId, id, madeOn, draft, dirty]);
  useUnloadGuard(dirty);

  const [change] = useState(() => (edit: (draft: WorkoutDraft) => WorkoutDraft) => setDraft(edit));
  const send = (on: string | null) => {
    const payload = payloadOf(draft);
    setFailure(null);
    save.mutate(
      { id, payload: { ...payload, ...(on === null ? {} : { updatedAt: on }) }, key: keyOf(JSON.stringify(payload)) },
      {
        onSuccess: () => {
          keepDraft(userId, null);
          const done = workout ? "Workout updated successfully!" : "Workout created successfully!";
          toast({ title: "Success", description: done, tone: "success" });
          onSaved();
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const found = refusalsOf(error, (path) => problemAt(draft, path));
          setRefused(found);
          const message = shownMessage(error, workout ? "Failed to update workout" : "Failed to create workout");
          setFailure({ message, stale: error instanceof RequestError && error.body?.code === STALE_WORKOUT });
          toast({ title: "Error", description: message, tone: "destructive" });
          focusProblem(found, workoutControl);
        },
      },
    );
  };
  const submit = () => {
    setSubmitted(true);
    const found = checkWorkout(draft);
    setRefused({});
    if (Object.keys(found).length === 0) return send(madeOn);
    toast({ title: "Error", description: Object.values(found)[0], tone: "destructive" });
    focusProblem(found, workoutControl);
  };
  return {
    draft,
    change,
    /** The server's errors stay until the next attempt; client-side errors follow the typing. */
    problems: submitted ? { ...refused, ...checkWorkout(draft) } : refused,
    dirty,
    failure,
    submit,
    busy: save.isPending,
    /** Overwrites a version that somebody else saved meanwhile. */
    saveOver: async () => {
      if (id === null) return;
      try {
        const { updatedAt } = await readWorkout(id);
        setMadeOn(updatedAt);
        send(updatedAt);
      } catch (error) {
        setFailure({ message: shownMessage(error, "Failed to update workout"), stale: true });
      }
    },
  };
}

export const workoutControl = (field: string) => `workout-${field}`;
