import type { ReadExercise } from "../../../contract/program-reading";
import type { ColumnRole } from "../vocabulary/column-words";
import { headingOf } from "./column-heading";
import { doseOf } from "./dose-sets";
import type { Cell } from "./grid-view";
import { rowDose } from "./row-dose";
import { timeText } from "./time-text";

/** What a row below the sets may say of them: "% of 1RM | 70% | 75%", "Load (kg) | 85 | 90". Null where it says none of it. */
export function partSaid(label: Cell | undefined): Part | null {
  const { role = null, unit = null } = label ? headingOf(label.text) : {};
  return label && role !== null && PARTS.has(role) ? { label, role, unit } : null;
}

type Part = { label: Cell; role: ColumnRole; unit: string | null };

const PARTS = new Set<string>(["percent", "load", "effort", "rir", "intensity", "rest"]);

/** Says of an exercise's sets what stands below them, where they do not say it themselves. */
export function addPart(exercise: ReadExercise, { label, role, unit }: Part, cell: Cell): void {
  const column = { index: cell.column, role, unit, week: null, set: null, heading: label.text, over: null };
  const [said] = rowDose([{ column, cell }], null, false).sets;
  exercise.prescription = exercise.prescription.map((sets) => ({
    ...sets,
    load: sets.load ?? said?.load ?? null,
    percent: sets.percent ?? said?.percent ?? null,
    effort: sets.effort ?? said?.effort ?? null,
  }));
  if (role === "rest") exercise.rest ??= doseOf(cell.text).rest ?? timeText(cell.text);
}
