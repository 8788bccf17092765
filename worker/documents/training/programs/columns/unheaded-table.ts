import { type Cell, cellsIn, type View } from "../grid-view";
import { type Column, unknownColumn } from "./column";
import { fillFigures } from "./columns-of-figures";
import { fillNames } from "./columns-of-names";
import { FIGURE } from "./figures";
import type { HeadingBlock } from "./heading-blocks";
import { fillUnknown } from "./unknown-columns";

/**
 * A sheet without any heading as one table, where its columns tell what they are: words in one, figures in others, the same
 * down the sheet. Null where they do not.
 */
export function unheadedBlock(view: View): HeadingBlock | null {
  if (view.rows.length > MOST_UNHEADED) return null;
  const rows = view.rows.map((_, row) => cellsIn(view, row));
  const isRow = (cells: Cell[]) => {
    const first = cells.findIndex(({ text }) => FIGURE.test(text));
    const words = cells.slice(first).filter(({ text }) => !/\d/.test(text) && !FIGURE.test(text));
    // "Bench | 100 | Squat | 140" lists what somebody can lift.
    return cells.length >= 3 && cells.filter(({ text }) => FIGURE.test(text)).length >= 2 && words.length < 3;
  };
  const top = rows.findIndex(isRow);
  if (top < 0 || rows.filter(isRow).length < 3) return null;
  const columns = Array.from({ length: view.width }, (_, index) => unknownColumn(index));
  const spans = [{ from: top, end: view.rows.length }];
  fillNames(view, spans, columns);
  fillFigures(view, spans, columns, true);
  fillUnknown(view, spans, columns);
  const named = columns.filter(({ role }) => role === "name");
  const has = (role: Column["role"]) => columns.some((column) => column.role === role);
  if (named.length !== 1 || !((has("sets") && (has("reps") || has("duration"))) || has("any"))) return null;
  const name = named[0]?.index ?? 0;
  return { top, bottom: top - 1, lanes: [{ from: 0, to: view.width - 1, name, columns }] };
}

/** A longer list of figures is no plan. */
const MOST_UNHEADED = 1000;
