import { readDay } from "./calendar-day";
import { dayNumber, weekdayOf } from "./cell-dates";
import { cellsIn, type View } from "./grid-view";
import { weekLabel } from "./labels/week-label";
import { namesPart } from "./part-heading";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Parts = { week: number; date: number | null; parts: { index: number; name: string }[] };

/**
 * Reads a class of each week: "Wk | Date | Warm up | Strength | Finisher" over rows of exercises with their doses, several
 * lines to a cell. False where there are none.
 */
export function readPartColumns(view: View, builder: ProgramBuilder): boolean {
  let heads: Parts | null = null;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row).filter((cell) => cell.row === row);
    const found = partsIn(view, row);
    if (found) {
      heads = found;
      builder.use(...cells);
      continue;
    }
    const [only, ...more] = cells;
    if (!heads && only && more.length === 0) builder.entitle(only);
    const first = heads ? view.rows[row]?.[heads.week] : null;
    const week = first ? (/^\d{1,2}$/.test(first.text) ? Number(first.text) : weekLabel(first.text)?.number) : null;
    if (!heads || !first || !week) continue;
    const date = heads.date === null ? null : (view.rows[row]?.[heads.date] ?? null);
    const day = date ? dayNumber(date) : null;
    const mark: SessionMark = { weekday: day === null ? null : weekdayOf(day), title: null };
    builder.use(first, ...(date ? [date] : []));
    for (const { index, name } of heads.parts) {
      const cell = view.rows[row]?.[index];
      if (!cell || cell.row !== row) continue;
      const before = builder.session(week, mark).exercises.length;
      readDay(cell.text, {
        mark,
        session: () => builder.session(week, mark),
        unnamed: () => null,
        leave: (text) => builder.leave(text, null),
      });
      for (const exercise of builder.session(week, mark).exercises.slice(before)) exercise.category ??= name;
      builder.use(cell);
    }
  }
  return heads !== null;
}

/** A column of weeks, and two or more that are called by parts of a training. */
function partsIn(view: View, row: number): Parts | null {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const [week] = cells;
  if (!week || view.headingOf(week.text).role !== "week") return null;
  const date = cells.find(({ text }) => view.headingOf(text).role === "date")?.column ?? null;
  const parts = cells.filter(({ text }) => namesPart(text)).map(({ column: index, text: name }) => ({ index, name }));
  return parts.length >= 2 ? { week: week.column, date, parts } : null;
}
