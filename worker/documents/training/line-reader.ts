import type { Caption } from "./caption";
import type { Line, LineHint } from "./line";
import type { Found, Reading } from "./training";

/** What the readers of tables ask of the reader of lines: where it is, and to take what they found. */
export type LineReader = Reading & {
  current: Found | null;
  setPlace(caption: Caption): void;
  start(found: Found): void;
  line(line: Line, hint?: LineHint): void;
};
