import { readCaption } from "./caption";
import { feedCell, type ReadBlocks } from "./cell-lines";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { findDose } from "./dose";
import type { Row, RowCell } from "./grid-row";
import { readInferredRow } from "./inferred-row";
import { readLabel, readPairs } from "./label-cells";
import { takeFact } from "./opening";
import { parseOption } from "./options";
import { factOf, minutesInSentence } from "./program-facts";
import type { TextReader } from "./text-reader";

/** A row under no heading: a fact and its value, a row of exercises told by their content, or cells that are texts. */
export function readLoose(row: Row, nextRow: Row | undefined, base: TextReader, readBlocks: ReadBlocks): void {
  const [first, ...rest] = row.cells;
  if (!first) return;
  if (rest.some(isLabels)) {
    const lines = row.cells.flatMap((cell) => cell.lines);
    lines.forEach((line, index) => {
      base.line(line, { next: lines[index + 1], row: row.number });
    });
    return;
  }
  if (row.cells.some((cell) => cell.nested || cell.lines.length > 2) || row.cells.length === 1) {
    for (const cell of row.cells) readBlocks(cell.cell.blocks, base);
    return;
  }
  // "Name: ______" is a form to fill in.
  if (rest.length > 0 && rest.every((cell) => /^[_.…\s]+$/.test(cell.text))) return;
  if (readPairs(row.cells, base) || readLabel(row.cells, base)) return;
  const value = rest.map((cell) => cell.text).join(" ");
  const fact = factOf(first.text, value);
  if (fact && takeFact(base, fact)) {
    // "Week | 7 | Base camp": behind the number stands the title.
    const [number, title, ...more] = rest;
    const isTitled = number && title && more.length === 0 && /^\d+$/.test(number.text) && /^\p{Lu}/u.test(title.text);
    if (isTitled && fact.kind === "week") feedCell(base, title, nextRow, { row: row.number, caption: true });
    return;
  }
  // "Upper Power | Est. time | 40 min"
  const timed = row.cells.some((cell, index) => index > 0 && tellsTime(cell, row.cells[index + 1]));
  if (!timed && readInferredRow(row.cells, base, row.number)) return;
  const line = first.lines[0];
  const caption = line ? readCaption({ ...line, text: `${first.text}: ${value}` }, true) : null;
  if (caption && rest.length === 1) {
    base.setPlace(caption);
    // "Equipment | Total time 30 min"
    base.training.minutes ??= minutesInSentence(value);
    return;
  }
  const titled = line && titleBeside(row.cells);
  if (line && titled) base.line({ ...line, text: `${line.text} – ${titled.text}` }, { caption: true, row: row.number });
  const told = new Set<RowCell>(titled ? [first, titled] : []);
  for (const [index, cell] of row.cells.entries()) {
    // "Strong Base | Week | 6"
    const next = row.cells[index + 1];
    const inRow = next && index > 0 ? factOf(cell.text, next.text) : null;
    if (next && inRow && takeFact(base, inRow)) {
      told.add(next);
      continue;
    }
    if (told.has(cell)) continue;
    if (cell.lines.length > 1) readBlocks(cell.cell.blocks, base);
    else feedCell(base, cell, nextRow, { row: row.number });
  }
}

/** "Mon | Legs | No equipment": the title beside a day's name. */
function titleBeside([day, title]: RowCell[]): RowCell | null {
  if (!day || !title || title.lines.length !== 1 || parseDay(day.text)?.rest !== "") return null;
  return title.text.length <= 40 && !findDose(title.text) && !parseOption(title.text) ? title : null;
}

/** "Sets: 2", "Reps: 15" below each other in one cell, or "Sets x reps: 4 x 10" alone in it. */
function isLabels({ lines, nested }: RowCell): boolean {
  const roles = lines.map(({ text }) => columnRole(/^([^:]{2,20}?)\s*:\s*\S/.exec(text)?.[1] ?? ""));
  if (nested || !roles[0]) return false;
  return roles.filter((role) => role !== null).length >= 2 || (roles.length === 1 && roles[0] === "setRep");
}

function tellsTime(label: RowCell, value: RowCell | undefined): boolean {
  const kind = value && factOf(label.text, value.text)?.kind;
  return kind === "minutes" || kind === "week";
}
