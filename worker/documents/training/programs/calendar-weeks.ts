import { all, WEEK_WORDS } from "../vocabulary/calendar-words";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isDaytime } from "./labels/rest-and-daytime";
import { weekLabel } from "./labels/week-label";
import type { SessionMark } from "./program-builder";

/** A column before the days that counts: its rows are the weeks. */
export function countedColumn(view: View, row: number, days: ReadonlyMap<number, SessionMark>): number | null {
  const first = Math.min(...days.keys());
  for (let column = 0; column < first; column++) {
    // "No." over 1, 2, 3 counts the exercises, unless each cell beside it holds several.
    if (INDEX.test(plain(view.rows[row]?.[column]?.text ?? "")) && !holdLists(view, row, days)) continue;
    const numbers = numbersBelow(view, row, column);
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    const named = all(WEEK_WORDS).some((word) => plain(view.rows[row]?.[column]?.text ?? "").includes(word));
    // Below "Weeks to race" some may be left out.
    const isStep = (step: number) => step === 1 || (named && step > 0);
    if (steps.length >= (named ? 1 : 2) && (steps.every(isStep) || steps.every((step) => isStep(-step)))) return column;
  }
  return null;
}

const holdLists = (view: View, row: number, days: ReadonlyMap<number, SessionMark>): boolean =>
  [...days.keys()].every((column) => view.rows[row + 1]?.[column]?.text.includes("\n"));

const INDEX =
  /^(?:index|#|no\.?|nr\.?|n[°º.]|№|order|orden|ordem|ordine|ordre|reihenfolge|(?:exercises?|ejercicios?|exercicios?|esercizi[o]?|exercices?|ubung(?:en)?)(?: ?(?:#|no\.?|nr\.?))?)$/u;

/** The week with which a count down to the last one begins. */
export function countedDown(view: View, row: number, column: number): number | null {
  const [first = 0, second = 0] = numbersBelow(view, row, column);
  return first > 1 && second === first - 1 ? first : null;
}

function numbersBelow(view: View, row: number, column: number): number[] {
  return view.rows.slice(row + 1, row + 61).flatMap((cells) => countIn(cells[column]?.text ?? "") ?? []);
}

/** "3", "3ª", "3rd", and below it in its cell perhaps a date: "3\n14 Dec". */
export function countIn(text: string): number | null {
  const [, count] = /^(\d{1,2})(?:st|nd|rd|th|er?|[ªº°.]|-?(?:я|ая|й|ий))?(?=\s*$|\s*\n)/iu.exec(text) ?? [];
  return count === undefined ? null : Number(count);
}

/** "SKIP 21" in front of the days of a week: the coach has taken it out. */
export const isSkipped = (front: Cell | null): boolean => front !== null && SKIPPED.test(plain(front.text));

const SKIPPED =
  /^(?:skip(?:ped)?|cancell?ed|omit(?:ted)?|entfallt|ausgefallen|saltar|saltada|pular|pulada|saltare|sautee?|pominac|пропуск\p{L}*)(?:\s+\p{L}+)?\s*:?\s*\d{1,2}$/u;

/** "Heart rate zones" alone below an empty row, over rows that have words where the weeks are counted: another table, and no week. */
export function beginsOther(view: View, row: number, column: number): boolean {
  if (row === 0 || cellsIn(view, row - 1).length > 0 || cellsIn(view, row).length !== 1) return false;
  for (let at = row + 1; ; at++) {
    const cells = at < view.rows.length ? cellsIn(view, at) : [];
    if (cells.length === 0) return at > row + 3;
    const front = view.rows[at]?.[column]?.text ?? "";
    if (cells.length < 3 || !WORDS.test(front) || weekLabel(front) !== null || isDaytime(front)) return false;
  }
}

/** Words, and no count. */
const WORDS = /^\p{L}{3}[^\d]*$/u;

const DAY_OF_MONTH = /^(?:[12]?\d|3[01])$/;

/** "1 March | 2 March | 3 March": a row of dates or of days of a month. */
const isWholeWeek = (cells: Cell[]): boolean =>
  cells.length >= 5 &&
  cells.every(({ stored, text }) => stored?.kind === "date" || DAY_OF_MONTH.test(text)) &&
  cells.some(
    ({ stored }, at) => stored?.kind === "date" || Number(cells[at + 1]?.text) === Number(cells[at]?.text) + 1,
  );

const countsFrom = (first: number, cells: Cell[]): boolean =>
  cells.length > 0 && cells.every(({ text }, at) => text === String(first + at));

/** The rows that are dates, or the days of a month, of which the first and the last week may have few: "28 | 29 | 30". */
export function datedRows(view: View): ReadonlySet<number> {
  const rows = view.rows.map((_, row) => cellsIn(view, row));
  const whole = rows.flatMap((cells, row) => (isWholeWeek(cells) ? [row] : []));
  const [first, last] = [whole[0] ?? 0, whole.at(-1) ?? 0];
  if (whole.length < 2) return new Set(whole);
  const isBefore = (cells: Cell[]) => countsFrom(1, cells) && countsFrom(cells.length + 1, rows[first] ?? []);
  const isAfter = (cells: Cell[]) => countsFrom(Number(rows[last]?.at(-1)?.text) + 1, cells);
  const parts = rows.flatMap((cells, row) =>
    (row < first && isBefore(cells)) || (row > last && isAfter(cells)) ? [row] : [],
  );
  return new Set([...whole, ...parts]);
}
