import type { Corrections, HeadingMeaning } from "../../../contract/program-import-limits";
import type { Block, Grid, GridCell, SourceDocument } from "../../document-model";
import { textCell } from "../../grid/text-cell";
import { headingRole } from "../heading-role";
import { cellLines } from "../line";
import { plain } from "./labels/plain-text";

/** The heading of a column with this meaning, as the reader of weeks knows it; null where the column does not count. */
const HEADING: Record<HeadingMeaning, string | null> = {
  name: "Exercise",
  code: "Code",
  tier: "Tier",
  category: "Category",
  sets: "Sets",
  set: "Set #",
  reps: "Reps",
  scheme: "Sets x Reps",
  work: "Sets x Reps",
  load: "Load",
  percent: "Load (%)",
  effort: "RPE",
  rir: "RIR",
  intensity: "Load",
  duration: "Duration",
  distance: "Distance",
  rest: "Rest",
  tempo: "Tempo",
  notes: "Notes",
  video: "Video",
  week: "Week",
  day: "Day",
  date: null,
  logged: null,
  ignore: null,
};

/**
 * The document with headings written as what the coach has said that they mean, for readers that know headings by their
 * words. Columns that do not count are emptied, and named.
 */
export function correctedDocument(
  document: SourceDocument,
  { headings }: Corrections,
): { document: SourceDocument; aside: string[] } {
  const meanings = new Map(Object.entries(headings).map(([text, meaning]) => [plain(text), meaning]));
  const aside = new Set<string>();
  if (meanings.size === 0) return { document, aside: [] };
  const correct = <Any extends Block>(block: Any): Any =>
    block.kind === "grid" ? ({ ...block, rows: correctedRows(block, meanings, aside) } as Any) : block;
  return {
    document:
      document.kind === "text"
        ? { ...document, blocks: document.blocks.map(correct) }
        : { ...document, sheets: document.sheets.map((sheet) => ({ ...sheet, grid: correct(sheet.grid) })) },
    aside: [...aside],
  };
}

function correctedRows({ rows }: Grid, meanings: Map<string, HeadingMeaning>, aside: Set<string>): Grid["rows"] {
  const written = new Map<GridCell, GridCell>();
  let emptied = new Set<number>();
  return rows.map((cells) => {
    const texts = cells.map((cell) => (cell ? textOf(cell) : ""));
    const said = texts.map((text) => meanings.get(plain(text)));
    const known = new Set(cells.filter((_, at) => said[at] !== undefined || isHeading(texts[at] ?? ""))).size;
    if (known < 2) return without(cells, emptied);
    // The next headings: what was left out above them may hold something else below.
    emptied = new Set();
    return cells.map((cell, at) => {
      const meaning = said[at];
      if (!cell || meaning === undefined) return cell;
      const heading = HEADING[meaning];
      if (heading === null) {
        emptied.add(at);
        aside.add(texts[at] ?? "");
        return null;
      }
      const before = written.get(cell);
      const own = before ?? textCell(heading, null, true, null);
      written.set(cell, own);
      return own;
    });
  });
}

const without = (cells: Grid["rows"][number], columns: Set<number>) =>
  columns.size === 0 ? cells : cells.map((cell, at) => (columns.has(at) ? null : cell));

const isHeading = (text: string) => text !== "" && text.length <= 40 && headingRole(text) !== null;

const textOf = (cell: GridCell) =>
  cellLines(cell)
    .map(({ text }) => text)
    .join(" ");
