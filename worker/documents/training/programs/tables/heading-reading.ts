import type { ColumnRole } from "../../vocabulary/column-words";
import type { Column, Lane } from "../columns/column";
import type { HeadingBlock } from "../columns/heading-blocks";
import { saysOfWeeks } from "../columns/upper-rows";
import { weekOfHeading } from "../columns/week-of-heading";
import { type Cell, cellsIn } from "../grid-view";
import { weekSpan } from "../labels/block-label";
import { isNamedWeek } from "../labels/named-week";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import type { Standing } from "../standing";
import { beginSession, markOf } from "./sessions-of-tables";
import type { Table } from "./table";

/** Reads headings: what they say of the columns, and the week and session that they say of the tables below. */
export function readHeading(table: Table, block: HeadingBlock): void {
  for (let row = block.top; row <= block.bottom; row++) {
    const cells = cellsIn(table.view, row);
    // What the weeks are like is told beside the plan.
    if (row > block.top && saysOfWeeks(table.view, row)) continue;
    table.builder.use(...cells);
    for (const cell of cells) {
      table.builder.span(weekSpan(cell.text) ?? []);
      if (isNamedWeek(cell.text)) nameWeek(table, cell);
      if (row < block.bottom) noteLog(table, block, cell);
    }
  }
  for (const [index, lane] of block.lanes.entries()) {
    noteColumns(table, lane);
    spreadOverWeeks(table, lane);
    const state = table.stateOf(index, block.lanes.length);
    const over = lane.columns.find((column) => column.over !== null)?.over ?? null;
    if (over !== null && over !== state.week)
      Object.assign(state, { week: over, weekTitle: null, session: table.above });
    beginSessionIn(table, block, lane, state);
  }
}

/** "Log | < | <" over "Week 1 | < | Week 2": the weeks below it are of what was done. */
function noteLog({ view, builder }: Table, { bottom }: HeadingBlock, { row, text, column, lastColumn }: Cell): void {
  if (view.headingOf(text).group !== "log") return;
  for (let at = row; at < bottom; at++)
    for (const below of cellsIn(view, at, column, lastColumn)) builder.logged.add(below.text);
}

/** "2 weeks out" over columns is what their week is called. */
function nameWeek({ view, builder }: Table, cell: Cell): void {
  const week = weekOfHeading(view, cell);
  if (week !== null) builder.week(week, cell.text);
}

/** "Week 1-4" over the last of several tables: where the others have a column for each of these weeks, its own is of all of them. */
function spreadOverWeeks({ builder }: Table, lane: Lane): void {
  const known = new Set(builder.weeks.map(({ number }) => number));
  const further = lane.columns.flatMap((column) => {
    const span = column.week === null ? null : weekSpan(column.heading);
    return span?.every((week) => known.has(week)) ? span.slice(1).map((week) => ({ ...column, week })) : [];
  });
  lane.columns.push(...further);
}

/** What is told of the columns beside the reading: which hold no plan, which were guessed, and whether they are a table of training. */
function noteColumns({ view, builder }: Table, { columns }: Lane): void {
  const roles = new Set<ColumnRole | null>();
  for (const { heading, role, week, set, ofDay } of columns) {
    const known = view.headingOf(heading).role;
    roles.add(known);
    if (heading === "") continue;
    if (OF_ENDURANCE.test(plain(heading))) builder.sport ??= heading;
    if (role === "logged") builder.logged.add(heading);
    if ((role === "aside" && !ofDay) || role === "max") builder.aside.add(heading);
    if (role !== null && GUESSED.has(role) && known === null && week === null && set === null)
      builder.guessed.set(heading, role);
  }
  // "Lift | Set 1 | Set 2 | Set 3"
  const sets = new Set(columns.map(({ heading }) => view.headingOf(heading).set));
  const isOfSets = roles.has("name") && sets.size > 2;
  if (isOfSets || roles.has("scheme") || OF_TRAINING.filter((role) => roles.has(role)).length >= 2)
    builder.headed = true;
}

/** "Watts", "% FTP", "HR zone", "Pace" stand over rides, runs and swims, whose parts have no names of movements. */
const OF_ENDURANCE =
  /(?<!\p{L})(?:watts?|ftp|cadence|rpm|spm|tss|css|(?:hr|heart rate) zone|bpm|pace|min\/km|\/500 ?m)(?!\p{L})/u;

/** What a column may be taken for by its figures. */
const GUESSED = new Set<Column["role"]>(["sets", "reps", "load", "percent", "effort", "rest", "tempo"]);

/** Two headings of these stand over training. */
const OF_TRAINING: ColumnRole[] = ["sets", "reps", "load", "set", "work", "effort"];

/** "Monday" or "Day 1" may stand where the heading "Exercise" is missing, above it or before it. */
function beginSessionIn(
  { view, blocks, isHeadedByNames }: Table,
  block: HeadingBlock,
  lane: Lane,
  state: Standing,
): void {
  for (let row = block.top; row <= block.bottom; row++) {
    for (const cell of cellsIn(view, row, lane.from, lane.name)) {
      if (isHeadedByNames && row === block.bottom && cell.column === lane.name) {
        beginSession(state, { weekday: null, title: cell.text.replace(/:$/, "") });
        continue;
      }
      const { role } = view.headingOf(cell.text);
      const isOverNames = role === "day" && cell.column === lane.name;
      const isPlain = cell.row === row && (role === null || isOverNames || row < block.bottom);
      const label = isPlain ? sessionLabel(cell.text) : null;
      if (label && (label.sure || (row < block.bottom && blocks.length > 1)))
        beginSession(state, markOf(label, cell.text));
    }
  }
}
