import type { View } from "./grid-view";

/** The unit of loads where no heading says one: the one that the workbook names. */
export function unitOf(views: View[]): string | null {
  if (views.some(saysPercent)) return "%";
  let [kg, lb] = [0, 0];
  for (const { rows } of views) {
    for (const row of rows.slice(0, ROWS_WITH_UNIT)) {
      for (const cell of row) {
        if (!cell || cell.text.length > 160) continue;
        if (/(?<!\p{L})(?:kg|kgs|kilos|kilograms|кг)(?!\p{L})/iu.test(cell.text)) kg++;
        if (/(?<!\p{L})(?:lb|lbs|pounds)(?!\p{L})/iu.test(cell.text)) lb++;
      }
    }
  }
  return kg > 0 && lb === 0 ? "kg" : lb > 0 && kg === 0 ? "lb" : null;
}

/** "@ = % of your 1RM" */
const saysPercent = ({ rows }: View) =>
  rows
    .slice(0, ROWS_WITH_UNIT)
    .some((row) => row.some((cell) => cell !== null && /@\s*(?:=|is|means)\s*%/i.test(cell.text)));

/** Further down no sheet says its unit. */
export const ROWS_WITH_UNIT = 30;
