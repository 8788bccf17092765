import type { Block, GridCell, StoredValue } from "../document-model";

/** A spreadsheet cell as a grid cell: its lines are paragraphs, and a link belongs to all of its text. */
export function textCell(text: string, url: string | null, bold: boolean, stored: StoredValue | null): GridCell {
  return new TextCell(text, url, bold, stored);
}

/** Paragraphs are made when asked for: a workbook of 200 000 cells would need a hundred megabytes for them. */
export class TextCell implements GridCell {
  constructor(
    readonly text: string,
    public url: string | null,
    private readonly bold: boolean,
    readonly stored: StoredValue | null,
  ) {}

  get blocks(): Block[] {
    const { text, url, bold } = this;
    const lines = /[\r\n]/.test(text) ? text.split(/\r\n?|\n/) : [text];
    return lines
      .filter((line) => line.trim() !== "")
      .map((line) => ({
        kind: "paragraph",
        runs: [{ text: line, url, bold }],
        heading: null,
        large: false,
        list: null,
        number: null,
      }));
  }
}
