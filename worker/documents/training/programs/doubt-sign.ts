import type { ProgramReading, ReadExercise, ReadSession } from "../../../contract/program-reading";
import { isRest } from "./labels/rest-and-daytime";

/** A reading beside the document that it was read from. */
type Evidence = {
  reading: ProgramReading;
  sessions: ReadSession[];
  exercises: ReadExercise[];
  /** Every short line of what was read as a program, cells by their lines. */
  lines: string[];
};

/** Something that a right reading hardly shows. It knows no layout. */
export type DoubtSign = {
  name: string;
  code: string;
  /** A whole sign is a doubt by itself; of the others it takes two. */
  whole: boolean;
  /** What makes it, in the coach's words; null where there is nothing odd. */
  tell: (evidence: Evidence) => string | null;
};

export const LONGEST_LABEL = 40;
export const LONGEST_LINE = 120;

export const namesOf = (exercises: ReadExercise[]) => exercises.map(({ name }) => name);

/** The first of them, for a sentence. */
export const some = (texts: string[]) => [...new Set(texts)].slice(0, 3).join(", ");

/** "Day 6" of the leftover "Day 6 · Rest"; null for anything else. */
export function restedOn(text: string): string | null {
  const [day = "", rest = "", ...more] = text.split(" · ");
  return more.length === 0 && isRest(rest) ? day : null;
}
