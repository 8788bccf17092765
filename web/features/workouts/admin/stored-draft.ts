import { draftStore } from "../../../lib/offline/draft-store";
import { emptyWorkout, type WorkoutDraft } from "./workout-form-draft";

/** What was typed in this tab and not saved yet: for a new workout (`null`) or for one that there is, as it was then. */
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
