import { namesSport } from "../vocabulary/movements";
import { linesOf, readDay } from "./calendar-day";
import { isDose } from "./columns/column-heading";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf, type NamedDose, namedDose, undosed } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { namesDate } from "./labels/calendar-date";
import { plain } from "./labels/plain-text";
import { isDaytime, isRestDay } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Heads = {
  day: Cell;
  parts: Map<number, string>;
  /** The column whose words say what each day is: "Upper A: heavy". */
  titles: number | null;
};

/** Reads rows that are days and columns that are the parts of each: "Day | Strength | Metcon | Accessory". False where there are none. */
export function readDayRows(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  let heads: Heads | null = null;
  let week = startWeek;
  let found = false;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row).filter((cell) => cell.row === row);
    const next = headsIn(view, row);
    const [only, ...more] = cells;
    if (next || (only && more.length === 0 && weekLabel(only.text))) {
      week = (only && weekLabel(only.text)?.number) ?? week;
      heads = next ?? heads;
      builder.use(...cells);
      continue;
    }
    if (!heads) {
      if (only && more.length === 0) builder.entitle(only);
      continue;
    }
    const { parts, titles } = heads;
    const areTimes = [...parts.values()].every(isDaytime);
    const mark = dayOf(view, row, heads);
    if (mark === null) continue;
    const sport = titles === null ? null : sportOfDay(cells, titles);
    if (sport !== null) builder.session(week, mark).exercises.push(undosed(sport));
    for (const cell of cells) {
      builder.use(cell);
      if (cell.column === titles) continue;
      const part = parts.get(cell.column);
      if (part === undefined) continue;
      const number = week;
      // "AM" and "PM" are trainings of their own.
      const own = areTimes ? { ...mark, title: null } : mark;
      const session = () => builder.session(number, own);
      if (areTimes && isRestDay(cell.text)) continue;
      const pieces = namesSport(plain(part))
        ? linesOf(cell.text).map((line) => /^\d/.test(line) && ofSport(part, line))
        : [];
      if (pieces.length > 0 && pieces.every(Boolean)) {
        session().exercises.push(...pieces.flatMap((read) => (read ? exerciseOf(read) : [])));
        found = true;
        continue;
      }
      const before = builder.count;
      readDay(cell.text, {
        mark: areTimes ? own : { ...mark },
        session,
        unnamed: (line) => ofSport(part, line),
        leave: (text) => builder.leave(text, null),
      });
      found = true;
      if (areTimes) own.title = [part, own.title].filter(Boolean).join(" – ");
      else
        for (const exercise of builder.exercises.slice(before)) if (exercise.name !== part) exercise.category ??= part;
    }
  }
  return found;
}

