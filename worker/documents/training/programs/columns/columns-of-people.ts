import { looksLikeMovement } from "../../vocabulary/movements";
import { isOwnWeight } from "../doses/dose-loads";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { PLAIN, WEIGHT } from "./figures";

/**
 * "Exercise | Sets | Reps | % | Adams | Baker | Cole" over loads: behind a plan that says sets and reps, each of these is what
 * somebody lifts, and none of them the plan's.
 */
export function columnsOfPeople(view: View, row: number): ReadonlySet<number> {
  const cells = cellsIn(view, row);
  const roles = new Set(cells.map(({ text }) => view.headingOf(text).role));
  const isPlanned = roles.has("name") && (roles.has("scheme") || (roles.has("sets") && roles.has("reps")));
  if (!isPlanned || cells.slice(-FEWEST).some((cell) => !isName(view, cell))) return new Set();
  const below = view.rows.slice(row + 1, row + 1 + LOOKED_AT);
  const first = cells.findLastIndex((cell) => !isName(view, cell) || !holdsLoads(below, cell)) + 1;
  const people = cells.slice(first).map(({ column }) => column);
  return new Set(people.length < FEWEST ? [] : people);
}

const FEWEST = 3;
const LOOKED_AT = 12;

/** A word or two that begin with a capital, and head nothing that is known. */
function isName(view: View, { text, column, lastColumn }: Cell): boolean {
  if (column !== lastColumn || text.length > 24) return false;
  if (!/^[\p{Lu}\p{Lo}][\p{L}.'’-]*(?: [\p{L}.'’-]+)?$/u.test(text)) return false;
  const { role, week, set, group } = view.headingOf(text);
  return !(role || group) && week === null && set === null && !sessionLabel(text) && !looksLikeMovement(plain(text));
}

/** Loads stand below it, and nothing else but the heading again. */
function holdsLoads(below: View["rows"], { text, column }: Cell): boolean {
  const own = below.flatMap((cells) => cells[column] ?? []).filter((cell) => cell.column === cell.lastColumn);
  const texts = own.filter((cell) => cell.text !== text).map((cell) => cell.text);
  return texts.length > 0 && texts.every((each) => PLAIN.test(each) || WEIGHT.test(each) || isOwnWeight(each));
}
