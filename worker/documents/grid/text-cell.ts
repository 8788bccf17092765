import type { Block, GridCell, StoredValue } from "../document-model";

/** A spreadsheet cell as a grid cell: its lines are paragraphs, and its link is given to the first of them. */
export function textCell(text: string, url: string | null, bold: boolean, stored: StoredValue | null): GridCell {
  return new TextCell(text, url, bold, stored);
}

type Look = { url: string | null; bold: boolean; stored: StoredValue | null };

/** Almost all cells of a sheet look like one of these, and share it. */
const PLAIN: Look = Object.freeze({ url: null, bold: false, stored: null });
const BOLD: Look = Object.freeze({ url: null, bold: true, stored: null });

/** Paragraphs are made when asked for: a workbook of 200 000 cells would need a hundred megabytes for them. */
export class TextCell implements GridCell {
  private look: Look;

  constructor(
    readonly text: string,
    url: string | null,
    bold: boolean,
    stored: StoredValue | null,
  ) {
    this.look = url === null && stored === null ? (bold ? BOLD : PLAIN) : { url, bold, stored };
  }

  get url(): string | null {
    return this.look.url;
  }

  get bold(): boolean {
    return this.look.bold;
  }

  get stored(): StoredValue | null {
    return this.look.stored;
  }

  link(url: string): void {
    this.look = { ...this.look, url };
  }

  get blocks(): Block[] {
    const { text, url, bold } = this;
    const lines = /[\r\n]/.test(text) ? text.split(/\r\n?|\n/) : [text];
    return lines
      .filter((line) => line.trim() !== "")
      .map((line, index) => ({
        kind: "paragraph",
        runs: [{ text: line, url: index === 0 ? url : null, bold }],
        heading: null,
        large: false,
        list: null,
        number: null,
      }));
  }
}
