import { type ColumnRole, FOCUS_WORDS } from "../../vocabulary/column-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { bareWeekday, weekdayIn } from "../labels/weekday-label";
import { cellsBelow, rowsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";
import { isDose } from "./column-heading";
import { headsSports } from "./columns-of-names";

/** "Week 1 | Drill | Reps" over weekdays: the heading of the days' column tells the week of the table. */
export function placeDays(view: View, spans: Span[], columns: Column[]): void {
  const name = columns.find(({ role }) => role === "name");
  const column = columns.find(({ week, index }) => week !== null && name !== undefined && index < name.index);
  if (!column || columns.some(({ role }) => role === "day")) return;
  const texts = textsBelow(view, spans, column.index);
  const days = texts.filter((text) => bareWeekday(text) !== null || sessionLabel(text)?.sure || isRest(text));
  if (days.length === 0 || days.length < texts.length * 0.7) return;
  Object.assign(column, { role: "day", over: column.week, week: null });
}

/** "Mon | Chest + triceps" beside the first of several exercises, each time: what the day is called. */
export function titleDays(view: View, spans: Span[], columns: Column[]): void {
  const day = columns.find(({ role }) => role === "day");
  const title = day && columns[day.index + 1];
  if (!day || !title || !FOCUS_WORDS.has(plain(title.heading)) || !goesWithDays(view, spans, day, title)) return;
  const [days, titles] = [day, title].map((column) => startsOf(view, spans, column).map(({ text }) => text));
  const areNamed = days?.every((text) => weekdayIn(text)?.rest === "" || DAY_ALONE.test(plain(text)));
  if (areNamed && new Set(titles).size > 1) title.role = "day";
}

/** "Day 3", without a name of its own. */
const DAY_ALONE = /^\p{L}+\.? ?\d{1,2}$/u;

/** "Day 1 | Duration: 55 min" beside the first of several exercises, each time: it is said of the day, and no dose of the exercise. */
export function placeFactsOfDays(view: View, spans: Span[], columns: Column[]): void {
  const day = columns.find(({ role }) => role === "day");
  const name = columns.find(({ role }) => role === "name");
  if (!day || !name || columns.some(({ week, mark }) => week !== null || mark)) return;
  for (const column of columns.slice(day.index + 1, name.index))
    if (column.role === "duration" && goesWithDays(view, spans, day, column))
      Object.assign(column, { role: "aside", ofDay: true });
}

/** Whether a column has a cell beside each of the days, as high as theirs, and some day several exercises. */
function goesWithDays(view: View, spans: Span[], day: Column, column: Column): boolean {
  const [days, cells] = [startsOf(view, spans, day), startsOf(view, spans, column)];
  const isBeside = days.every((cell, at) => cell.row === cells[at]?.row && cell.lastRow === cells[at]?.lastRow);
  const isOfSeveral = days.some(({ row }, at) => row + 1 < (days[at + 1]?.row ?? row));
  return days.length > 1 && cells.length === days.length && isBeside && isOfSeveral;
}

/** The cells of a column that begin in rows of exercises. */
const startsOf = (view: View, spans: Span[], { index }: Column): Cell[] =>
  spans.flatMap(({ from, end }) =>
    view.rows
      .slice(from, end)
      .flatMap((row, at) => (row[index]?.row === from + at && cellsIn(view, from + at).length > 2 ? row[index] : [])),
  );

/** "1 | Monday | Back", "1 | Monday | Back", "2 | Tuesday | Chest" over several exercises each: words beside a day that change with it are its name. */
export function nameRepeatedDays(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) if (column.role === "day") nameDaysOf(column, view, spans, columns);
}

function nameDaysOf(day: Column, view: View, spans: Span[], columns: Column[]): void {
  const title = columns[day.index + 1];
  const name = columns.find(({ role }) => role === "name");
  if (!name || !title || title.index > name.index) return;
  if (title.role !== null && title.role !== "notes" && !FOCUS_WORDS.has(plain(title.heading))) return;
  const places = rowsBelow(view, spans).flatMap((row) => {
    const [number, words] = [row[day.index]?.text, row[title.index]?.text];
    return number || words ? [{ number: number ?? "", words: words ?? "" }] : [];
  });
  const pairs = new Set(places.map(({ number, words }) => `${number}|${words}`));
  const days = new Set(places.map(({ number }) => number));
  const titles = new Set(places.map(({ words }) => words));
  if (days.size < 2 || pairs.size !== days.size || titles.size !== days.size) return;
  if (places.length < days.size * 2 || !places.every(({ number }) => isDay(number))) return;
  if ([...titles].every((text) => /\p{L}{3}/u.test(text) && text.length <= LONGEST)) title.role = "day";
}

