import { draftStore } from "../../../lib/offline/draft-store";
import { emptyWorkout, type WorkoutDraft } from "./workout-form-draft";

/** Unsaved values in this tab: of a new workout (`null`), or of an existing one with the state they are based on. */
type StoredDraft = { workoutId: number | null; seen: string | null; draft: WorkoutDraft };

export const { read: keptDraft, save: keepDraft } = draftStore<StoredDraft>("tab", "workout-draft", (value) => {
  const kept = value as Partial<StoredDraft> | null;
  if (!kept?.draft || !Array.isArray(kept.draft.rows)) return null;
  return {
    workoutId: typeof kept.workoutId === "number" ? kept.workoutId : null,
    seen: typeof kept.seen === "string" ? kept.seen : null,
    draft: { ...emptyWorkout(), ...kept.draft },
  };
});
