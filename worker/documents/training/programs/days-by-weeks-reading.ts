import { dosedLinesOf, readDay } from "./calendar-day";
import { namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { isRestDay } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/** The column of the days, that of the kinds of exercises or of their codes, and those of the weeks. */
type Heads = { day: number; kind: number | null; weeks: { column: number; number: number; title: string }[] };

/**
 * Reads days that go down over the rows of their exercises, of which each week has its own: "Day | Slot | Week 1 | Week 2" over
 * "Mon | Main | Squat 5x5 | Front squat 5x3". False where there are none.
 */
export function readDaysByWeeks(view: View, builder: ProgramBuilder): boolean {
  let heads: Heads | null = null;
  let mark: SessionMark | null = null;
  let found = false;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row).filter((cell) => cell.row === row);
    const next = headsIn(view, row, cells);
    if (next) {
      [heads, mark] = [next, null];
      builder.use(...cells);
      continue;
    }
    const [only, ...more] = cells;
    if (!heads) {
      if (only && more.length === 0) builder.entitle(only);
      continue;
    }
    const { day, kind, weeks } = heads;
    const front = cells.find(({ column }) => column === day);
    if (front) mark = markOf(front);
    const own = mark;
    if (own === null) continue;
    const kindOrCode = kind === null ? null : (view.rows[row]?.[kind] ?? null);
    builder.use(front, kindOrCode);
    for (const { column, number, title } of weeks) {
      const cell = view.rows[row]?.[column];
      if (cell?.row !== row || isRestDay(cell.text)) continue;
      builder.week(number, title);
      const session = () => builder.session(number, own);
      const before = session().exercises.length;
      readDay(cell.text, {
        mark: { ...own },
        session,
        unnamed: () => null,
        leave: (text) => builder.leave(text, null),
      });
      for (const exercise of session().exercises.slice(before)) {
        if (kindOrCode && /\p{L}{3}/u.test(kindOrCode.text)) exercise.category ??= kindOrCode.text;
        else if (kindOrCode) exercise.exerciseCode ??= kindOrCode.text;
      }
      builder.use(cell);
      found = true;
    }
  }
  return found;
}

/** Weeks right beside each other, behind the days and perhaps one more column, over cells that say what is done. */
function headsIn(view: View, row: number, cells: Cell[]): Heads | null {
  const weeks = cells.flatMap(({ column, lastColumn, text }) => {
    const label = lastColumn === column ? weekLabel(text) : null;
    const isWeek = label?.before === "" && BUILDS.test(label.rest);
    return isWeek ? [{ column, number: label.number, title: label.rest }] : [];
  });
  const first = weeks[0]?.column ?? 0;
  if (weeks.length < 2 || first < 1 || first > 2 || new Set(weeks.map(({ number }) => number)).size < weeks.length)
    return null;
  const below = view.rows.slice(row + 1, row + 31);
  const days = below.flatMap(([cell], at) => (cell?.row === row + 1 + at && markOf(cell) ? cell : []));
  const works = below.flatMap((own) => weeks.flatMap(({ column }) => own[column]?.text ?? []));
  const named = works.filter((text) => dosedLinesOf(text).some((line) => namedDose(line) !== null));
  if (days.length < 2 || named.length * 2 < works.length) return null;
  return { day: 0, kind: first === 2 ? 1 : null, weeks };
}

/** "Week 3 (deload)": what the week is for. */
const BUILDS = /^(?:\(?\p{L}[\p{L} ]{2,24}\)?)?$/u;

function markOf({ text }: Cell): SessionMark | null {
  const label = sessionLabel(text);
  return label?.sure ? { weekday: label.weekday, title: label.title } : null;
}
