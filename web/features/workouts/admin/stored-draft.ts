import { draftStore } from "../../../lib/offline/draft-store";
import { emptyWorkout, type WorkoutDraft } from "./workout-form-draft";

/** Unsaved values in this tab: of a new workout (`null`), or of an existing one with the state they are based on. */
type StoredDraft = { workoutId: number | null; seen: string | null; draft: WorkoutDraft };

export const { read: keptDraft, save: keepDraft } = draftStore<StoredDraft>("tab", "workout-draft", (value) => {
  const stored = value as Partial<StoredDraft> | null;
  if (!stored?.draft || !Array.isArray(stored.draft.rows)) return null;
  return {
    workoutId: typeof stored.workoutId === "number" ? stored.workoutId : null,
    seen: typeof stored.seen === "string" ? stored.seen : null,
    draft: { ...emptyWorkout(), ...stored.draft },
  };
});
