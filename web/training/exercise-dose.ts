import { cueOf } from "../../worker/contract/exercise-notes";
import type { Exercise } from "../../worker/contract/exercises";

type DoseCell = {
  label: string;
  value: string;
  /** Qualifies the figure: `per side`. */
  suffix: string;
};

/** Returns the dose cell by cell, with the member's own load in place of percents; empty or "n/a" fields have no cell. */
export function doseOf(exercise: Exercise, ownLoad: string | null = null): DoseCell[] {
  return [
    workOf(exercise),
    cell("Time", exercise.duration),
    cell("Tempo", exercise.tempo),
    cell("Load", ownLoad ?? exercise.load),
    cell("Rest", exercise.rest),
  ].filter((found) => found !== null);
}

/** Returns the coach's notes without a leading dose, which is shown above them; null if nothing else is left. */
export function notesBesideDose(exercise: Exercise): string | null {
  const cue = cueOf(exercise);
  if (!given(cue)) return null;
  const doses = new Set(dosesOf(exercise).map(bare));
  let rest = cue.trim();
  while (rest) {
    const [whole, piece = ""] = /^(.+?)(?:\s*[|;·•\n]\s*|\s+[–—-]\s+|[.,]\s+|\.?$)/s.exec(rest) ?? [rest];
    if (!doses.has(bare(piece))) return rest;
    rest = rest.slice(whole.length);
  }
  return null;
}

export function given(text: string | null): text is string {
  return text !== null && !/^\s*(?:n\s*\/?\s*a\.?|-+|–|—)?\s*$/i.test(text);
}

function workOf({ sets, reps, setRep }: Exercise): DoseCell | null {
  if (given(sets) && given(reps)) return cell("Sets × reps", `${sets.trim()} × ${reps.trim()}`);
  if (given(setRep)) return cell("Sets × reps", times(setRep));
  return cell("Sets", sets) ?? cell("Reps", reps);
}

function cell(label: string, text: string | null): DoseCell | null {
  if (!given(text)) return null;
  const [value = text, suffix = ""] = text.trim().split(/\s+(?=(?:per|each)\b)|\s*(?=\/\s*\p{L})/u);
  return { label, value, suffix };
}

/** Prints `3x8` as `3×8`. Only after a count of sets: a tempo such as 30X0 has an x, too. */
function times(text: string): string {
  return text.trim().replace(/^(\d+(?:\s*[-–]\s*\d+)?(?:\s*(?:sets|rounds))?)\s*[x*]\s*(?=\d|max|amrap)/i, "$1 × ");
}

function dosesOf(exercise: Exercise): string[] {
  const { sets, reps, setRep, tempo, load, rest, duration } = exercise;
  return [sets && reps && `${sets}x${reps}`, setRep, sets, reps, tempo, load, rest, duration].filter(
    (text): text is string => Boolean(text),
  );
}

/** Normalises a dose to compare two spellings. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/×/g, "x")
    .replace(/\b(?:sets|reps|tempo|load|rest|of)\b/g, "")
    .replace(/[^\p{L}\p{N}%]/gu, "");
}
