import type { GridCell, StoredValue } from "../document-model";

/** A spreadsheet cell as a grid cell: its lines are paragraphs, and a link belongs to all of its text. */
export function textCell(text: string, url: string | null, bold: boolean, stored: StoredValue | null): GridCell {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  return {
    blocks: lines.map((line) => ({
      kind: "paragraph",
      runs: [{ text: line, url, bold }],
      heading: null,
      list: null,
      number: null,
    })),
    stored,
  };
}
