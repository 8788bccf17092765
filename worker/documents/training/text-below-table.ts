import { readCaption } from "./caption";
import { hasStrongDose } from "./dose";
import { takeCode } from "./exercise-text";
import { fold } from "./fold";
import type { Row, RowCell, Table } from "./grid-row";
import { readRemark } from "./remark";
import type { TextReader } from "./text-reader";
import { looksLikeMovement } from "./vocabulary/movements";

/** A text alone below the last row of a table whose exercises all have doses speaks of the day, unless it names a movement. */
function isBelowTable(cell: RowCell, table: Table, rows: Row[], index: number): boolean {
  const { found } = table.memory;
  if (cell.nested || found === null || (rows[index + 1]?.cells.length ?? 0) > 0) return false;
  if ((found.sets ?? found.reps ?? found.setRep ?? found.duration) === null || hasStrongDose(cell.text)) return false;
  const line = cell.lines[0];
  if (!line || readCaption(line, true) || takeCode(line).code !== null || line.links.length > 0) return false;
  const sentence = cell.text.split(/\s+/).length > 7 || /[.!?]$/.test(cell.text);
  return sentence || !looksLikeMovement(fold(cell.text));
}

/** Reads such a text, with which the table is over. False where it is none. */
export function readTextBelow(cell: RowCell, table: Table, rows: Row[], index: number, reader: TextReader): boolean {
  if (!isBelowTable(cell, table, rows, index)) return false;
  reader.leaveTable();
  for (const line of cell.lines) readRemark(reader, line);
  return true;
}
