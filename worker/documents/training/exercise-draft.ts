import type { ExerciseDraft } from "../../contract/drafts";
import type { DoseFields } from "./dose";
import { bestLink } from "./links";
import { inDigits } from "./number-words";
import { isBlankValue } from "./parsed-exercise";
import { type ParsedExercise, type Training, warn } from "./training";

/** The dose goes into its fields and the cue into the notes; a workout also shows sets and reps in one column, in figures. */
export function exerciseDraft(
  training: Training,
  found: ParsedExercise,
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
  const notes = found.cue.filter((part) => !isBlankValue(part));
  const single = kind === "workout";
  const setRep = single ? (inFigures(found.setRep) ?? joinDose(found)) : found.setRep;
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
    rest: single ? inFigures(found.rest) : found.rest,
    duration: found.duration,
    description: null,
    notes: notes.length > 0 ? [...new Set(notes)].join(" | ") : null,
    videoUrl: bestLink(found.links),
  };
}

function inFigures(text: string | null): string | null {
  return text === null ? null : inDigits(text).text;
}

export function joinDose({ sets, reps, duration }: Pick<DoseFields, "sets" | "reps" | "duration">): string | null {
  const each = reps ?? duration;
  if (sets && each) return `${sets} x ${each}`;
  return each ?? (sets ? `${sets} sets` : null);
}
