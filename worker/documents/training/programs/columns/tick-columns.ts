import { cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { bareWeekday } from "../labels/weekday-label";
import { type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";

/** The weekdays in one letter, as several languages begin them. */
const INITIALS = [
  "mtwtfss",
  "lmmjvsd",
  "lmxjvsd",
  "lmmgvsd",
  "mdmdfss",
  "stqqssd",
  "pwscpsn",
  "пвсчпсв",
  "月火水木金土日",
  "월화수목금토일",
];

/** "M | T | W | T | F": columns to tick the days on which an exercise was done, as the places of their columns. */
export function columnsOfTicks(view: View, row: number): ReadonlySet<number> {
  const cells = cellsIn(view, row).filter(({ column, lastColumn }) => column === lastColumn);
  const first = cells.findIndex((cell, at) => isWeekFrom(cells.slice(at, at + LEAST_DAYS)) && cell.column > 0);
  if (first < 0) return new Set();
  const days = cells.slice(first, first + 7).filter(({ text }) => isDay(text));
  return new Set(days.map(({ column }) => column));
}

const LEAST_DAYS = 5;

const isDay = (text: string) => plain(text).length === 1 || (plain(text).length <= 3 && bareWeekday(text) !== null);

function isWeekFrom(cells: ReturnType<typeof cellsIn>): boolean {
  if (cells.length < LEAST_DAYS) return false;
  if (cells.some(({ column }, at) => column !== (cells[0]?.column ?? 0) + at)) return false;
  const letters = cells.map(({ text }) => plain(text));
  if (letters.every((letter) => letter.length === 1)) return INITIALS.some((week) => week.startsWith(letters.join("")));
  return letters.every((letter, at) => letter.length <= 3 && bareWeekday(letter) === at + 1);
}

/** "Week 1 | Week 2" over "✓ | □": what is ticked once it is done is no part of the plan, nor is there another week for it. */
export function leaveTicked(view: View, spans: Span[], columns: Column[]): void {
  // "Mon | Wed | Fri" over ticks may say on which days it is done.
  const open = columns.filter(
    ({ role, heading }) => (role === null || role === "any") && sessionLabel(heading)?.sure !== true,
  );
  const ticked = open.filter(({ index }) => {
    const texts = textsBelow(view, spans, index);
    return texts.length > 0 && texts.every((text) => TICKED.test(text.trim()));
  });
  const isEmpty = ({ index }: Column) => textsBelow(view, spans, index).length === 0;
  if (ticked.length === 0) return;
  // Weeks in which nothing is ticked yet stand beside them.
  const waiting = open.filter((column) => column.week !== null && isEmpty(column));
  for (const column of [...ticked, ...waiting]) column.role = "logged";
}

const TICKED = /^[✓✔✅☑☒☐□▢◻✗✘][\uFE0E\uFE0F]?$/u;
