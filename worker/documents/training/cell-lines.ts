import type { Block } from "../document-model";
import type { Row, RowCell } from "./grid-row";
import type { LineHint } from "./line";
import type { TextReader } from "./text-reader";

/** Reads a cell that is a document of its own. */
export type ReadBlocks = (blocks: Block[], reader: TextReader) => void;

/** Each line of a cell is read with the one below it in sight, which may stand in the next row. */
export function feedCell(reader: TextReader, cell: RowCell, nextRow: Row | undefined, hint: LineHint): void {
  cell.lines.forEach((line, index) => {
    const next = cell.lines[index + 1] ?? nextRow?.cells.find((below) => below.from === cell.from)?.lines[0];
    reader.line(line, { ...hint, next });
  });
}
