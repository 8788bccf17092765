/** The row height of a printed week: with notes, with boxes to write in, or as many rows as possible. */
export type Density = "roomy" | "plain" | "dense";

// Two A4 sheets with margins of 10 mm, minus the title, in millimetres.
const HEIGHT = 2 * 277 - 16;
const HEADING = 10;
/** Rows of different heights never fill a sheet completely. */
const SPARE = 30;
const ROW = { roomy: 12, plain: 7.5 } as const;

/** Returns the roomiest density with which days of so many exercises fit on two sheets. */
export function densityOf(exercises: number[]): Density {
  const rows = exercises.reduce((sum, count) => sum + count, 0);
  const left = HEIGHT - SPARE - exercises.length * HEADING;
  if (rows * ROW.roomy <= left) return "roomy";
  return rows * ROW.plain <= left ? "plain" : "dense";
}
