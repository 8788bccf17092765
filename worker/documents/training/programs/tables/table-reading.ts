import { type HeadingBlock, headingBlocks } from "../columns/heading-blocks";
import { unheadedBlock } from "../columns/unheaded-table";
import { isDoseText } from "../doses/dose-sets";
import { isTimeAlone } from "../doses/time-text";
import { timedCircuit } from "../doses/timed-circuit";
import { type Cell, cellsIn, type View } from "../grid-view";
import { withoutDate } from "../labels/calendar-date";
import { isNamedWeek } from "../labels/named-week";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import type { ProgramBuilder } from "../program-builder";
import type { Standing } from "../standing";
import { isLabel, readCaption } from "./caption-reading";
import { readHeading } from "./heading-reading";
import { readRow } from "./row-reading";
import { addDoneBefore } from "./rows-done-before";
import { headsLegend, headsNotes } from "./rows-of-remarks";
import { beginSession } from "./sessions-of-tables";
import { Table } from "./table";
import { titleDaysByKind } from "./titles-of-days";

/** Reads a grid that has headings above its columns. False where there are none. */
export function readTable(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): boolean {
  const blocks = headingBlocks(view);
  if (blocks.length === 0) return false;
  readRows(new Table(view, blocks, builder, standing, unit));
  return true;
}

/** Reads a grid without headings whose columns tell by themselves what they are. False where they do not. */
export function readUnheaded(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): boolean {
  const block = headingBlocks(view).length === 0 ? unheadedBlock(view) : null;
  if (!block) return false;
  readRows(new Table(view, [block], builder, standing, unit));
  return true;
}

/** Reads headings and rows in their order; captions right above headings are already of the tables below these. */
function readRows(table: Table): void {
  const { view, blocks, lasts } = table;
  let current = -1;
  let isApart = false;
  let explains = false;
  for (let row = 0; row < view.rows.length; row++) {
    const next = blocks[current + 1];
    if (next && row >= next.top) {
      readHeading(table, next);
      current++;
      lasts.clear();
      explains = false;
      if (next.bottom >= row) {
        row = next.bottom;
        continue;
      }
    }
    if (cellsIn(view, row).length === 0) {
      lasts.clear();
      isApart = true;
      explains = false;
      continue;
    }
    explains ||= current >= 0 && (headsLegend(view, row) || headsNotes(view, row));
    if (explains) continue;
    if (isApart && table.isGrouped && current >= 0) beginSession(table.stateOf(0, 1), { weekday: null, title: null });
    isApart = false;
    const ahead = next && row < next.top && leadsTo(table, row, next) ? next : null;
    const block = ahead ?? blocks[current];
    table.enterRow(block, ahead !== null || !block);
    if (!block) readOpening(table, row);
    else if (!readWeekOverAll(table, row, block))
      for (const [index, lane] of block.lanes.entries()) readRow(table, row, lane, index, block.lanes.length);
  }
  addDoneBefore(table);
  titleDaysByKind(table.builder);
  inOrderOfColumns(table);
  table.leave();
}

/** "Mon | Wed | Fri" over doses: the first exercise may be done on Monday and Friday, and the days stand in their order all the same. */
function inOrderOfColumns({ blocks, builder }: Table): void {
  for (const lane of blocks.flatMap(({ lanes }) => lanes)) {
    const places = new Map(lane.columns.flatMap(({ mark, index }) => (mark ? [[mark, index] as const] : [])));
    for (const { sessions } of places.size > 1 ? builder.weeks : [])
      if (sessions.every(({ mark }) => places.has(mark)))
        sessions.sort((a, b) => (places.get(a.mark) ?? 0) - (places.get(b.mark) ?? 0));
  }
}

/** Whether only captions stand between a row and the next headings. */
function leadsTo({ view, lasts }: Table, row: number, next: HeadingBlock): boolean {
  if (next.top - row > CAPTIONS) return false;
  for (let at = row; at < next.top; at++) {
    for (const lane of next.lanes) {
      const cells = cellsIn(view, at, lane.from, lane.to).filter(({ stored }) => stored?.kind !== "date");
      const [first] = cells;
      const isOfSession = first !== undefined && sessionLabel(first.text)?.sure === true;
      const says = ({ text }: Cell) =>
        /^[\d.,%]+$/.test(text) || (saysDose(text) && !(isOfSession && isTimeAlone(text)));
      if (cells.length > (isOfSession ? 3 : 2) || cells.some(says)) return false;
    }
  }
  const above = row > 0 ? cellsIn(view, row - 1).length : 0;
  return (
    above === 0 ||
    cellsIn(view, row).some(({ text }) => isLabel(text)) ||
    row === next.top - 1 ||
    row === 0 ||
    lasts.size === 0
  );
}

/** A dose, other than a date or the rounds of all that stands below. */
const saysDose = (text: string) => isDoseText(text) && timedCircuit(text) === null && withoutDate(text) !== "";

/** So many rows of captions may stand above a table's headings. */
const CAPTIONS = 12;

/** A row above the first headings: a caption, where it is no table of something else, several cells side by side. */
function readOpening(table: Table, row: number): void {
  const cells = cellsIn(table.view, row);
  if (cells.length > 2) return;
  const state = table.stateOf(0, 1);
  for (const cell of cells) if (cell.row === row) readCaption(table, cell, state);
}

/** A week that stands alone over tables side by side is the week of each. */
function readWeekOverAll(table: Table, row: number, { lanes }: HeadingBlock): boolean {
  const [only, ...more] = cellsIn(table.view, row);
  if (!only || lanes.length < 2 || !(weekLabel(only.text) || isNamedWeek(only.text))) return false;
  // "Week 9 | Monday | Wednesday | Meet day": most of what stands behind it are the days of the week.
  const days = more.filter(({ text }) => sessionLabel(text)?.sure);
  const isBeforeDays =
    table.isAhead &&
    only.column < (lanes[0]?.name ?? 0) &&
    more.every(({ text }) => weekLabel(text) === null) &&
    days.length * 2 > more.length;
  if (more.length > 0 && !isBeforeDays) return false;
  for (const index of lanes.keys()) {
    const state = table.stateOf(index, lanes.length);
    if (only.row === row) readCaption(table, only, state);
  }
  table.lasts.clear();
  return more.length === 0;
}
