import { lineOf } from "./card-reading";
import { headsTables } from "./columns/heading-rows";
import { isDoseText } from "./doses/dose-sets";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

type Day = { from: number; to: number; mark: SessionMark };

/**
 * Reads days side by side, each over columns of its own: "Monday" over "Back Squat | 4x5". False where there are none. Headings
 * of columns below the days belong to another reader.
 */
export function readPairs(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  let days: Day[] = [];
  let week = startWeek;
  let found = false;
  let headed = -1;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row).filter((cell) => cell.row === row);
    const heads = daysIn(view, cells, row);
    if (heads) {
      days = (headed === row - 1 && titledDays(days, heads)) || heads;
      headed = row;
      found = true;
      builder.use(...cells);
      continue;
    }
    const [only, ...more] = cells;
    // "Week 3 | | Warm-up 2" right above the days says the week of all of them.
    const isOver = more.length === 1 && daysIn(view, cellsIn(view, row + 1), row + 1) !== null;
    const label = only && (more.length === 0 || isOver) ? weekLabel(only.text) : null;
    if (only && label) {
      week = label.number;
      days = [];
      builder.use(only);
      continue;
    }
    if (only && more.length === 0 && !found && row < 3) builder.entitle(only);
    // "Week 1 | Squat | 5x5 | Squat | 2x5": a row of the days tells its week in front of them.
    const fore = only && days[0] && only.column < days[0].from ? weekLabel(only.text) : null;
    if (only && fore) {
      week = fore.number;
      builder.use(only);
    }
    for (const { from, to, mark } of days) {
      const own = cellsIn(view, row, from, to).filter((cell) => cell.row === row);
      const [first] = own;
      if (!first || isRest(first.text)) continue;
      const { exercises } = { exercises: builder.weeks.find(({ number }) => number === week)?.sessions ?? [] };
      const began = exercises.some((session) => session.mark === mark);
      if (!began && own.length === 1 && namedDose(first.text) === null && mark.title === null) {
        mark.title = first.text;
        builder.use(first);
        continue;
      }
      for (const line of lineOf(own)) {
        const read = namedDose(line);
        if (!read) continue;
        builder.session(week, mark).exercises.push(exerciseOf(read));
        builder.use(...own);
      }
    }
  }
  return found;
}

/** "Workout A | Workout B" right below "Monday | Thursday": what the days are called. */
function titledDays(days: Day[], titles: Day[]): Day[] | null {
  const titled = days.flatMap(({ mark, ...span }, at) => {
    const title = titles[at];
    const isTitle = title?.from === span.from && title.mark.weekday === null && mark.title === null;
    return isTitle ? [{ ...span, mark: { ...mark, title: title.mark.title } }] : [];
  });
  return titled.length === days.length && titled.length === titles.length ? titled : null;
}

/** Two or more days in a row of nothing else, each over several columns, with doses in the columns behind the first. */
function daysIn(view: View, cells: Cell[], row: number): Day[] | null {
  if (cells.length < 2 || headsTables(view, row + 1, cells.length)) return null;
  const days: Day[] = [];
  for (const [at, cell] of cells.entries()) {
    const weekday = bareWeekday(cell.text);
    const label = weekday === null ? sessionLabel(cell.text) : { weekday, title: null, sure: true };
    if (!label?.sure) return null;
    const to = (cells[at + 1]?.column ?? Math.max(cell.lastColumn, widest(days, cell)) + 1) - 1;
    if (to === cell.column) return null;
    days.push({ from: cell.column, to, mark: { weekday: label.weekday, title: label.title } });
  }
  const doses = days.filter(({ from, to }) =>
    [1, 2, 3].some((step) =>
      cellsIn(view, row + step, from + 1, to).some(({ text, column }) => column > from && isDoseText(text)),
    ),
  );
  return doses.length * 2 >= days.length ? days : null;
}

/** The last day has as many columns as the one before. */
function widest(days: Day[], cell: Cell): number {
  const before = days[days.length - 1];
  return before ? cell.column + before.to - before.from : cell.lastColumn;
}
