import type { Block, Grid, GridCell, StoredValue } from "../../document-model";
import { TextCell } from "../../grid/text-cell";
import { FORMULA_ERROR } from "../grid-rows";
import { bestLink, takeLinks } from "../links";
import { memoized } from "../memoized";
import { runLines } from "../run-lines";
import { type HeadingReader, headingOf } from "./columns/column-heading";
import type { ProgramBuilder } from "./program-builder";

/** A cell as the readers of programmes see it. A merged cell is one, with the places that it covers. */
export type Cell = {
  text: string;
  url: string | null;
  stored: StoredValue | null;
  row: number;
  column: number;
  /** The last row and column that it covers. */
  lastRow: number;
  lastColumn: number;
  bold: boolean;
};

/** A table or sheet as rows of cells. Each place of a merged cell holds the same object; empty places hold none. */
export type View = {
  name: string;
  of: "sheet" | "table";
  rows: (Cell | null)[][];
  width: number;
  /** Where a row stands in the file, in words. */
  placeOf: (row: number) => string;
  /** What a heading says, perhaps corrected by the coach. */
  headingOf: HeadingReader;
};

export function viewOf(grid: Grid, readHeading: HeadingReader = headingOf): View {
  const seen = new Map<GridCell, Cell>();
  const rows = grid.rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (!cell) return null;
      const known = seen.get(cell);
      if (known) {
        known.lastRow = Math.max(known.lastRow, row);
        known.lastColumn = Math.max(known.lastColumn, column);
        return known.text === "" && !known.url ? null : known;
      }
      const read = readCell(cell, row, column);
      seen.set(cell, read);
      return read.text === "" && !read.url ? null : read;
    }),
  );
  return {
    name: grid.name,
    of: grid.of,
    rows,
    width: grid.columnNumbers.length,
    placeOf: (row) => `${grid.of} ${grid.name} · row ${grid.rowNumbers[row] ?? row + 1}`,
    headingOf: readHeading,
  };
}

/** The texts of the rows that hold one cell, of the columns from one to another. */
export function aloneIn(view: View, from = 0, to = view.width - 1): string[] {
  return view.rows.flatMap((_, row) => {
    const [only, ...more] = cellsIn(view, row, from, to);
    return only && more.length === 0 ? only.text : [];
  });
}

type Said = Pick<Cell, "text" | "url" | "bold">;

function readCell(cell: GridCell, row: number, column: number): Cell {
  const { text, url, bold } = cell instanceof TextCell && cell.url === null ? saidInText(cell) : saidIn(cell);
  const own = text.replace(PICTURES, "");
  return { text: own, url, stored: cell.stored, row, column, lastRow: row, lastColumn: column, bold };
}

/** "🔥 Day 1 - Push", "Legs 🦵": pictures before and behind the words of a line. */
const PICTURES =
  /^(?:[\u{1f000}-\u{1faff}\u2614-\u26ff][\ufe0f\u200d]?\s*)+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N})])(?:\s*[\u{1f000}-\u{1faff}\u2614-\u26ff][\ufe0f\u200d]?)+$/gmu;

/** How many places of a grid say something, without a view of it. */
export function countSaid({ rows }: Grid): number {
  return rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null && saysSomething(cell)).length, 0);
}

function saysSomething(cell: GridCell): boolean {
  const { text, url } = readCell(cell, 0, 0);
  return text !== "" || Boolean(url);
}

/** A sheet repeats its texts. */
const saidInPlain = memoized((text) => saidIn(new TextCell(text, null, false, null)));
const saidInText = (cell: TextCell): Said => {
  const said = saidInPlain(cell.text);
  return cell.bold ? { ...said, bold: true } : said;
};

function saidIn(cell: GridCell): Said {
  const texts: string[] = [];
  let url: string | null = null;
  let bold = true;
  const read = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.kind === "grid") {
        for (const each of new Set(block.rows.flat())) if (each) read(each.blocks);
        continue;
      }
      for (const line of runLines(block.runs)) {
        const { text, links } = takeLinks(line);
        url ??= bestLink(links);
        if (text !== "") texts.push(text);
      }
      if (block.runs.some((run) => run.text.trim() !== "" && !run.bold)) bold = false;
    }
  };
  read(cell.blocks);
  const text = texts.join("\n").trim();
  return { text: FORMULA_ERROR.test(text) ? "" : text, url, bold };
}

/** The cells that begin in a row, from one column to another, each once. */
export function cellsIn(view: View, row: number, from = 0, to = view.width - 1): Cell[] {
  const found: Cell[] = [];
  for (let column = from; column <= to; column++) {
    const cell = view.rows[row]?.[column];
    if (cell && found[found.length - 1] !== cell) found.push(cell);
  }
  return found;
}

/** Tells every cell that ended nowhere, row by row. Returns the share of cells that were placed. */
export function leaveUnused(view: View, builder: ProgramBuilder): number {
  let [cells, placed] = [0, 0];
  for (let row = 0; row < view.rows.length; row++) {
    const own = cellsIn(view, row).filter((cell) => cell.row === row);
    const isRead = (cell: Cell | null | undefined) => cell !== null && cell !== undefined && builder.used.has(cell);
    // "80 | x | 5": the sign between what was read is read with it.
    const isSign = ({ text, column, lastColumn }: Cell) =>
      SIGN.test(text) && isRead(view.rows[row]?.[column - 1]) && isRead(view.rows[row]?.[lastColumn + 1]);
    const left = own.filter((cell) => !isRead(cell) && !isSign(cell));
    cells += own.length;
    placed += own.length - left.length;
    if (left.length > 0)
      builder.leave(left.map((cell) => cell.text.replace(/\s*\n\s*/g, " ")).join(" · "), view.placeOf(row));
  }
  return cells === 0 ? 1 : placed / cells;
}

const SIGN = /^[x×@]$/iu;
