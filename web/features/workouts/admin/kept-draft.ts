import { memberPrefix } from "../../../training/member-keys";
import { emptyWorkout, type WorkoutDraft } from "./workout-form-draft";

/** What was typed in this tab and not saved yet: for a new workout (`null`) or for one that there is, as it was then. */
export type KeptDraft = { workoutId: number | null; seen: string | null; draft: WorkoutDraft };

// Under the admin's own prefix, so that signing out takes it along.
const keyOf = (userId: string) => `${memberPrefix(userId)}workout-draft`;

export function keptDraft(userId: string): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "null") as Partial<KeptDraft> | null;
    if (!kept?.draft || !Array.isArray(kept.draft.rows)) return null;
    return {
      workoutId: typeof kept.workoutId === "number" ? kept.workoutId : null,
      seen: typeof kept.seen === "string" ? kept.seen : null,
      draft: { ...emptyWorkout(), ...kept.draft },
    };
  } catch {
    return null;
  }
}

export function keepDraft(userId: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Full, or switched off: the page still has it.
  }
}
