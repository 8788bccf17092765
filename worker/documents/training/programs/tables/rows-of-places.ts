import type { Weekday } from "../../../../contract/program-reading";
import { dayNumber, weekdayOf } from "../cell-dates";
import type { Column, Lane } from "../columns/column";
import { isDose } from "../columns/column-heading";
import { holdsSessions } from "../columns/columns-of-days";
import type { Cell } from "../grid-view";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import { bareWeekday, weekdayIn } from "../labels/weekday-label";
import type { SessionMark } from "../program-builder";
import type { Standing } from "../standing";
import { hasRole, isUnderLifts, rowsAreWeeks } from "./kinds-of-columns";
import { beginNamed, beginSession, markOf } from "./sessions-of-tables";
import type { Table } from "./table";
import type { TableRow } from "./table-row";

/** "PUSH | Rep range": a session, and again the headings of its columns. */
export function beginsHeadedSession({ table, index, state, fresh, name }: TableRow): boolean {
  if (!name || fresh.length < 2 || !fresh.includes(name)) return false;
  const isHeading = ({ text }: Cell) => isDose(table.view.headingOf(text).role) && !/\d/.test(text);
  if (!fresh.every((cell) => cell === name || isHeading(cell)) || sessionLabel(name.text) === null) return false;
  table.builder.use(...fresh);
  beginNamed(state, name.text);
  table.lasts.delete(index);
  return true;
}

/** "Day | Mon | Wed | Fri" and "Session | A | B | A" under the headings: the columns below are of these sessions. */
export function saysPlacesOfColumns({ table, lane, index, cells, fresh }: TableRow): boolean {
  if (table.lasts.has(index)) return false;
  const labels = fresh.filter(({ column }) => column > lane.name);
  const isOfDays = fresh.every(({ column, text }) => column > lane.name || table.view.headingOf(text).role === "day");
  if (labels.length < 2 || !isOfDays) return false;
  const marks = labels.map(({ text }) => sessionOf(text));
  if (marks.some((mark) => mark === null)) return false;
  for (const [at, cell] of labels.entries()) {
    const own = lane.columns.filter(
      ({ index, role }) => index >= cell.column && index <= cell.lastColumn && role !== null,
    );
    const before = own[0]?.mark;
    const { weekday = null, title = null } = marks[at] ?? {};
    const mark = { weekday: before?.weekday ?? weekday, title: before?.title ?? title };
    for (const column of own) column.mark = mark;
  }
  table.builder.use(...cells);
  return true;
}

function sessionOf(text: string): SessionMark | null {
  const weekday = bareWeekday(text);
  return weekday ? { weekday, title: null } : sessionLabel(text);
}

/** What the columns of dates, weeks and days say of where the row stands; the row says more than that. */
export function saysPlace(row: TableRow): false {
  const { table, number, lane } = row;
  // A new week ends the day of the last, in whatever order their columns stand.
  const inOrder = [...lane.columns].sort((a, b) => Number(b.role === "week") - Number(a.role === "week"));
  for (const column of inOrder) {
    const { role, index } = column;
    if (column.ofDay) saysOfDay(row, column);
    if (role !== "date" && role !== "week" && role !== "day") continue;
    const cell = table.view.rows[number]?.[index];
    if (!cell || cell.row !== number) continue;
    if (role !== "date") table.builder.use(cell);
    if (role === "week") saysWeek(row, cell, index);
    else if (role === "day") saysDay(row, cell, column);
    else if (index !== lane.name) saysDate(row, cell);
  }
  return false;
}

const isSaidAgain = ({ dayCells }: Table, { text }: Cell, column: number) => dayCells.get(column)?.text === text;

