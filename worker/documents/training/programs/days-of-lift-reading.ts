import type { Column } from "./columns/column";
import { headingBlocks } from "./columns/heading-blocks";
import { isWholeDose } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { liftWithin } from "./lift-within";
import type { ProgramBuilder } from "./program-builder";

/**
 * Reads a sheet that is named for its only lift and has no headings: below each week a row a day, "Mon | 6x6 | 230". False
 * where rows of days say anything else.
 */
export function readDaysOfLift(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null,
): boolean {
  const lift = liftWithin(view.name);
  const rows = lift === null || headingBlocks(view).length > 0 ? [] : view.rows.map((_, row) => cellsIn(view, row));
  const days = rows.filter(([first]) => first && sessionLabel(first.text)?.sure);
  if (lift === null || days.length < FEWEST || !days.every(isDayOfLift)) return false;
  let week = startWeek;
  for (const cells of rows) {
    const [first, dose, load] = cells;
    if (!first) continue;
    const label = cells.length === 1 ? weekLabel(first.text) : null;
    if (label) {
      week = label.number;
      builder.use(first);
    } else if (dose && days.includes(cells)) {
      const { weekday = null, title = null } = sessionLabel(first.text) ?? {};
      const values = [valueAs(dose, "scheme"), ...(load ? [valueAs(load, "load")] : [])];
      const { sets, rest, tempo, said } = rowDose(values, unit, false);
      const exercise = exerciseOf({ code: null, name: lift, sets, rest, tempo, said });
      builder.session(week, { weekday, title }).exercises.push(exercise);
      builder.use(...cells);
    } else if (cells.length === 1 && week === startWeek) builder.entitle(first);
  }
  return true;
}

/** Fewer days are no plan of a lift. */
const FEWEST = 3;

/** "Mon | 6x6", "Fri | 8x4 | 260", "Day 2 | 5x5 | 80%" */
function isDayOfLift([, dose, load, ...more]: Cell[]): boolean {
  return (
    dose !== undefined && isWholeDose(dose.text) && more.length === 0 && (load === undefined || LOAD.test(load.text))
  );
}

const LOAD = /^\d{1,3}(?:[.,]\d+)?\s*(?:kgs?|lbs?|кг|%)?$/iu;

const valueAs = (cell: Cell, role: Column["role"]) => ({
  column: { index: cell.column, role, unit: null, week: null, set: null, heading: "", over: null },
  cell,
});
