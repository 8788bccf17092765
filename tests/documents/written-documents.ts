import type { Block, Grid, GridCell, SourceDocument } from "../../worker/documents/document-model";
import { textCell } from "../../worker/documents/grid/text-cell";

/** A workbook written as tables: a bar parts cells, "<" and "^" go on with the cell on the left or above. */
export function book(sheets: Record<string, string>): SourceDocument {
  return {
    kind: "sheets",
    sheets: Object.entries(sheets).map(([name, table]) => ({ name, grid: gridOf("sheet", name, linesOf(table)) })),
    leftovers: [],
  };
}

/** A page of text: "#" heads, "**" is bold, "-" and "1." are items of a list, "--" of one in it, rows of a table begin with a bar, and "\\n" breaks a line. */
export function page(text: string): SourceDocument {
  const blocks: Block[] = [];
  let rows: string[] = [];
  let tables = 0;
  for (const line of [...linesOf(text), ""]) {
    if (line.startsWith("|")) {
      rows.push(line.replace(/^\||\|$/g, ""));
      continue;
    }
    if (rows.length > 0) blocks.push(gridOf("table", String(++tables), rows));
    rows = [];
    blocks.push(paragraphOf(line, blocks.length + 1));
  }
  return { kind: "text", blocks, boxes: [], leftovers: [] };
}

const linesOf = (text: string) =>
  text
    .replace(/^\n|\n\s*$/g, "")
    .split("\n")
    .map((line) => line.trim());

function paragraphOf(line: string, number: number): Block {
  const hashes = /^#+(?= )/.exec(line)?.[0] ?? "";
  const label = /^(?:--(?!.* --$)|-|\d+\.)(?= )/.exec(line)?.[0] ?? null;
  const text = line
    .slice(hashes.length + (label?.length ?? 0))
    .trim()
    .replaceAll("\\n", "\n");
  const runs = text.split(/(\*\*.+?\*\*)/).flatMap((piece) => {
    const bold = /^\*\*(.+)\*\*$/.exec(piece)?.[1];
    return piece === "" ? [] : [{ text: bold ?? piece, url: null, bold: bold !== undefined || hashes !== "" }];
  });
  return {
    kind: "paragraph",
    runs,
    heading: hashes === "" ? null : hashes.length - 1,
    large: false,
    list: label === null ? null : { label: label.startsWith("-") ? "•" : label, level: label === "--" ? 1 : 0 },
    number,
  };
}

/** A cell of a sheet has a paragraph for each line, one of a text document may break a paragraph's lines by hand. "2027-04-26" is a date. */
function cellOf(of: Grid["of"], text: string): GridCell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (of === "sheet" && year)
    return textCell(text, null, false, { kind: "date", year: Number(year), month: Number(month), day: Number(day) });
  if (of === "sheet" || !text.includes("\n")) return textCell(text, null, false, null);
  const runs = [{ text, url: null, bold: false }];
  return { blocks: [{ kind: "paragraph", runs, heading: null, large: false, list: null, number: null }], stored: null };
}

function gridOf(of: Grid["of"], name: string, lines: string[]): Grid {
  const texts = lines.map((line) => line.split("|").map((text) => text.trim()));
  const width = Math.max(...texts.map((row) => row.length));
  const rows: Grid["rows"] = [];
  for (const [y, row] of texts.entries()) {
    const cells: Grid["rows"][number] = [];
    for (let x = 0; x < width; x++) {
      const text = row[x] ?? "";
      if (text === "<") cells.push(cells[x - 1] ?? null);
      else if (text === "^") cells.push(rows[y - 1]?.[x] ?? null);
      else cells.push(text === "" ? null : cellOf(of, text.replaceAll("\\n", "\n")));
    }
    rows.push(cells);
  }
  return {
    kind: "grid",
    of,
    name,
    rows,
    rowNumbers: rows.map((_, y) => y + 1),
    columnNumbers: Array.from({ length: width }, (_, x) => x + 1),
  };
}