const isDay = (text: string): boolean => /^\d{1,2}$/.test(text) || bareWeekday(text) !== null;

/** The longest name of a day. */
const LONGEST = 60;

/**
 * "Week | Day | Sport | Session": where nothing else than the sport names what is done, movements in a column of sessions
 * do, or kinds of outings.
 */
export function nameSessions(view: View, spans: Span[], columns: Column[]): void {
  const names = columns.filter(({ role }) => role === "name");
  if (!names.every(headsSports)) return;
  const days = columns.filter(({ role }) => role === "day");
  const column = days.find((each) => {
    const texts = textsBelow(view, spans, each.index);
    const moving = texts.filter((text) => looksLikeMovement(plain(text)) && !sessionLabel(text)?.sure);
    return texts.length > 1 && moving.length * 2 > texts.length && !holdsSessions(columns, each.index);
  });
  const doses = columns.filter(({ role }) => isDose(role as ColumnRole));
  if (column && doses.length > 0) {
    for (const sport of names) sport.role = "category";
    column.role = "name";
  } else if (names.length > 0) return;
  else if (nameKinds(view, spans, columns, doses) || days.some(({ index }) => holdsSessions(columns, index)))
    countInHours(view, spans, columns);
}

/** "1:10" is how long a whole session takes in hours and minutes, where that of an exercise would be in minutes and seconds. */
function countInHours(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "duration" || column.unit !== null) continue;
    const cells = cellsBelow(view, spans, column.index);
    if (cells.length > 1 && cells.every(({ text }) => CLOCK.test(text.trim()))) column.unit = "h";
  }
}

const CLOCK = /^\d{1,2}:[0-5]\d(?::[0-5]\d)?$/;

/** "Session | Duration | Details": nothing else says when it is done, nor how much than how long or how far. */
export function holdsSessions(columns: Column[], index: number): boolean {
  const others = columns.filter((column) => column.index !== index);
  const doses = others.filter(({ role }) => isDose(role as ColumnRole));
  return (
    columns.some((column) => column.index === index && column.role === "day") &&
    others.every(({ role, week, set }) => role !== "day" && role !== "name" && week === null && set === null) &&
    doses.some(({ role }) => LENGTHS.has(role)) &&
    doses.every(({ role }) => LENGTHS.has(role) || role === "effort" || role === "intensity")
  );
}

const LENGTHS = new Set<Column["role"]>(["duration", "distance"]);

/** "Week | Date | Day | Type | Km" over "1 | 3 Feb | Mon | Tempo | 8": each day has an outing of its kind. */
function nameKinds(view: View, spans: Span[], columns: Column[], doses: Column[]): boolean {
  const days = columns.filter(({ role }) => role === "date" || role === "day");
  const [kind, ...kinds] = columns.filter(({ role }) => role === "category");
  if (days.length === 0 || !kind || kinds.length > 0) return false;
  const areDays = ({ role, index }: Column) =>
    role === "date" || textsBelow(view, spans, index).every((text) => bareWeekday(text) !== null);
  if (!days.every(areDays)) return false;
  if (!doses.some(({ role }) => LENGTHS.has(role))) return false;
  if (doses.some(({ role }) => role === "sets" || role === "reps" || role === "scheme" || role === "load"))
    return false;
  const places = columns.filter((column) => column.role === "week" || days.includes(column));
  const rows = rowsBelow(view, spans).filter((row) => days.some(({ index }) => row[index]));
  const dates = rows.map((row) => places.map(({ index }) => row[index]?.text ?? "").join("|"));
  const texts = rows.map((row) => row[kind.index]?.text ?? "");
  // "Intervals 400 m" may stand among kinds without figures.
  const words = texts.filter((text) => /^\p{L}[^\d]{1,30}$/u.test(text));
  const areWords = texts.every((text) => /^\p{L}.{1,30}$/u.test(text)) && words.length >= texts.length * 0.7;
  const isOfEach = cellsBelow(view, spans, kind.index).length >= rows.length;
  if (!areWords || !isOfEach || rows.length < 2 || new Set(dates).size * 1.2 < dates.length) return false;
  kind.role = "name";
  return true;
}