/** "Tuesday | Bike - easy" and nothing behind it: what is done is what the day is called. */
function sportOfDay(cells: Cell[], titles: number): string | null {
  const [day, title, ...more] = cells;
  if (!day || !title || title.column !== titles || more.length > 0) return null;
  const [first = ""] = plain(title.text).split(/\s*[-–—:,/(]\s*/, 1);
  return namesSport(first) ? title.text : null;
}

/** The session of a row: its day, which may be a bare figure, and what the days are called beside it. */
function dayOf(view: View, row: number, { day, titles }: Heads): SessionMark | null {
  const text = view.rows[row]?.[day.column]?.text ?? "";
  const label = sessionLabel(text);
  const called = (titles !== null && view.rows[row]?.[titles]?.text) || null;
  if (label?.sure) return { weekday: label.weekday, title: label.title ?? called };
  return COUNTED.test(text) ? { weekday: null, title: called ?? `${day.text} ${text}` } : null;
}

const COUNTED = /^[1-9]$/;

/** Rows that count the days: 1, 2, 3. */
const countsDays = (texts: string[]): boolean => texts.length > 2 && texts.every((text, at) => Number(text) === at + 1);

/** The first column, where all its words are short, different and no doses: "Lower A: glutes" before what is done then. */
function titlesIn(view: View, row: number, day: Cell, parts: Cell[]): number | null {
  const days = view.rows.slice(row + 1, row + 15).filter((cells) => cells[day.column] && cells[parts[1]?.column ?? 0]);
  const texts = days.map((cells) => cells[parts[0]?.column ?? 0]?.text ?? "");
  const areTitles =
    new Set(texts).size === texts.length &&
    texts.every(
      (text) => /^\p{L}/u.test(text) && text.length <= 60 && !text.includes("\n") && doseOf(text).sets.length === 0,
    );
  return parts.length > 1 && texts.length > 2 && areTitles ? (parts[0]?.column ?? null) : null;
}

/** "Run | Strength | Swim" over "3 mi @ 8:00": how far and how long is said of the sport above. */
function ofSport(part: string, line: string): NamedDose | null {
  const dose = namesSport(plain(part)) ? doseOf(line) : null;
  return dose?.sets.some(hasWork) ? { code: null, name: part, ...dose } : null;
}

/** "Work" above whole trainings, line by line or as lists. */
function holdsLines(view: View, row: number, column: number): boolean {
  const texts = view.rows.slice(row + 1, row + 21).flatMap((cells) => cells[column]?.text ?? []);
  return texts.length > 1 && texts.filter((text) => /\n|;\s/.test(text)).length * 2 >= texts.length;
}

/** "Exercises" above lists of them, each with its dose. */
function holdsDoses(view: View, row: number, column: number): boolean {
  const texts = view.rows.slice(row + 1, row + 21).flatMap((cells) => cells[column]?.text ?? []);
  const lists = texts.filter((text) => text.split("\n").filter((line) => namedDose(line) !== null).length > 1);
  return lists.length > 1 && lists.length * 2 >= texts.length;
}

const SUM =
  /^(?:(?:total|sum|weekly|planned) ?)?(?:hours?|time|hrs?|h|load|tss|volume|stunden|horas|heures|ore)?(?: total)?$/u;

/** "| Swim | Bike | Run" over "Mon | 1800 m easy | | ": the days, over which nothing stands, and what stands over the others. */
function overDays(view: View, row: number, cells: Cell[]): Cell[] | null {
  const [first] = cells;
  const column = (first?.column ?? 0) - 1;
  if (!first || column < 0) return null;
  const days = view.rows.slice(row + 1, row + 8).filter((below) => bareWeekday(below[column]?.text ?? "") !== null);
  if (days.length < 3) return null;
  return [{ ...first, text: "Day", column, lastColumn: column, row, lastRow: row }, ...cells];
}

/** "Day" above the days, and beside it words above lists of what is done: no headings of doses. */
function headsIn(view: View, row: number): Heads | null {
  const cells = cellsIn(view, row);
  const [first, ...behind] = overDays(view, row, cells) ?? cells;
  // "Hours | 1:30" behind the sports counts them up.
  const others = behind.filter(({ text }) => !SUM.test(plain(text)));
  if (!first || others.length < 2 || view.headingOf(first.text).role !== "day") return null;
  const isPart = ({ text, column }: Cell) => {
    const { role, week, set } = view.headingOf(text);
    // Dates are told above weeks.
    if (namesDate(text)) return false;
    const isOpen = !isDose(role) || (role === "work" && holdsLines(view, row, column));
    return isOpen && week === null && set === null && (isDaytime(text) || !sessionLabel(text)?.sure);
  };
  const parts = others.filter(isPart);
  const named = parts.filter(({ text }) => view.headingOf(text).role !== null && !isDaytime(text));
  const isOfLines = parts.some(
    ({ text, column }) =>
      isDose(view.headingOf(text).role) || (view.headingOf(text).role === "name" && holdsDoses(view, row, column)),
  );
  if (parts.length < others.length || (named.length * 2 > parts.length && !isOfLines) || !/\p{L}/u.test(first.text))
    return null;
  const below = view.rows.slice(row + 1, row + 3).flatMap((cells) => cells[first.column]?.text ?? []);
  const [own = ""] = below.filter((text) => weekLabel(text) === null);
  const figures = view.rows.slice(row + 1).flatMap((cells) => cells[first.column]?.text ?? []);
  return sessionLabel(own)?.sure || countsDays(figures)
    ? {
        day: first,
        parts: new Map(parts.map(({ column, text }) => [column, text])),
        titles: titlesIn(view, row, first, parts),
      }
    : null;
}
