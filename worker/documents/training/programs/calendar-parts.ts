import type { ReadExercise } from "../../../contract/program-reading";
import type { ColumnRole } from "../vocabulary/column-words";
import { headingOf } from "./columns/column-heading";
import { doseOf, hasWork } from "./doses/dose-sets";
import { rowDose } from "./doses/row-dose";
import { timeText } from "./doses/time-text";
import type { Cell } from "./grid-view";

/** What a row below the sets may say of them: "% of 1RM | 70% | 75%", "Load (kg) | 85 | 90". Null where it says none of it. */
export function partSaid(label: Cell | undefined): Part | null {
  const { role = null, unit = null } = label ? headingOf(label.text) : {};
  return label && role !== null && PARTS.has(role) ? { label, role, unit } : null;
}

/** Percentages or loads alone below sets that say none, each under its own: nothing names them. */
export function partUnsaid(cells: Cell[], exerciseOver: (cell: Cell) => ReadExercise | undefined): Part | null {
  const [first, ...more] = cells;
  if (!first || more.length === 0) return null;
  const role = cells.every(({ text }) => PERCENT.test(text)) ? "percent" : cells.every(isLoad) ? "load" : null;
  if (role === null) return null;
  const isOpen = cells.every((cell) =>
    exerciseOver(cell)?.prescription.every(
      (sets) => hasWork(sets) && sets.load === null && (role === "load" || sets.percent === null),
    ),
  );
  return isOpen ? { label: null, role, unit: null } : null;
}

const PERCENT = /^\d{2,3}(?:[.,]\d)?\s*%/;
/** A bare figure is a load where it is more than anybody's reps. */
const isLoad = ({ text }: Cell) =>
  /^\d+(?:[.,]\d+)?\s*(?:kgs?|lbs?|кг)$/iu.test(text) ||
  (/^\d+(?:[.,]\d+)?$/.test(text) && Number.parseFloat(text) > 30);

type Part = { label: Cell | null; role: ColumnRole; unit: string | null };

const PARTS = new Set<string>(["percent", "load", "effort", "rir", "intensity", "rest"]);

/** Says of an exercise's sets what stands below them, where they do not say it themselves. */
export function addPart(exercise: ReadExercise, { label, role, unit }: Part, cell: Cell): void {
  const column = { index: cell.column, role, unit, week: null, set: null, heading: label?.text ?? "", over: null };
  const [said] = rowDose([{ column, cell }], null, false).sets;
  exercise.prescription = exercise.prescription.map((sets) => ({
    ...sets,
    load: sets.load ?? said?.load ?? null,
    percent: sets.percent ?? said?.percent ?? null,
    effort: sets.effort ?? said?.effort ?? null,
  }));
  if (role === "rest") exercise.rest ??= doseOf(cell.text).rest ?? timeText(cell.text);
}
