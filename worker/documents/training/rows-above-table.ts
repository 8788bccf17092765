import { type Caption, readCaption } from "./caption";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { hasStrongDose, isOnlyTime } from "./dose";
import { takeCode } from "./exercise-text";
import type { Row, RowCell } from "./grid-row";
import { readHeadings } from "./grid-rows";
import { takeFact } from "./opening";
import { parseOption } from "./options";
import { factOf, parseMinutes } from "./program-facts";
import type { TextReader } from "./text-reader";

/** Above the headings of a sheet's first table stand its title and facts about it. */
export function readAboveTable(row: Row, base: TextReader): boolean {
  return readTitleRow(row, base) || readFactRow(row, base);
}

/** "Core Finisher | 20 min" above a table's headings: the title and how long it takes. */
function readTitleRow({ cells: [first, second, ...more], number }: Row, base: TextReader): boolean {
  const { training } = base;
  if (!first || !second || more.length > 0 || training.title !== null || training.exercises.length > 0) return false;
  const line = first.lines[0];
  if (!line || first.lines.length > 1 || !isOnlyTime(second.text) || parseMinutes(second.text) === null) return false;
  base.line({ ...line, text: `${line.text} – ${second.text}` }, { row: number, caption: true, opening: true });
  return true;
}

/** Above a table's headings stand facts, and what is none of them is no exercise: "Duration | 0:45", "Coach: Anna | Level 2". */
function readFactRow(row: Row, base: TextReader): boolean {
  const [first, ...rest] = row.cells;
  if (!first || rest.length === 0 || base.training.exercises.length > 0 || base.place.option !== null) return false;
  if (
    row.cells.some(
      (cell) => cell.nested || hasStrongDose(cell.text) || cell.lines.some(({ links }) => links.length > 0),
    )
  )
    return false;
  if (row.cells.some((cell) => cell.lines.some((line) => takeCode(line).code !== null))) return false;
  const fact = rest.length === 1 && rest[0] ? factOf(first.text, rest[0].text) : null;
  if (fact) return takeFact(base, fact);
  return false;
}

/** "When | What | How much" right above the headings, each merged over some of them, says nothing of its own. */
export function spansHeadings({ cells }: Row): boolean {
  return cells.length > 1 && cells.some(({ from, to }) => to > from) && cells.every(isPlain);
}

/** "When | Where | What | How": words above rows whose cells tell by themselves what they are. */
export function isUnknownHeading({ cells }: Row, next: Row | undefined, { training }: TextReader): boolean {
  if (training.exercises.length > 0 || cells.length < 3 || !next || next.cells.length < 3) return false;
  if (!cells.every(isPlain) || next.cells.every(isPlain)) return false;
  const [first] = next.cells;
  const placed = first !== undefined && (parseDay(first.text)?.rest === "" || parseOption(first.text)?.rest === "");
  return placed && next.cells.some(({ text }) => hasStrongDose(text));
}

const isPlain = ({ text, lines, nested }: RowCell) =>
  !nested && lines.length === 1 && text.length <= 20 && !/\d/.test(text) && lines[0]?.links.length === 0;

/** "GYM | Leg press 4x10 | demo" under no headings: an option in front of its exercises, merged over their rows. */
export function placeBeside({ cells: [first, ...rest] }: Row): { caption: Caption; cell: RowCell } | null {
  const line = first?.lines[0];
  if (!first || !line || first.nested || first.text.length > 40 || parseOption(first.text)?.rest !== "") return null;
  const trains = rest.some(({ lines }) =>
    lines.some((each) => hasStrongDose(each.text) || takeCode(each).code !== null),
  );
  const caption = trains ? readCaption({ ...line, text: first.text.replace(/\n/g, " ") }, true) : null;
  return caption?.option === undefined ? null : { caption, cell: first };
}

/** Between the day's name and its first option or table stands its title. */
export function isAboveContent({ place }: TextReader, rows: Row[]): boolean {
  const at = rows.slice(0, 3).findIndex(({ cells }) => cells.length > 0);
  const next = rows[at];
  if (!next || place.day === null || place.option !== null) return false;
  return (
    next.cells.some(({ text }) => parseOption(text)?.rest === "") || readHeadings(next, rows.slice(at + 1)) !== null
  );
}

/** "Prescription" over "Sets | Reps | Load" says nothing of its own. */
export function isHeadingOfHeadings(only: RowCell, [next, ...others]: Row[]): boolean {
  if (columnRole(only.text) === null || parseOption(only.text) || !next) return false;
  return readHeadings(next, others) !== null;
}
