import { paragraphText } from "../block-text";
import type { Block, Grid, GridCell, Paragraph, Run } from "../document-model";
import { headingRole } from "./heading-role";

/** Finds tables that are typed with tabs or bars instead of drawn, and makes them grids. */
export function tabbedTables(blocks: Block[]): Block[] {
  const result: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) continue;
    const sign = block.kind === "paragraph" ? headingSign(block) : null;
    if (!sign) {
      result.push(block);
      continue;
    }
    const rows: Paragraph[] = [];
    for (; index < blocks.length; index++) {
      const row = blocks[index];
      if (row?.kind !== "paragraph" || !paragraphText(row).includes(sign)) break;
      rows.push(row);
    }
    index--;
    result.push(toGrid(rows, sign));
  }
  return result;
}

function headingSign(paragraph: Paragraph): "\t" | "|" | null {
  const text = paragraphText(paragraph);
  const sign = text.includes("\t") ? "\t" : text.includes("|") ? "|" : null;
  if (!sign) return null;
  const roles = text
    .split(sign)
    .filter((part) => part.trim())
    .map(headingRole);
  const known = roles.filter((role) => role !== null).length;
  return known >= 2 && known * 3 >= roles.length * 2 && roles.includes("name") ? sign : null;
}

function toGrid(paragraphs: Paragraph[], sign: "\t" | "|"): Grid {
  const rows = paragraphs
    .filter((paragraph) => !/^[\s|:-]+$/.test(paragraphText(paragraph)))
    .map((paragraph) => splitRow(paragraph, sign));
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (const row of rows) while (row.length < width) row.push(null);
  return {
    kind: "grid",
    of: "table",
    name: "typed with tabs",
    rows,
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: Array.from({ length: width }, (_, index) => index + 1),
  };
}

function splitRow(paragraph: Paragraph, sign: "\t" | "|"): (GridCell | null)[] {
  const cells: Run[][] = [[]];
  const framed = sign === "|" && paragraphText(paragraph).trim().startsWith("|");
  for (const run of paragraph.runs) {
    run.text.split(sign).forEach((text, index) => {
      if (index > 0) cells.push([]);
      if (text !== "") cells[cells.length - 1]?.push({ ...run, text });
    });
  }
  return (framed ? cells.slice(1) : cells).map((runs) =>
    runs.some((run) => run.text.trim())
      ? {
          blocks: [{ kind: "paragraph", runs, heading: null, large: false, list: null, number: paragraph.number }],
          stored: null,
        }
      : null,
  );
}
