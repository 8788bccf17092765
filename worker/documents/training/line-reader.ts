import type { Caption } from "./caption";
import type { Line, LineHint } from "./line";
import type { ParsedExercise, Reading } from "./training";

/** What the readers of tables ask of the reader of lines: where it is, and to take what they found. */
export type LineReader = Reading & {
  current: ParsedExercise | null;
  setPlace(caption: Caption): void;
  start(found: ParsedExercise): void;
  line(line: Line, hint?: LineHint): void;
};
