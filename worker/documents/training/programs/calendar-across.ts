import type { ReadExercise } from "../../../contract/program-reading";
import { headingOf } from "./columns/column-heading";
import { doseOf, isWholeDose } from "./doses/dose-sets";
import { loadsOf } from "./doses/loads-of-cell";
import { exerciseOf } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { isDaytime } from "./labels/rest-and-daytime";

/** A day is merged over so many columns. */
export type DaySpan = { from: number; to: number };

type AcrossDay = { column: number; exercise: ReadExercise; cells: Cell[] };

/**
 * "Squat | 5x5 | 60" below a day that is merged over three columns: the name, the dose and perhaps the load of one exercise.
 * None where a day of the row holds anything else.
 */
export function exercisesAcross(view: View, row: number, spans: DaySpan[], unit: string | null): AcrossDay[] {
  const filled = spans.flatMap(({ from, to }) => {
    const cells = row < view.rows.length ? cellsIn(view, row, from, to).filter((cell) => cell.row === row) : [];
    return cells.length > 0 ? [{ from, cells }] : [];
  });
  const read = filled.flatMap(({ from, cells }) => {
    const exercise = exerciseIn(cells, unit);
    return exercise ? [{ column: from, exercise, cells }] : [];
  });
  return read.length === filled.length ? read : [];
}

function exerciseIn([name, dose, load, ...more]: Cell[], unit: string | null): ReadExercise | null {
  if (!name || !dose || more.length > 0 || !/^\p{L}[^\n]{2,60}$/u.test(name.text)) return null;
  if (headingOf(name.text).role !== null || isDaytime(name.text)) return null;
  if (!isWholeDose(dose.text) || (load && !LOAD.test(load.text))) return null;
  const read = { code: null, name: name.text, ...doseOf(dose.text) };
  const [weight = null] = load ? loadsOf(load.text, unit) : [];
  const sets = read.sets.map((each) => ({ ...each, load: weight ?? each.load }));
  return { ...exerciseOf({ ...read, sets }), videoUrl: name.url };
}

const LOAD = /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:kgs?|lbs?|кг)?$/iu;
