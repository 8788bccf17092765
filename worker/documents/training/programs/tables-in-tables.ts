import { cellText } from "../../block-text";
import type { Block, Grid, GridCell, SourceDocument } from "../../document-model";
import { doseOf, hasWork } from "./doses/dose-sets";

/** A text document whose tables stand in a row, also those that were set into the cells of another to stand side by side. */
export const withTablesApart = (document: SourceDocument): SourceDocument =>
  document.kind === "sheets" ? document : { ...document, blocks: tablesApart(document.blocks) };

/** The blocks, and in place of each table that only sets out others what stands in its cells. */
export function tablesApart(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => (block.kind === "grid" && setsOut(block) ? tablesApart(blocksOf(block)) : [block]));
}

/** Whether a table holds others, and says nothing of what is done outside of them. */
function setsOut({ rows }: Grid): boolean {
  const cells = [...new Set(rows.flat())].filter((cell) => cell !== null);
  const others = cells.filter((cell) => !holdsTable(cell));
  return others.length < cells.length && !others.some((cell) => doseOf(cellText(cell)).sets.some(hasWork));
}

/** Row by row; where names stand side by side above tables, each goes with its own. */
function blocksOf({ rows }: Grid): Block[] {
  const taken = new Set<GridCell>();
  const blocks: Block[] = [];
  const take = (cell: GridCell) => {
    if (!taken.has(cell)) blocks.push(...cell.blocks);
    taken.add(cell);
  };
  for (const [at, row] of rows.entries()) {
    const isOfNames = new Set(row).size > 1 && !row.some((cell) => cell && holdsTable(cell));
    for (const [column, cell] of row.entries()) {
      if (cell) take(cell);
      const below = isOfNames && row[column + 1] !== cell ? rows[at + 1]?.[column] : null;
      if (below && holdsTable(below)) take(below);
    }
  }
  return blocks;
}

const holdsTable = ({ blocks }: GridCell): boolean =>
  blocks.some((block) => block.kind === "grid" && block.rows.length > 1 && block.columnNumbers.length > 1);
