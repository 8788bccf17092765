import type { ColumnRole } from "../../vocabulary/column-words";
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

/** The same behind what it is: "3" in a row or column of RIR. */
export function targetBehind(role: ColumnRole | null, text: string): Column["target"] {
  const unit = role === null ? undefined : UNIT_OF_EFFORT[role];
  return targetOf(unit !== undefined && /^[\d.,-]+$/.test(text) ? `${text}${unit}` : text);
}

const UNIT_OF_EFFORT: Partial<Record<ColumnRole, string>> = {
  rir: " RIR",
  effort: " RPE",
  percent: "%",
  intensity: "%",
};

/** What the cells of a row are by the one in front of them: "Target RIR". */
export const roleInFront = (view: View, row: number): ColumnRole | null =>
  view.headingOf(cellsIn(view, row)[0]?.text ?? "").role;

/** Weeks that have a name where the others have a number. */
export const EASY_WEEK =
  /^(?:deload|taper|test(?:ing)?|peak|easy|descarga|scarico|decharge|entlastung|разгрузка)(?:\s+week)?$/u;

/** "3 RIR | 2 RIR | Deload": how hard each week is meant to be, and nothing else. */
export function isTargetRow(view: View, row: number): boolean {
  const own = cellsIn(view, row).filter((cell) => cell.row === row);
  const role = roleInFront(view, row);
  // "Target RIR | 3 | 2 | 1"
  const cells = role !== null && role in UNIT_OF_EFFORT ? own.slice(1) : own;
  const targets = cells.filter(({ text }) => targetBehind(role, text) !== null);
  return targets.length > 1 && cells.every((cell) => targets.includes(cell) || EASY_WEEK.test(plain(cell.text)));
}

/** "RIR | RIR 3 | RIR 2": the same, behind what it is. */
export function isLabelledTarget(view: View, row: number): boolean {
  const [label, ...targets] = cellsIn(view, row);
  const role = label ? view.headingOf(label.text).role : null;
  const isOfEffort = role === "rir" || role === "effort" || role === "percent" || role === "intensity";
  return isOfEffort && targets.length > 1 && targets.every(({ text }) => targetOf(text) !== null);
}
