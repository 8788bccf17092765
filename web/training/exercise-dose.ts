import { cueOf } from "../../worker/contract/exercise-notes";
import type { Exercise } from "../../worker/contract/exercises";

type DoseCell = {
  label: string;
  value: string;
  /** What qualifies the figure: `per side`. */
  suffix: string;
};

/** What is to be done, cell by cell, with the member's own load in place of percents; what the coach left out, or wrote as not applicable, has none. */
export function doseOf(exercise: Exercise, ownLoad: string | null = null): DoseCell[] {
  return [
    workOf(exercise),
    cell("Time", exercise.duration),
    cell("Tempo", exercise.tempo),
    cell("Load", ownLoad ?? exercise.load),
    cell("Rest", exercise.rest),
  ].filter((found) => found !== null);
}

/** The coach's notes without the dose they may start with, which stands above them already; null when nothing else is left. */
export function notesBesideDose(exercise: Exercise): string | null {
  const cue = cueOf(exercise);
  if (!given(cue)) return null;
  const said = new Set(dosesOf(exercise).map(bare));
  let rest = cue.trim();
  while (rest) {
    const [whole, piece = ""] = /^(.+?)(?:\s*[|;·•\n]\s*|\s+[–—-]\s+|[.,]\s+|\.?$)/s.exec(rest) ?? [rest];
    if (!said.has(bare(piece))) return rest;
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

/** `3x8` as people print it. Only after the sets: the x in a tempo such as 30X0 is one. */
function times(text: string): string {
  return text.trim().replace(/^(\d+(?:\s*[-–]\s*\d+)?(?:\s*(?:sets|rounds))?)\s*[x*]\s*(?=\d|max|amrap)/i, "$1 × ");
}

function dosesOf(exercise: Exercise): string[] {
  const { sets, reps, setRep, tempo, load, rest, duration } = exercise;
  return [sets && reps && `${sets}x${reps}`, setRep, sets, reps, tempo, load, rest, duration].filter(
    (text): text is string => Boolean(text),
  );
}

/** For comparing two ways to write one dose. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/×/g, "x")
    .replace(/\b(?:sets|reps|tempo|load|rest|of)\b/g, "")
    .replace(/[^\p{L}\p{N}%]/gu, "");
}
