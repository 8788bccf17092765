import { isCategory } from "../../categories";
import type { Cell, View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import { cellsBelow, type Span } from "./cells-of-columns";
import type { Column } from "./column";

/**
 * Before the names, numbers that count up over many rows tell the week, and those that begin again in each week the day. One
 * such column alone is the week where the exercises come again, else the day.
 */
export function fillPlaces(view: View, spans: Span[], columns: Column[]): void {
  const name = columns.find(({ role }) => role === "name");
  if (!name) return;
  const has = (role: Column["role"]) => columns.some((column) => column.role === role);
  const counting = columns
    .filter(({ role, index, week, set }) => role === null && week === null && set === null && index < name.index)
    .map((column) => ({ column, numbers: placesOf(cellsBelow(view, spans, column.index)) }))
    .filter(({ numbers }) => countsPlaces(numbers, cellsBelow(view, spans, name.index).length));
  if (!has("day") && counting.length < 2) {
    const days = columns.find(
      ({ role, index }) => role === null && index < name.index && areDaysOfWeeks(view, spans, index, name.index),
    );
    if (days) days.role = "day";
  }
  const falls = (numbers: number[]) => numbers.filter((number, at) => at > 0 && number < (numbers[at - 1] ?? 0)).length;
  counting.sort((a, b) => falls(a.numbers) - falls(b.numbers));
  const [outer, inner] = counting;
  if (outer && inner) {
    if (!has("week")) outer.column.role = "week";
    if (!has("day")) inner.column.role = "day";
  } else if (outer) {
    const names = cellsBelow(view, spans, name.index).map(({ text }) => plain(text));
    const again = new Set(names).size <= names.length * 0.7;
    const week = !has("week") && (has("day") || (again && falls(outer.numbers) === 0));
    if (week) outer.column.role = "week";
    else if (!has("day")) outer.column.role = "day";
  }
}

/** The same few words in the same order again and again are the days of the weeks. */
function areDaysOfWeeks(view: View, spans: Span[], index: number, name: number): boolean {
  const words = cellsBelow(view, spans, index).map(({ text }) => plain(text));
  const runs = words.filter((word, at) => word !== words[at - 1]);
  const days = new Set(runs).size;
  return (
    days >= 2 &&
    days <= 7 &&
    runs.length >= days * 2 &&
    runs.length * 1.5 <= cellsBelow(view, spans, name).length &&
    words.every((word) => /^\p{L}{3}/u.test(word)) &&
    runs.every((word, at) => at < days || word === runs[at - days])
  );
}

const placesOf = (cells: Cell[]) =>
  cells.map(({ text }) => Number(/^(?:\p{L}{2,12}\.?\s*)?(\d{1,2})(?:\.0)?$/u.exec(text.trim())?.[1] ?? Number.NaN));

/** From one, each number once more than the one before, the same, or one again; each for several exercises. */
function countsPlaces(numbers: number[], exercises: number): boolean {
  const most = Math.max(...numbers);
  if (numbers.length < 2 || numbers.some(Number.isNaN) || numbers[0] !== 1 || most < 2 || most > 16) return false;
  if (new Set(numbers).size !== most || exercises < numbers.length) return false;
  const runs = numbers.filter((number, at) => number !== numbers[at - 1]).length;
  if (runs * 1.5 > exercises) return false;
  return numbers.every((number, at) => at === 0 || number === 1 || [0, 1].includes(number - (numbers[at - 1] ?? 0)));
}

/** "Max Effort Lower" beside the first of its exercises, other words beside the first of the next: sessions, unless they are kinds. */
export function headGroups(texts: string[], exercises: number): boolean {
  if (texts.length < 2 || texts.length * 2 > exercises || new Set(texts).size < texts.length) return false;
  return (
    texts.every((text) => text.length <= LONGEST_LABEL && /^\p{L}{3}/u.test(text) && !isCategory(text)) &&
    !texts.some(isProse)
  );
}

const LONGEST_LABEL = 40;

export const isPlace = (text: string) => weekLabel(text) !== null || sessionLabel(text)?.sure === true;

export const isProse = (text: string) => text.split(/\s+/).length > 8 || /[.!?]$/.test(text);
