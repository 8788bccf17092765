import { readCaption } from "./caption";
import { columnRole } from "./column-role";
import { startsWithDose } from "./dose";
import { takeCode } from "./exercise-text";
import type { Columns, Row, RowCell, RowMemory } from "./grid-row";
import { isMarked, type Line } from "./line";
import { addText } from "./parsed-exercise";

const LABEL =
  /^(?:(?:coach(?:['’]?s|ing)? |form |key )?(?:notes?|cues?|tips?|points?|comments?|focus)|obs|nota|observa[cç][aã]o|observaci[oó]n|dica|consejo|consigne|remarque|hinweis|tipp)\.?\s*[:–—-]\s+(?=\S)/i;

/**
 * A row beneath an exercise that holds nothing but a text, and no dose, speaks of the exercise: it says that it is a note,
 * is indented, stands in the middle of a group, or others stand like it. `rows` are the grid's.
 */
export function readNoteRow(
  cell: RowCell,
  table: Columns & { memory: RowMemory },
  rows: Row[],
  index: number,
): boolean {
  const { memory } = table;
  const line = cell.lines[0];
  const found = memory.found;
  if (!found || !line || memory.last !== index - 1 || cell.nested || line.text.length > 300) return false;
  const name = table.columns.find(({ role }) => role === "name");
  if (!name || cell.from > name.to || (cell.from < name.from && cell.to < name.from && cell.from !== table.from))
    return false;
  if (takeCode(line).code !== null) return false;
  const label = LABEL.exec(line.text)?.[0] ?? "";
  if (line.links.length > 0 && (line.text === "" || columnRole(line.text.replace(/:$/, "")) === "video")) {
    found.links.push(...line.links);
    memory.last = index;
    return true;
  }
  if (label === "" && !looksLikeNote(cell, line, rows, index, table)) return false;
  for (const [at, each] of cell.lines.entries()) {
    const text = at === 0 ? each.text.slice(label.length) : each.text;
    found.remarks.push({ ...each, text });
    found.links.push(...each.links);
    addText(found, text);
  }
  memory.last = index;
  memory.noteRows = (memory.noteRows ?? 0) + 1;
  return true;
}

/**
 * Where the table starts with an exercise and nearly each has a row of text alone beneath it, those rows are notes: headings
 * would stand above the first.
 */
export function hasNotesBeneath({ from, to }: Columns, below: Row[]): boolean {
  let rows = 0;
  let texts = 0;
  for (const row of below.slice(0, 60)) {
    const cells = row.cells.filter((cell) => cell.from >= from && cell.from <= to);
    if (cells.length === 0 && row.cells.length > 0) break;
    if (cells.length > 1) rows++;
    else if (cells[0]?.lines[0]) {
      const [line] = cells[0].lines;
      if (rows === 0 || isMarked(line) || readCaption(line, true)) break;
      texts++;
    }
  }
  return texts >= 2 && texts <= rows && texts * 3 >= rows * 2;
}

function looksLikeNote(
  cell: RowCell,
  line: Line,
  rows: Row[],
  index: number,
  table: Columns & { memory: RowMemory },
): boolean {
  if (line.bold || isMarked(line) || line.text.endsWith(":")) return false;
  const caption = readCaption(line, true);
  // "Tabata" heads a group only where it stands like the headings.
  if (isIndented(cell)) return caption === null || Object.keys(caption).every((key) => key === "scheme");
  if (caption || startsWithDose(line.text)) return false;
  const { found, noteRows = 0 } = table.memory;
  const next = rows[index + 1];
  if (!next || next.cells.length === 0) return noteRows > 0;
  if (next.cells.length > 1 && noteRows > 0) return true;
  const code = codeIn(next, table);
  return code !== null && found?.code != null && code[0] === found.code[0];
}

export function isIndented({ cell }: RowCell): boolean {
  const block = cell.blocks[0];
  return block?.kind === "paragraph" && /^(?:\s{2,}|\t|[↳→])/.test(block.runs[0]?.text ?? "");
}

function codeIn(row: Row, table: Columns): string | null {
  for (const { role, from, to } of table.columns) {
    const line =
      role === "code" || role === "name"
        ? row.cells.find((cell) => cell.from <= to && cell.to >= from)?.lines[0]
        : undefined;
    const code = line && row.cells.length > 1 ? takeCode(line).code : null;
    if (code !== null) return code;
  }
  return null;
}