function saysWeek(row: TableRow, cell: Cell, column: number): void {
  const { table, index, state } = row;
  const { text } = cell;
  const label = weekLabel(text);
  // "3", "3 (light)", and in short "S3"
  const [, bare] = /^(?:\p{L}{1,3}\.?\s?|#\s?)?(\d{1,2})(?:\.0)?(?:\s*\(.*\))?$/u.exec(text) ?? [];
  const number = label?.number ?? (bare && !sessionLabel(text)?.sure ? Number(bare) : null);
  if (number !== null) enterWeek(row, number);
  // Under "Week" the days may stand, between rows that name the weeks, or behind the week in its cell.
  const named = number === null ? text : (label?.rest ?? "");
  if (!sessionLabel(named)?.sure || isSaidAgain(table, cell, column)) return;
  table.dayCells.set(column, cell);
  beginNamed(state, named);
  if (number === null) table.lasts.delete(index);
}

function saysDay(row: TableRow, cell: Cell, column: Column): void {
  const { table, number, lane, index, state } = row;
  const { text, about } = calledIn(cell);
  if (isSaidAgain(table, cell, column.index) && !isSessionByRow(lane, cell)) return;
  const week = weekLabel(text);
  if (week?.rest) enterWeek(row, week.number);
  table.dayCells.set(column.index, cell);
  if (isRest(text)) return;
  const label = sessionOf(text);
  if (table.isOfWeekdays && label?.weekday) countOnWeekday(table, state, label.weekday);
  // Two columns may tell the place together: the weekday and the session's name.
  if (table.placedRows.get(state) === number && state.session) {
    state.session.weekday ??= label?.weekday ?? null;
    if (table.isNumbered) state.session.title = null;
    const title = label ? label.title : text;
    // "Day 1 | Pull A": the number of the day, and what is trained on it.
    const isFurther = state.session.title !== null && title !== null && title !== state.session.title;
    state.session.title = isFurther ? `${state.session.title} – ${title}` : (state.session.title ?? title);
    table.isNumbered = false;
  } else {
    table.isNumbered = /^\d{1,2}$/.test(text);
    const mark = markOf(label, table.isNumbered ? `${column.heading || "Day"} ${text}` : text);
    // "MON | PM - Pads" below "MON | AM - Strength": the day is said again.
    beginSession(state, { ...mark, weekday: mark.weekday ?? weekdayBeside(row, column) });
    // The "AM" of another day is no repetition.
    for (const { role, index: behind } of row.lane.columns)
      if (role === "day" && behind > column.index) table.dayCells.delete(behind);
  }
  table.placedRows.set(state, number);
  table.lasts.delete(index);
  const isInWeeks = row.lane.columns.some(({ week }) => week !== null);
  if (about && state.session && !isInWeeks) table.builder.session(state.week, state.session).notes.push(about);
}

/** "Pull A" and, in lines below it, "Rows first. Leave one rep in the tank.": the name of a session, and what is said of it. */
function calledIn({ text }: Cell): { text: string; about: string | null } {
  const [called = text, ...more] = text.split("\n");
  const about = more.join(" ").trim();
  return /[.!]$/.test(about) && sessionOf(called) !== null ? { text: called.trim(), about } : { text, about: null };
}

/** "Easy ride | 1:30", also below the same: what has only its length is a whole session, however it is called. */
export const isSessionByRow = (lane: Lane, { text, column }: Cell): boolean =>
  column === lane.name && sessionOf(text) === null && holdsSessions(lane.columns, column);

/** How long the whole session takes, beside the first of its exercises. */
function saysOfDay({ table, number, state: { week, session } }: TableRow, { index, heading }: Column): void {
  const cell = table.view.rows[number]?.[index];
  if (!cell || cell.row !== number || !session) return;
  table.builder.session(week, session).notes.push(`${heading}: ${cell.text}`);
  table.builder.use(cell);
}

/** Monday behind Sunday is of the next week. */
function countOnWeekday(table: Table, state: Standing, weekday: Weekday): void {
  if (state.week === null || weekday <= table.lastWeekday) state.week = (state.week ?? 0) + 1;
  table.lastWeekday = weekday;
}

/** The weekday that another column has in this row. */
function weekdayBeside({ table: { view }, number, lane }: TableRow, column: Column): Weekday | null {
  for (const { role, index } of lane.columns) {
    const cell = role === "day" && index < column.index ? view.rows[number]?.[index] : null;
    const weekday = cell ? bareWeekday(cell.text) : null;
    if (weekday !== null) return weekday;
  }
  return null;
}

/** "Mon 5 Jan" beside the first exercise of a day: a session of its weekday, in the week of that date. */
function saysDate({ table, lane, index, state }: TableRow, cell: Cell): void {
  if (isSaidAgain(table, cell, DATES)) return;
  const day = dayNumber(cell);
  if (day === null) {
    const named = weekdayIn(cell.text);
    if (!named) return;
    // "Monday 3/3" as a text tells the day; what it is called may stand beside it.
    beginSession(state, { weekday: named.weekday, title: null });
    table.placedRows.set(state, cell.row);
  } else {
    if (hasRole(lane, "day")) return;
    enterDay(table, state, day, hasRole(lane, "week"));
  }
  table.dayCells.set(DATES, cell);
  table.lasts.delete(index);
}

/** The place of dates among the columns of days. */
const DATES = -1;

/** Comes to the session of a date, in the week of the date where nothing else counts the weeks. */
export function enterDay(table: Table, state: Standing, day: number, isCounted: boolean): void {
  table.firstMonday ??= day - (day % 7);
  table.isByDate ||= !isCounted && state.week === null;
  if (table.isByDate) state.week = Math.floor((day - table.firstMonday) / 7) + 1;
  beginSession(state, { weekday: weekdayOf(day), title: null });
}

function enterWeek({ table, lane, index, state }: TableRow, number: number): void {
  if (number === state.week) return;
  state.week = number;
  const isOfWeeks = rowsAreWeeks(lane);
  if (!isOfWeeks) table.lasts.delete(index);
  // The rows under a lift are its weeks: they are of one session.
  if (isOfWeeks || isUnderLifts(lane)) return;
  state.session = table.above;
  table.dayCells.clear();
}
