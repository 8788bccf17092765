import type { ExerciseLog, LoggedSet } from "../../worker/contract/training";
import { SET_LIMITS, WEIGHT_UNITS, type WeightUnit } from "../../worker/contract/training-limits";

/** A set as it is typed. The unit is the one its load was typed in. */
export type SetRow = { load: string; reps: string; effort: string; unit: WeightUnit };
export type SetField = "load" | "reps" | "effort";

const SET_FIELDS: readonly SetField[] = ["load", "reps", "effort"];

export const emptyRow = (unit: WeightUnit): SetRow => ({ load: "", reps: "", effort: "", unit });

export const isEmptyRow = (row: SetRow) => SET_FIELDS.every((field) => row[field].trim() === "");

/** The sets as rows, filled up with empty ones. */
export function rowsOf(log: ExerciseLog | null, count: number, unit: WeightUnit): SetRow[] {
  const rows = (log?.sets ?? []).map(rowOf);
  return [...rows, ...Array.from({ length: Math.max(0, count - rows.length) }, () => emptyRow(unit))];
}

export function rowOf({ load, reps, effort, unit }: LoggedSet): SetRow {
  const text = (value: number | null) => (value === null ? "" : String(value));
  return { load: text(load), reps: text(reps), effort: text(effort), unit };
}

/** Empty rows of another unit than the member now uses follow; what was typed keeps its own. */
export function inUnit(rows: readonly SetRow[], unit: WeightUnit): SetRow[] {
  return rows.map((row) => (row.load.trim() === "" ? { ...row, unit } : row));
}

export type RowProblem = { row: number; field: SetField; message: string };

/** What the rows say, without the empty ones, or what is wrong with them. */
export function setsOf(rows: readonly SetRow[]): { sets: LoggedSet[]; problems: RowProblem[] } {
  const sets: LoggedSet[] = [];
  const problems: RowProblem[] = [];
  rows.forEach((row, index) => {
    if (isEmptyRow(row)) return;
    const values = { load: readLoad(row.load), reps: readReps(row.reps), effort: readEffort(row.effort) };
    for (const field of SET_FIELDS) {
      const value = values[field];
      if (typeof value === "string") problems.push({ row: index, field, message: value });
    }
    sets.push({
      load: numberOf(values.load),
      reps: numberOf(values.reps),
      effort: numberOf(values.effort),
      unit: row.unit,
    });
  });
  return { sets, problems };
}

type Reading = number | null | string;
const numberOf = (reading: Reading) => (typeof reading === "number" ? reading : null);

function readLoad(text: string): Reading {
  const value = read(text);
  if (value === null) return null;
  if (Number.isNaN(value)) return "A load is a number.";
  if (value > SET_LIMITS.loadMax) return `At most ${SET_LIMITS.loadMax}.`;
  return /[.,]\d{3,}$/.test(text.trim()) ? "At most two decimals." : value;
}

function readReps(text: string): Reading {
  const value = read(text);
  if (value === null) return null;
  if (!Number.isInteger(value)) return "Reps are a whole number.";
  return value > SET_LIMITS.repsMax ? `At most ${SET_LIMITS.repsMax} reps.` : value;
}

function readEffort(text: string): Reading {
  const value = read(text);
  if (value === null) return null;
  const within = value >= SET_LIMITS.effortMin && value <= SET_LIMITS.effortMax;
  if (!within) return `Effort is ${SET_LIMITS.effortMin} to ${SET_LIMITS.effortMax}.`;
  return Number.isInteger(value * 2) ? value : "Effort goes in halves.";
}

/** Half of the world types a decimal comma. */
function read(text: string): number | null {
  const said = text.trim();
  if (!said) return null;
  return /^\d{1,6}(?:[.,]\d*)?$|^[.,]\d+$/.test(said) ? Number(said.replace(",", ".")) : Number.NaN;
}

/** What was typed of one exercise on one day, as it is kept. */
export type KeptLog = { name: string | null; rows: SetRow[] };

/** It comes back from storage, where anything may stand; earlier versions kept the rows alone. */
export function readLog(value: unknown): KeptLog | null {
  const { name, rows } = (Array.isArray(value) ? { rows: value } : (value ?? {})) as Partial<KeptLog>;
  const read = readRows(rows);
  return read && { name: typeof name === "string" ? name : null, rows: read };
}

function readRows(value: unknown): SetRow[] | null {
  if (!Array.isArray(value) || value.length > SET_LIMITS.setsPerExercise) return null;
  const rows = value.filter(
    (row): row is SetRow =>
      typeof row === "object" &&
      row !== null &&
      SET_FIELDS.every((field) => typeof row[field] === "string") &&
      WEIGHT_UNITS.includes(row.unit),
  );
  return rows.length === value.length ? rows : null;
}
