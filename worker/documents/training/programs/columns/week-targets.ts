import { doseOf, hasWork } from "../doses/dose-sets";
import { cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import type { Column } from "./column";

/** What "3 RIR", "@8" or "72.5%" ask of the sets below. Null for anything else. */
export function targetOf(text: string): Column["target"] {
  if (text.length > 16 || !/\d/.test(text)) return null;
  const { sets, said, rest } = doseOf(text);
  const [only, ...more] = sets;
  if (!only || more.length > 0 || said.length > 0 || rest !== null || hasWork(only) || only.count || only.load)
    return null;
  return only.percent || only.effort ? { percent: only.percent, effort: only.effort } : null;
}

/** Weeks that have a name where the others have a number. */
export const EASY_WEEK =
  /^(?:deload|taper|test(?:ing)?|peak|easy|descarga|scarico|decharge|entlastung|разгрузка)(?:\s+week)?$/u;

/** "3 RIR | 2 RIR | Deload": how hard each week is meant to be, and nothing else. */
export function isTargetRow(view: View, row: number): boolean {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const targets = cells.filter(({ text }) => targetOf(text) !== null);
  return targets.length > 1 && cells.every((cell) => targets.includes(cell) || EASY_WEEK.test(plain(cell.text)));
}

/** "RIR | RIR 3 | RIR 2": the same, behind what it is. */
export function isLabelledTarget(view: View, row: number): boolean {
  const [label, ...targets] = cellsIn(view, row);
  const role = label ? view.headingOf(label.text).role : null;
  const isOfEffort = role === "rir" || role === "effort" || role === "percent" || role === "intensity";
  return isOfEffort && targets.length > 1 && targets.every(({ text }) => targetOf(text) !== null);
}
