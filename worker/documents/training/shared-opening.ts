import type { Sheet } from "../document-model";
import { rowsBetween } from "../grid/rows-between";
import { readCaption } from "./caption";
import { isOnlyTime } from "./dose";
import { rowsOf } from "./grid-rows";
import { headingRole } from "./heading-role";
import { type Line, NO_LINE } from "./line";
import { parseMinutes } from "./program-facts";

/**
 * Where each sheet is a day or an option of one program, the lines that all of them begin with are the program's own: its
 * title, its week. Answers those lines, and the sheets without them.
 */
export function sharedOpening(sheets: Sheet[]): { lines: Line[]; sheets: Sheet[] } {
  const parts = sheets.filter(({ name }) => isPart(name));
  const [first, ...further] = parts.map(({ grid }) => rowsOf({ ...grid, rows: grid.rows.slice(0, MOST_LINES) }));
  if (!first || further.length === 0) return { lines: [], sheets };
  const lines: Line[] = [];
  let count = 0;
  for (const [index, { cells }] of first.entries()) {
    const text = cells.map((cell) => cell.text).join("\n");
    if (!further.every((rows) => rows[index] && rows[index].cells.map((cell) => cell.text).join("\n") === text)) break;
    const [only, beside, ...others] = cells;
    // Beside the title may stand how long it takes.
    const time = beside && isOnlyTime(beside.text) && parseMinutes(beside.text) !== null ? beside : undefined;
    if (only && (others.length > 0 || time !== beside || only.nested || only.lines.length > 2)) break;
    if (only && (headingRole(only.text) || only.lines.some((line) => readCaption(line, true)))) break;
    const [line, ...below] = only?.lines ?? [];
    if (line) lines.push(time ? { ...line, text: `${line.text} – ${time.text}` } : line, ...below);
    count = index + 1;
  }
  if (lines.length === 0) return { lines, sheets };
  const opened = sheets.map((sheet) => {
    if (!parts.includes(sheet)) return sheet;
    const { grid } = sheet;
    return { ...sheet, grid: rowsBetween(grid, count) };
  });
  return { lines, sheets: opened };
}

const MOST_LINES = 6;

function isPart(name: string): boolean {
  const caption = readCaption({ ...NO_LINE, text: name, bold: true, heading: 1 }, true);
  return caption?.day !== undefined || caption?.option !== undefined;
}
