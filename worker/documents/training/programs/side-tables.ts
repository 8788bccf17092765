import { looksLikeMovement } from "../vocabulary/movements";
import { isDose } from "./columns/column-heading";
import { namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";

type Region = { from: number; to: number };

/**
 * A sheet without what stands beside its training, parted from it by an empty column: figures of a chart, maxes, a legend.
 * What stands beside the rows of the training, or is training itself, stays.
 */
export function withoutSideTables(view: View): View {
  const regions = view.rows.length > LOOKED_AT * 10 ? [] : regionsOf(view);
  if (regions.length < 2) return view;
  const size = ({ from, to }: Region) =>
    view.rows.reduce((sum, _, row) => sum + cellsIn(view, row, from, to).length, 0);
  const trained = regions.filter((region) => isTraining(view, region));
  const [main] = [...(trained.length > 0 ? trained : regions)].sort((a, b) => size(b) - size(a));
  if (!main) return view;
  // The names of the exercises may stand before an empty column.
  const named = isNamed(view, main);
  const aside = regions.filter(
    (region) =>
      region !== main &&
      !trained.includes(region) &&
      (named || region.from > main.from) &&
      !standsBeside(view, region, regions),
  );
  if (aside.length === 0) return view;
  const isAside = (column: number) => aside.some(({ from, to }) => column >= from && column <= to);
  return { ...view, rows: view.rows.map((cells) => cells.map((cell, column) => (isAside(column) ? null : cell))) };
}

/** So many rows tell what a part of a sheet is. */
const LOOKED_AT = 300;

/** Columns that belong together, parted by columns in which nothing stands. */
function regionsOf(view: View): Region[] {
  const regions: Region[] = [];
  for (let column = 0; column < view.width; column++) {
    // A caption over the whole sheet parts nothing and joins nothing.
    const filled = view.rows.some(
      (row) => row[column] && (row[column]?.lastColumn ?? 0) - (row[column]?.column ?? 0) < 3,
    );
    const last = regions[regions.length - 1];
    if (!filled) continue;
    if (last && last.to === column - 1) last.to = column;
    else regions.push({ from: column, to: column });
  }
  return regions;
}

/** Whether its rows name what is done: a heading says so, or movements stand in them. */
function isNamed(view: View, { from, to }: Region): boolean {
  const rows = view.rows.slice(0, LOOKED_AT).map((_, row) => cellsIn(view, row, from, to));
  if (rows.some((cells) => cells.length > 1 && cells.some(({ text }) => view.headingOf(text).role === "name")))
    return true;
  const figured = rows.filter((cells) => cells.some(({ text }) => /^\d/.test(text)));
  const moving = figured.filter((cells) => cells.some(({ text }) => looksLikeMovement(plain(text))));
  return moving.length >= Math.max(figured.length, 1) * 0.5;
}

/** Headings of doses, weekdays or sessions, or exercises with their doses: training of its own. */
function isTraining(view: View, { from, to }: Region): boolean {
  let lines = 0;
  for (let row = 0; row < Math.min(view.rows.length, LOOKED_AT); row++) {
    const cells = cellsIn(view, row, from, to);
    const roles = cells.map(({ text }) => view.headingOf(text).role);
    if (roles.includes("name") && roles.some((role) => isDose(role) && !ABOUT.has(String(role)))) return true;
    if (roles.filter(isDose).length >= 2) return true;
    const headsSets = cells.some(({ text }) => view.headingOf(text).set !== null);
    if (headsSets && cells.some(({ text }) => sessionLabel(text)?.sure)) return true;
    lines += cells.filter(({ text }) => namedDose(text) !== null || /\d\s*[x×]\s*\d/.test(text)).length;
    const figures = cells.filter(({ text }) => /^\d/.test(text)).length;
    if (figures >= 2 && cells.some(({ text }) => looksLikeMovement(plain(text)))) lines++;
    if (lines >= 2) return true;
  }
  return false;
}

/** Whether the region's cells are more columns of the rows beside them. */
function standsBeside(view: View, region: Region, regions: Region[]): boolean {
  if (namesItsRows(view, region)) return false;
  const rows = view.rows.map((_, row) => ({
    own: cellsIn(view, row, region.from, region.to),
    others: regions.filter((each) => each !== region).flatMap((each) => cellsIn(view, row, each.from, each.to)),
  }));
  const filled = rows.filter(({ own }) => own.length > 0);
  const roleOf = ({ text }: Cell) => String(view.headingOf(text).role);
  // "Rest | Coach notes", or the weeks of a log, behind an empty column, in the row of the headings.
  const isHeaded = ({ own, others }: (typeof rows)[number]) =>
    own.every((cell) => FACTS.has(roleOf(cell)) || view.headingOf(cell.text).week !== null) &&
    others.some((cell) => roleOf(cell) === "name");
  if (filled.some(isHeaded)) return true;
  const beside = filled.filter(({ others }) => others.length >= 2);
  if (beside.length < filled.length * 0.8) return false;
  const cells = filled.flatMap(({ own }) => own);
  if (isWorded(cells)) return true;
  // "Week | Volume" over 1, 2, 3 is the table of a chart.
  if (region.to > region.from && !cells.some((cell) => FACTS.has(roleOf(cell)))) {
    const numbers = cells
      .filter(({ column }) => column === region.from)
      .map(({ text }) => Number(/\d+/.exec(text)?.[0]));
    if (numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1).length >= 2) return false;
  }
  // Columns of a table go as far down as the table does.
  const first = rows.findIndex(({ own }) => own.length > 0);
  const last = rows.findLastIndex(({ others }) => others.length >= 2);
  const most = rows.slice(first, last + 1).filter(({ others }) => others.length >= 2);
  const only = filled.length === 1;
  return only || filled.length >= most.length * 0.6;
}

/** " | Week 1 | Week 2" over "Main intensity | 70% | 75%": what each week asks of all lifts, in rows that say themselves what they hold. */
function namesItsRows(view: View, { from, to }: Region): boolean {
  const [head = [], ...rows] = view.rows
    .map((_, row) => cellsIn(view, row, from, to))
    .filter((cells) => cells.length > 0);
  const isOverWeeks = head.length > 1 && head.every(({ text, column }) => column > from && isWeek(view, text));
  const labels = rows.filter(([label]) => label?.column === from);
  const isOfDose = ([label]: Cell[]) => label !== undefined && isDose(view.headingOf(label.text).role);
  return isOverWeeks && labels.length === rows.length && labels.filter(isOfDose).length * 2 >= labels.length;
}

const isWeek = (view: View, text: string): boolean => view.headingOf(text).week !== null;

/** What is said of work that another column holds. */
const ABOUT = new Set(["load", "percent", "effort", "rir", "intensity"]);

/** What headings of an exercise's own columns say. */
const FACTS = new Set(["rest", "tempo", "notes", "video", "tier", "category", "code"]);

const isWorded = (cells: Cell[]) => {
  const prose = cells.filter(({ text }) => text.split(/\s+/).length >= 3);
  return prose.length >= cells.length * 0.4;
};
