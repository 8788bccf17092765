import type { Column, Lane } from "../columns/column";
import { isDose } from "../columns/column-heading";
import type { Value } from "../doses/values-of-row";

export const hasRole = ({ columns }: Lane, wanted: Column["role"]): boolean =>
  columns.some(({ role }) => role === wanted);

/** It holds a dose, or a part of one. */
export const isOfDose = ({ role }: Column): boolean => role === "any" || isDose(role);

export const isOfPlace = ({ role }: Column): boolean => role === "day" || role === "week";

export const dosesAmong = (values: Value[]): Value[] => values.filter(({ column }) => isOfDose(column));

const saysDose = (column: Column) => isOfDose(column) || column.week !== null || column.set !== null;

export const holdsDoses = ({ columns }: Lane): boolean => columns.some(saysDose);

/** "Lift | Start T1 (lb) | Start T2 (lb)": loads to begin with, of sets that stand elsewhere. */
export function isListOfLoads({ columns }: Lane): boolean {
  const dosed = columns.filter(saysDose);
  return (
    dosed.length > 1 &&
    dosed.every(({ role, week, set, mark }) => role === "load" && week === null && set === null && !mark)
  );
}

/** "Exercise | Week | Sets | Reps": a row for each week of an exercise that is named once. */
export const rowsAreWeeks = ({ columns, name }: Lane): boolean =>
  columns.some(({ role, index }) => role === "week" && index > name);

/** Headings without a name, of rows that are the sets, the weeks or the days of a lift said above them. */
export const namesNothing = (lane: Lane): boolean =>
  isUnderLifts(lane) ||
  holdsSets(lane) ||
  lane.columns.some(({ lift }) => lift) ||
  (!hasRole(lane, "name") && hasRole(lane, "day") && lane.columns.some(({ role }) => role !== "any" && isDose(role)));

/** Loads and reps side by side with others, and no names: rows that are the sets of the lift above them. */
export const holdsSets = (lane: Lane): boolean =>
  lane.name < lane.from &&
  hasRole(lane, "reps") &&
  (hasRole(lane, "load") || hasRole(lane, "percent")) &&
  !hasRole(lane, "name") &&
  !hasRole(lane, "day");

/** Headings without a name, of rows that are the sets or the weeks of the lift above them. */
export const isUnderLifts = (lane: Lane): boolean =>
  !hasRole(lane, "name") && !hasRole(lane, "day") && (hasRole(lane, "set") || hasRole(lane, "week"));
