import { namesSport } from "../vocabulary/movements";
import { readDay } from "./calendar-day";
import { isDose } from "./columns/column-heading";
import { doseOf, hasWork } from "./doses/dose-sets";
import type { NamedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Heads = { day: number; parts: Map<number, string> };

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
    const { day, parts } = heads;
    const label = sessionLabel(view.rows[row]?.[day]?.text ?? "");
    if (!label?.sure) continue;
    const mark: SessionMark = { weekday: label.weekday, title: label.title };
    for (const cell of cells) {
      builder.use(cell);
      const part = parts.get(cell.column);
      if (part === undefined) continue;
      const number = week;
      const session = () => builder.session(number, mark);
      const before = builder.exercises.length;
      readDay(cell.text, {
        mark: { ...mark },
        session,
        unnamed: (line) => ofSport(part, line),
        leave: (text) => builder.leave(text, null),
      });
      for (const exercise of builder.exercises.slice(before)) if (exercise.name !== part) exercise.category ??= part;
      found = true;
    }
  }
  return found;
}

/** "Run | Strength | Swim" over "3 mi @ 8:00": how far and how long is said of the sport above. */
function ofSport(part: string, line: string): NamedDose | null {
  const dose = namesSport(plain(part)) ? doseOf(line) : null;
  return dose?.sets.some(hasWork) ? { code: null, name: part, ...dose } : null;
}

/** "Work" above whole trainings, line by line. */
function holdsLines(view: View, row: number, column: number): boolean {
  const texts = view.rows.slice(row + 1, row + 21).flatMap((cells) => cells[column]?.text ?? []);
  return texts.length > 1 && texts.filter((text) => text.includes("\n")).length * 2 >= texts.length;
}

/** "Day" above the days, and beside it words above lists of what is done: no headings of doses. */
function headsIn(view: View, row: number): Heads | null {
  const [first, ...others] = cellsIn(view, row);
  if (!first || others.length < 2 || view.headingOf(first.text).role !== "day") return null;
  const isPart = ({ text, column }: Cell) => {
    const { role, week, set } = view.headingOf(text);
    const isOpen = !isDose(role) || (role === "work" && holdsLines(view, row, column));
    return isOpen && week === null && set === null && !sessionLabel(text)?.sure;
  };
  const parts = others.filter(isPart);
  const named = parts.filter(({ text }) => view.headingOf(text).role !== null);
  const isOfLines = parts.some(({ text }) => isDose(view.headingOf(text).role));
  if (parts.length < others.length || (named.length * 2 > parts.length && !isOfLines) || !/\p{L}/u.test(first.text))
    return null;
  const below = view.rows.slice(row + 1, row + 3).flatMap((cells) => cells[first.column]?.text ?? []);
  const [own = ""] = below.filter((text) => weekLabel(text) === null);
  return sessionLabel(own)?.sure
    ? { day: first.column, parts: new Map(parts.map(({ column, text }) => [column, text])) }
    : null;
}
