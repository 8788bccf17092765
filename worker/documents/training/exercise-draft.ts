import type { ExerciseDraft } from "../../contract/drafts";
import type { DoseFields } from "./dose";
import { isBlankValue } from "./found-exercise";
import { bestLink } from "./links";
import { type Found, type Training, warn } from "./training";

/** In a week the notes hold the dose and the cue in the coach's words; a workout shows its dose in columns of its own. */
export function exerciseDraft(
  training: Training,
  found: Found,
  kind: "week" | "workout",
  field: string,
): ExerciseDraft {
  if (found.links.some((link) => !link.safe)) {
    warn(
      training,
      "unsafe_link",
      `A link of "${found.name}" was removed because it is not a web address.`,
      `${field}.videoUrl`,
      found.at,
    );
  }
  const notes = (kind === "week" ? found.said : found.cue).filter((part) => !isBlankValue(part));
  const setRep = found.setRep ?? (kind === "workout" ? joinDose(found) : null);
  return {
    name: found.name,
    exerciseCode: found.code,
    tier: found.tier ?? found.place.tier,
    category: found.category ?? (found.place.category || null),
    sets: found.sets,
    reps: found.reps,
    setRep,
    tempo: found.tempo,
    load: found.load,
    rest: found.rest,
    duration: found.duration,
    description: null,
    notes: notes.length > 0 ? [...new Set(notes)].join(" | ") : null,
    videoUrl: bestLink(found.links),
  };
}

export function joinDose({ sets, reps, duration }: DoseFields): string | null {
  const each = reps ?? duration;
  if (sets && each) return `${sets} x ${each}`;
  return each ?? (sets ? `${sets} sets` : null);
}
