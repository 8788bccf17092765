import { COLUMN_TYPES, type ColumnType } from "../../contract/drafts";
import { lookOf } from "./category-level";
import { takeCode } from "./exercise-text";
import type { Line } from "./line";
import { parseTier } from "./tiers";
import type { Reading } from "./training";

/** `optionLook`: how the line that named the current option looked. */
type Optioned = Reading & { readonly optionLook: string };

/**
 * "No kit", "Gym", and in the same letters "Comp team": where two of a day's options have their exercises, what looks like
 * their names and begins again with the first tier or code is the third, whatever the coach calls it.
 */
export function lastOption(
  { training, place, optionLook }: Optioned,
  line: Line,
  next: Line | undefined,
): ColumnType | null {
  if (place.option === null || next === undefined || lookOf(line) !== optionLook) return null;
  const seen = new Set(
    training.exercises.filter(({ place: { day } }) => day === place.day).map((exercise) => exercise.place.option),
  );
  const [left, ...more] = COLUMN_TYPES.filter((option) => !seen.has(option));
  const beginsAgain = takeCode(next).code === "A1" || parseTier(next.text)?.tier === "A-Tier";
  return left !== undefined && more.length === 0 && beginsAgain ? left : null;
}
