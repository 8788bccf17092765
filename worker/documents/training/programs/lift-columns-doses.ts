import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { looksLikeMovement, namesSport } from "../vocabulary/movements";
import type { Column } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { doseOf, hasWork, isDoseText, isWholeDose } from "./doses/dose-sets";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import type { Value } from "./doses/values-of-row";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import type { SessionMark } from "./program-builder";

/**
 * `mark` is the session that stands over the lift and its neighbours, `rest` what is said of it below its name, `own` are the
 * columns behind it that say more of its dose alone.
 */
export type Lift = {
  column: Column;
  name: string;
  sets: Sets[];
  rest: string | null;
  mark: SessionMark | null;
  own: Column[];
};

/** "Deadlift | kg | Row | Squat | kg": what says doses between the lifts, and what is headed the same, is of the lift before it. */
export function takeOwnDoses(lifts: Lift[], others: Column[]): void {
  const [first, last] = [lifts[0]?.column.index ?? 0, lifts.at(-1)?.column.index ?? 0];
  const doses = others.filter(({ role, index }) => isDose(role as never) && index > first);
  const between = new Set(doses.filter(({ index }) => index < last).map(({ heading }) => heading));
  for (const column of doses)
    if (between.has(column.heading)) lifts.findLast((lift) => lift.column.index < column.index)?.own.push(column);
}

/** "5x5 | 3x5" below the lifts, or "Sets | 5 | 3" and "Reps | 5 | 5": the dose of each, over the rows of its loads. */
export function withSchemes(
  view: View,
  row: number,
  lifts: Lift[],
  others: Column[],
): { lifts: Lift[]; below: number } {
  const values = lifts.map((): Value[] => []);
  let below = 0;
  while (below < MOST_SCHEMES) {
    const own = cellsIn(view, row + below + 1).filter((cell) => cell.row === row + below + 1);
    const label = own.find(({ column }) => others.some(({ index }) => index === column));
    const { role = null, unit = null } = label ? view.headingOf(label.text) : {};
    const cells = lifts.map(({ column }) => own.find((cell) => cell.column === column.index) ?? null);
    const said = cells.filter((cell) => cell !== null);
    const isOfRole = label !== undefined && (isDose(role) || role === "rest") && said.length * 2 > lifts.length;
    const isScheme = !label && said.length === lifts.length && said.every(({ text }) => SCHEME.test(plain(text)));
    if (!isOfRole && !isScheme) break;
    for (const [at, { column }] of lifts.entries()) {
      const cell = cells[at];
      if (cell) values[at]?.push({ column: { ...column, role: isScheme ? "any" : role, unit }, cell });
    }
    below++;
  }
  if (below === 0) return { lifts, below };
  return {
    below,
    lifts: lifts.map((lift, at) => {
      const own = values[at] ?? [];
      const rest = own.find(({ column }) => column.role === "rest")?.cell.text ?? null;
      const dose = rowDose(
        own.filter(({ column }) => column.role !== "rest"),
        null,
        false,
      );
      return { ...lift, sets: dose.sets.length > 0 ? dose.sets : lift.sets, rest: rest ?? dose.rest ?? lift.rest };
    }),
  };
}

const MOST_SCHEMES = 4;

/** "5x5", "3 x 8-12", "3xF": sets and reps, and nothing else. */
const SCHEME = /^\d{1,2}\s*[x×]\s*(?:\d{1,3}(?:\s*-\s*\d{1,3})?\+?|f|max|amrap)$/u;

/** What a row does of the lift above: a whole dose, or the load of the sets that its heading or the row's other cells tell. */
export function exerciseOfLift(lift: Lift, cell: Cell, shared: Value[], unit: string | null): ReadExercise {
  // "Trap bar deadlift: 4x5" below "Hinge" names the lift of that week.
  const named = namedDose(cell.text);
  if (named && looksLikeMovement(plain(named.name)) && named.sets.every(({ count }) => count !== null))
    return { ...exerciseOf(named), category: lift.name };
  const isWhole = (isDoseText(cell.text) || lasts(cell.text)) && !/^\d+(?:[.,]\d+)?$/.test(cell.text);
  const role = isWhole ? "any" : "load";
  const { sets, said, ...dose } = rowDose([...shared, { column: { ...lift.column, role }, cell }], unit, false);
  const [own] = sets;
  const isLoad = shared.length === 0 && !isWhole;
  const prescription = isLoad
    ? lift.sets.map((each) => ({ ...each, load: own?.load ?? null, percent: own?.percent ?? each.percent }))
    : sets.map((each) => ({ ...each, load: each.load ?? onlyLoad(lift) }));
  const rest = dose.rest ?? lift.rest;
  return exerciseOf({ code: null, name: lift.name, sets: prescription, rest, tempo: null, said });
}

/** "2 x 20 kg" below the name of the lift: the load of all weeks, whose sets stand in their rows. */
function onlyLoad({ sets: [only, ...more] }: Lift): string | null {
  return only && more.length === 0 && only.count === null && !hasWork(only) ? only.load : null;
}

/** Whole doses stand below the lifts, and hardly anything else. */
export function holdDoses(view: View, row: number, lifts: Lift[]): boolean {
  const texts = view.rows
    .slice(row + 1, row + 41)
    .flatMap((cells) => lifts.flatMap(({ column }) => cells[column.index] ?? []))
    .flatMap(({ text, column, lastColumn }) =>
      column === lastColumn && !isRest(text) && /\d/.test(text) ? [text] : [],
    );
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  if (texts.length < lifts.length) return false;
  // "45 min easy" in the column of a sport is what is done of it.
  if (lifts.every(({ name }) => namesSport(plain(name))) && share(lasts) >= 0.8) return true;
  return share(isWholeDose) >= 0.5 && share((text) => isWholeDose(text) || lasts(text)) >= 0.8;
}

function lasts(text: string): boolean {
  return doseOf(text).sets.some(({ duration, distance }) => duration !== null || distance !== null);
}
