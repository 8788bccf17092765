/**
 * What the format readers hand to the training readers: text, links and places, and nothing of XML, styles or
 * exercises. A Word document is a list of blocks, a workbook a list of sheets, and a table is a grid in both.
 */

export type Run = { text: string; url: string | null; bold: boolean };

export type Paragraph = {
  kind: "paragraph";
  /** Line breaks inside the paragraph are "\n", tabs "\t". */
  runs: Run[];
  /** 0 is the document's title, 1 to 9 are headings, null is running text. */
  heading: number | null;
  /** Set clearly bigger than most of the document, as headings without a style are. */
  large: boolean;
  /** The text a list puts in front ("A1", "1.", "•"), and how deep it is indented from 0. */
  list: { label: string; level: number } | null;
  /** Its place among the document's paragraphs from 1; null in a spreadsheet's cells, whose place is the cell's. */
  number: number | null;
};

/** A date or a time of day as the workbook stores it, for text that a spreadsheet converted behind the coach's back. */
export type StoredValue =
  | { kind: "date"; year: number; month: number; day: number }
  | { kind: "time"; seconds: number };

export type GridCell = { blocks: Block[]; stored: StoredValue | null };

/**
 * Rows of equal length. A merged cell is the same object in every place it covers; null is an empty place. Row and
 * column numbers count from 1 as the file does, also where empty ones were left out. `name` is the sheet's name, or the
 * table's number in the document.
 */
export type Grid = {
  kind: "grid";
  of: "sheet" | "table";
  name: string;
  rows: (GridCell | null)[][];
  rowNumbers: number[];
  columnNumbers: number[];
};

export type Block = Paragraph | Grid;

export type Sheet = { name: string; grid: Grid };

/** Things of the file that were left aside, told to the coach as warnings. */
export type Leftover =
  | "macros"
  | "external_links"
  | "hidden_sheet"
  | "sheet_not_read"
  | "sheet_cut"
  | "hidden_rows"
  | "hidden_columns"
  | "cell_errors"
  | "export_summary"
  | "text_box"
  | "header_footer"
  | "footnotes"
  | "comments"
  | "embedded_document";

/** A box that floats beside the text, anchored in a paragraph of it. */
export type TextBox = { after: Paragraph; blocks: Block[]; text: string };

export type SourceDocument =
  | { kind: "text"; blocks: Block[]; boxes: TextBox[]; leftovers: { kind: Leftover; what: string }[] }
  | { kind: "sheets"; sheets: Sheet[]; leftovers: { kind: Leftover; what: string }[] };
