import { paragraphText } from "../../../block-text";
import type { Block, Grid, GridCell, Paragraph, SourceDocument } from "../../../document-model";

/** A text of a document, and the row that it stands in. */
export type Shown = { text: string; row: number };

export function textsOf(document: SourceDocument): Shown[] {
  const texts: Shown[] = [];
  let row = 0;
  const grid = ({ rows }: Grid) => {
    const seen = new Set<GridCell>();
    for (const cells of rows) {
      row++;
      for (const cell of cells) {
        if (!cell || seen.has(cell)) continue;
        seen.add(cell);
        for (const block of cell.blocks) if (block.kind === "paragraph") texts.push({ text: textOf(block), row });
      }
    }
  };
  if (document.kind === "sheets")
    for (const sheet of document.sheets) {
      texts.push({ text: sheet.name, row: ++row });
      grid(sheet.grid);
    }
  else
    for (const block of document.blocks)
      if (block.kind === "grid") grid(block);
      else texts.push({ text: textOf(block), row: ++row });
  return texts;
}

const textOf = (paragraph: Paragraph) => paragraphText(paragraph).trim();

/** A document with other texts in their places. */
export function withTexts(document: SourceDocument, known: (text: string) => string): SourceDocument {
  const made = new Map<GridCell, GridCell>();
  const inBlock = (block: Block): Block => {
    if (block.kind === "grid") return inGrid(block);
    const [text, own] = [textOf(block), known(textOf(block))];
    const [run] = block.runs;
    return own === text || !run ? block : { ...block, runs: [{ ...run, text: own }] };
  };
  const inCell = (cell: GridCell): GridCell => {
    const seen = made.get(cell);
    if (seen) return seen;
    const blocks = cell.blocks.map(inBlock);
    const own = blocks.some((block, at) => block !== cell.blocks[at]) ? { blocks, stored: cell.stored } : cell;
    made.set(cell, own);
    return own;
  };
  const inGrid = (grid: Grid): Grid => ({
    ...grid,
    name: known(grid.name),
    rows: grid.rows.map((cells) => cells.map((cell) => cell && inCell(cell))),
  });
  return document.kind === "sheets"
    ? { ...document, sheets: document.sheets.map(({ name, grid }) => ({ name: known(name), grid: inGrid(grid) })) }
    : { ...document, blocks: document.blocks.map(inBlock) };
}
