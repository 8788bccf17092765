import { all, DAY_WORDS } from "../vocabulary/calendar-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { exercisesAcross } from "./calendar-across";
import { dosedLinesOf, linesOf } from "./calendar-day";
import { countedColumn } from "./calendar-weeks";
import { headingOf } from "./columns/column-heading";
import { headsTables } from "./columns/heading-rows";
import { doseOf, hasWork } from "./doses/dose-sets";
import { labelledDose } from "./doses/labelled-dose";
import { namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";
import type { SessionMark } from "./program-builder";

/** Weekdays, or sessions behind a column of weeks, each above its own column. Null where the row has none. */
export function headsIn(view: View, row: number): Map<number, SessionMark> | null {
  const cells = cellsIn(view, row);
  if (headsTables(view, row + 1, cells.length)) return null;
  const weekdays = cells.flatMap((cell) => {
    const weekday = weekdayWithDate(cell.text);
    return weekday === null ? [] : [[cell.column, { weekday, title: null }] as const];
  });
  if (weekdays.length >= 3 && new Set(weekdays.map(([, { weekday }]) => weekday)).size === weekdays.length)
    return new Map(weekdays);
  const [first, ...others] = cells;
  if (first === undefined) return null;
  const counted = countedDays(view, row, first, others);
  if (counted) return counted;
  if (areHeadsOfLists(view, row, cells)) return new Map(markedIn(cells));
  const named = headsOfDays(view, cells);
  if (named) return named;
  const counts = headingOf(first.text).role === "week";
  if (!counts && !(first.column > 0 && weeksBelow(view, row) > 1)) return null;
  const sessions = markedIn((counts ? others : cells).filter((cell) => isOverOne(view, row, cell)));
  const names = new Set(sessions.map(([, { weekday, title }]) => `${weekday} ${title}`));
  if (sessions.length >= 2 && names.size === sessions.length) return new Map(sessions);
  return counts ? headsOfKinds(view, others) : null;
}

/** "Day/week | 1 | 2 | 3" over rows that count the weeks: the corner says what is counted across. */
function countedDays(view: View, row: number, corner: Cell, others: Cell[]): Map<number, SessionMark> | null {
  const isCounted = others.length > 2 && others.every(({ text }, at) => text === String(at + 1));
  const word = isCounted
    ? corner.text.split(/[^\p{L}]+/u).find((each) => all(DAY_WORDS).includes(plain(each)))
    : undefined;
  if (word === undefined) return null;
  const named = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const days = new Map(others.map(({ column, text }) => [column, { weekday: null, title: `${named} ${text}` }]));
  return countedColumn(view, row, days) !== null || weeksBelow(view, row) > 1 ? days : null;
}

/** "Week | Long distance | Sprints" over cells that each hold what is done: the kinds of training of a week. */
function headsOfKinds(view: View, heads: Cell[]): Map<number, SessionMark> | null {
  if (heads.length < 2 || !heads.every(isName)) return null;
  const below = heads.map((head) => cellsBelow(view, head));
  // Where all of them are lifts, the cells below are their sets, unless they are lists.
  const areLifts = heads.every(({ text }) => looksLikeMovement(plain(text)));
  if (areLifts && !below.flat().some(({ text }) => linesOf(text).length > 1)) return null;
  const areKinds = below.every((cells) => {
    const isWhole = ({ text }: Cell) =>
      labelledDose(text) !== null || linesOf(text).every((line) => namedDose(line) !== null);
    return cells.length > 1 && cells.filter(isWhole).length >= cells.length * 0.8;
  });
  return areKinds ? new Map(heads.map((cell) => [cell.column, markOf(cell)])) : null;
}

/** "MON 14/9", "Di 3.2.", "Friday 18 Sept": a weekday, with or without its date. */
const weekdayWithDate = (text: string) => bareWeekday(text) ?? bareWeekday(text.replace(DATE, ""));

const DATE =
  /\s*[,:–-]?\s*\(?\d{1,2}(?:st|nd|rd|th|º)?(?:\s*[./-]\s*\d{1,2}(?:[./-]\d{2,4})?\.?|\.?\s+(?:de\s+)?\p{L}{3,10}\.?)\)?$/iu;

/** "Tuesday (gym) | Saturday (gym)" above lists of exercises, each with its dose. */
function areHeadsOfLists(view: View, row: number, cells: Cell[]): boolean {
  const [first, ...others] = cells;
  const heads = first && isIndex(view, first) ? others : cells;
  if (heads.length < 2 || heads.some((cell) => sureMark(cell) === null)) return false;
  const lists = heads.map(({ column }) =>
    view.rows.slice(row + 1, row + 1 + LONGEST_LIST).flatMap((below) => dosedLinesOf(below[column]?.text ?? "")),
  );
  const isList = (lines: string[]) =>
    lines.length > 1 && lines.filter((line) => namedDose(line) !== null).length * 2 > lines.length;
  // "3 km" alone below the last of three days.
  const isAmount = (lines: string[]) => lines.some((line) => doseOf(line).sets.some(hasWork));
  return lists.filter(isList).length > 1 && lists.every((lines) => isList(lines) || isAmount(lines));
}

/** "No." over the places of the exercises: 1, 2, 3, "optional 1". */
function isIndex(view: View, cell: Cell): boolean {
  const below = cellsBelow(view, cell).map(({ text }) => text);
  return (
    sureMark(cell) === null && below.length > 1 && below.every((text) => text.length <= 15 && !/\d\s*[x×%]/.test(text))
  );
}

/**
 * "Upper | Legs | Push", in whatever words, above cells that hold a whole session each: an exercise and its dose a line.
 * What stands beside them, such as "Bodyweight | Comments", holds nothing to be done.
 */
function headsOfDays(view: View, cells: Cell[]): Map<number, SessionMark> | null {
  const heads = cells.filter(({ text }) => headingOf(text).role !== "week" && weekLabel(text) === null);
  const days = heads.filter((head) => isOverSessions(view, head));
  if (days.length < 2 || !days.every(isName) || new Set(days.map(({ text }) => text)).size < days.length) return null;
  const others = heads.filter((head) => !days.includes(head)).flatMap((head) => cellsBelow(view, head));
  if (others.some(({ text }) => namedDose(text) !== null)) return null;
  return new Map(days.map((cell) => [cell.column, markOf(cell)]));
}

function isOverSessions(view: View, head: Cell): boolean {
  const lists = cellsBelow(view, head)
    .map(({ text }) => dosedLinesOf(text))
    .filter((lines) => lines.length > 0);
  const lines = lists.flat();
  if (lists.length === 0 || lines.length < lists.length * 2) return false;
  return lines.filter((line) => namedDose(line) !== null).length * 2 > lines.length;
}

/** Short, and no dose; in several lines only where they surely name a session. */
const isName = (cell: Cell): boolean =>
  cell.text.length <= 40 && (!cell.text.includes("\n") || sureMark(cell) !== null) && namedDose(cell.text) === null;

/** What stands in the rows that are looked at below a head. */
const cellsBelow = (view: View, { column, lastRow }: Cell): Cell[] =>
  view.rows.slice(lastRow + 1, lastRow + 1 + LONGEST_LIST).flatMap((cells) => cells[column] ?? []);

function markOf({ text }: Cell): SessionMark {
  const { weekday = null, title = text } = sessionLabel(text) ?? {};
  return { weekday, title };
}

/** Over a column of its own, over those of an exercise, or over "Workout | Result", of which the first holds what is to be done. */
function isOverOne(view: View, row: number, { column, lastColumn, lastRow }: Cell): boolean {
  if (lastColumn === column) return true;
  // "Squat | 5x5 | 60 kg"
  const span = [{ from: column, to: lastColumn }];
  if ([1, 2, 3].some((step) => exercisesAcross(view, row + step, span, null).length > 0)) return true;
  const below = cellsIn(view, Math.max(row, lastRow) + 1, column, lastColumn);
  const [plan, ...others] = below;
  return (
    plan?.column === column &&
    view.headingOf(plan.text).role !== "logged" &&
    others.length === lastColumn - column &&
    others.every(({ text }) => view.headingOf(text).role === "logged")
  );
}

/** How many of the rows below begin with a week. */
function weeksBelow(view: View, row: number): number {
  return view.rows.slice(row + 1, row + 31).filter(([first]) => first && weekLabel(first.text) !== null).length;
}

/** The columns above which a session is named for sure. */
const markedIn = (cells: Cell[]) =>
  cells.flatMap((cell) => {
    const mark = sureMark(cell);
    return mark ? [[cell.column, mark] as const] : [];
  });

/** The session that a text names for sure. */
function sureMark({ text }: Cell): SessionMark | null {
  const label = sessionLabel(text);
  return label?.sure ? { weekday: label.weekday, title: label.title } : null;
}

/** Rows that are looked at below such heads. */
const LONGEST_LIST = 12;
