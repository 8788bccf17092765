import type { Caption } from "./caption";
import { joinDose } from "./exercise-draft";
import type { Line } from "./line";
import { isLadder } from "./scheme";
import type { ParsedExercise, Reading } from "./training";

/** `categoryLook`: how the line that named the current category looked. */
type Categorized = Reading & { readonly categoryLook: string };

/** "AMRAP 12:" set like "Buy-in:" stands beside it and not in it, once that has exercises without a scheme. */
export function closesCategory({ training, place, categoryLook }: Categorized, line: Line, caption: Caption): boolean {
  const last = training.exercises[training.exercises.length - 1]?.place;
  if (caption.scheme === undefined || Object.keys(caption).length > 1 || !place.category || !last) return false;
  if (last.category !== place.category || last.day !== place.day || last.option !== place.option || last.scheme)
    return false;
  return categoryLook === lookOf(line);
}

export function lookOf(line: Line): string {
  return `${line.heading} ${line.bold} ${line.list === null}`;
}

/** "21-15-9" set apart. Below an exercise without an amount it is that exercise's. */
export function ladderCaption(line: Line, marked: boolean, current: ParsedExercise | null): Caption | null {
  if ((!marked && !/(?::|of|de)$/i.test(line.text)) || line.list !== null || !isLadder(line.text)) return null;
  if (current !== null && joinDose(current) === null) return null;
  return { scheme: { text: line.text.replace(/(?:\s(?:of|de))?\s?:?$/i, ""), rounds: null } };
}
