import type { ExerciseTexts } from "./exercise-fields";

type Dose = Pick<ExerciseTexts, "sets" | "reps" | "setRep" | "tempo" | "load" | "rest" | "duration">;
type Noted = Dose & Pick<ExerciseTexts, "notes">;

const BETWEEN = " | ";

/** Returns dose and cue as one text, for answers with a single field: "4 x 8 | Tempo 2020 | Slow". Never stored. */
export function notesWithDose(exercise: Noted): string | null {
  const { notes } = exercise;
  const cue = ` ${words(notes ?? "")} `;
  const unsaid = doseParts(exercise).filter((part) => !cue.includes(` ${words(part)} `));
  return [...unsaid, notes].filter(Boolean).join(BETWEEN) || null;
}

/** Returns the notes without a dose at their start, this exercise's or the one `before`; null if nothing is left. */
export function cueOf(exercise: Noted, before: Dose = exercise): string | null {
  const doseWords = new Set([...doseParts(exercise), ...doseParts(before)].map(words));
  const parts = exercise.notes?.split(BETWEEN) ?? [];
  const from = parts.findIndex((part) => !doseWords.has(words(part)));
  return from < 0 ? null : parts.slice(from).join(BETWEEN);
}

function doseParts({ sets, reps, setRep, tempo, load, rest, duration }: Dose): string[] {
  const amount = setRep ?? (sets && reps ? `${sets} x ${reps}` : (reps ?? (sets && `${sets} sets`)));
  const parts = [
    amount,
    duration && !amount?.includes(duration) ? duration : null,
    load,
    tempo && labelled("Tempo", tempo),
    rest && labelled("Rest", rest),
  ];
  return [...new Set(parts.filter((part) => part !== null && part !== ""))] as string[];
}

function labelled(label: string, value: string): string {
  return value.toLowerCase().includes(label.toLowerCase()) ? value : `${label} ${value}`;
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}

/** Sets and reps in one text: "3 x 8 per side", "4 sets of 10", "3-4×30 s". */
const SETS_AND_REPS = /^\s*(\d+(?:\s*[-–]\s*\d+)?)\s*(?:(?:sets?|rounds?)\s*)?(?:[x×*]|\bof\b)\s*(\S.*?)\s*$/i;

/**
 * Returns a changed exercise with each dose stated once: combined and separate sets and reps follow whichever of the
 * two was changed, and the notes keep only the cue.
 */
export function withoutRepeatedDose<Said extends ExerciseTexts>(before: ExerciseTexts, after: Said): Said {
  const changed = (field: keyof Dose) => after[field] !== before[field];
  const apart = changed("sets") || changed("reps");
  const next = { ...after };
  if (changed("setRep") && !apart && (before.sets !== null || before.reps !== null)) {
    const [, sets = null, reps = null] = SETS_AND_REPS.exec(after.setRep ?? "") ?? [];
    Object.assign(next, { sets, reps });
  } else if (apart && !changed("setRep") && before.setRep !== null) {
    const { sets, reps } = after;
    next.setRep = sets && reps ? `${sets} x ${reps}` : (reps ?? (sets && `${sets} sets`));
  }
  return { ...next, notes: cueOf(next, before) };
}
