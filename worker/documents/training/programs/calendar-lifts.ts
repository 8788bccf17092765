import { NO_SETS } from "../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, hasWork, isWholeDose } from "./doses/dose-sets";
import { loadsOf } from "./doses/loads-of-cell";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";

/** "Press | Squat" under the days, and "60 kg x 5 | 100 kg x 5" below them: lifts, each over its sets. */
export function headsSets(view: View, row: number, cells: Cell[]): boolean {
  const areNames = cells.every(({ text }) => looksLikeMovement(plain(text)) && !/\d|\n/.test(text));
  if (cells.length < 2 || !areNames) return false;
  const below = cellsIn(view, row + 1).filter(({ column }) => cells.some((cell) => cell.column === column));
  return below.length === cells.length && below.every(({ text }) => SET.test(text));
}

/** What a row says of the lifts above, one after the other: a set of each, or the load of sets that are counted in front. Null for anything else. */
export function setsBelow(cells: Cell[], front: Cell | null, unit: string | null): Sets[][] | null {
  const label = front?.text ?? "";
  const [share = null] = /\d{2,3}(?:[.,]\d)?\s?%/.exec(label) ?? [];
  const counted = doseOf(/\d{1,2}\s*[x×]\s*\d{1,2}\+?/.exec(label)?.[0] ?? "").sets;
  const all = cells.map(({ text }): Sets[] => {
    const [, weighed = "", reps = ""] = SET.exec(text) ?? [];
    const percent = share?.replace(/\s/, "") ?? null;
    if (reps)
      return [
        { ...NO_SETS, count: "1", reps, load: loadsOf(weighed.trim().replace(",", "."), unit)[0] ?? null, percent },
      ];
    const load = LOAD.test(text) ? (loadsOf(text.replace(",", "."), unit)[0] ?? null) : null;
    return load === null ? [] : counted.map((sets) => ({ ...sets, load, percent }));
  });
  return all.every((sets) => sets.length > 0) ? all : null;
}

/** "Chin-up | Leg raise" and below it "5 x 10 | 3 x 15": the dose of each. Null for anything else. */
export function dosesBelow(cells: Cell[], lasts: (ReadExercise | undefined)[]): Sets[][] | null {
  const isOpen = cells.length > 1 && lasts.every((last) => last?.prescription.length === 0);
  // What says more than sets is read by itself: "Sled push 4 x 20 m" names its own exercise.
  const saysMore = ({ text }: Cell) => doseOf(text).said.length > 0 || doseOf(text).rest !== null;
  if (!isOpen || !cells.every(({ text }) => isWholeDose(text)) || cells.some(saysMore)) return null;
  return cells.map(({ text }) => doseOf(text).sets.filter(hasWork));
}

/** "5 x 10" is no load of five. */
const SET = /^(\d{1,3}(?:[.,]\d{1,2})?\s*(?:kgs?|lbs?|кг)|(?:\d{3}|[2-9]\d)(?:[.,]\d{1,2})?)\s*[x×]\s*(\d{1,2}\+?)$/iu;
const LOAD = /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:kgs?|lbs?|кг)$/iu;
