import type { ExerciseLog, LoggedSet } from "../../worker/contract/training";
import { SET_LIMITS, SIDES, type Side, WEIGHT_UNITS, type WeightUnit } from "../../worker/contract/training-limits";
import { elapsedSeconds, readSeconds, typedSeconds } from "./typed-seconds";

/**
 * A set as it is typed. The unit is the one its load was typed in. Optional fields are absent in rows stored by earlier
 * versions.
 */
export type SetRow = {
  load: string;
  reps: string;
  effort: string;
  unit: WeightUnit;
  time?: string;
  distance?: string;
  side?: Side | null;
  /** The load is added to bodyweight, or subtracted if negative. */
  bodyweight?: boolean;
  /** When its running stopwatch was started. */
  startedAt?: number | null;
};
export type SetField = "load" | "reps" | "time" | "distance" | "effort";

const SET_FIELDS: readonly SetField[] = ["load", "reps", "time", "distance", "effort"];

/** How empty rows start: with a side, and with bodyweight. */
export type RowKind = { eachSide: boolean; bodyweight: boolean };
const PLAIN_ROWS: RowKind = { eachSide: false, bodyweight: false };

export function emptyRow(
  unit: WeightUnit,
  { bodyweight }: Pick<RowKind, "bodyweight"> = PLAIN_ROWS,
  side?: Side,
): SetRow {
  return { load: "", reps: "", effort: "", unit, ...(bodyweight ? { bodyweight } : {}), ...(side ? { side } : {}) };
}

export const isEmptyRow = (row: SetRow) =>
  !row.startedAt && SET_FIELDS.every((field) => /^\s*[-+\u2212]?\s*$/.test(row[field] ?? ""));

/** Returns the sets as rows, padded with empty ones; a set with sides has a row for each. */
export function rowsOf(log: ExerciseLog | null, count: number, unit: WeightUnit, kind = PLAIN_ROWS): SetRow[] {
  const rows = (log?.sets ?? []).map(rowOf);
  const wanted = kind.eachSide ? count * 2 : count;
  return [
    ...rows,
    ...Array.from({ length: Math.max(0, wanted - rows.length) }, (_, at) =>
      emptyRow(unit, kind, kind.eachSide ? ((rows.length + at) % 2 ? "right" : "left") : undefined),
    ),
  ];
}

export function rowOf({ load, reps, effort, unit, seconds, metres, side, bodyweight }: LoggedSet): SetRow {
  const text = (value: number | null) => (value === null ? "" : String(value));
  return {
    load: text(load),
    reps: text(reps),
    effort: text(effort),
    unit,
    ...(seconds === null ? {} : { time: typedSeconds(seconds) }),
    ...(metres === null ? {} : { distance: text(metres) }),
    ...(side ? { side } : {}),
    ...(bodyweight ? { bodyweight } : {}),
  };
}

/** Changes the unit of empty rows; typed ones keep theirs. */
export function inUnit(rows: readonly SetRow[], unit: WeightUnit): SetRow[] {
  return rows.map((row) => (row.load.trim() === "" ? { ...row, unit } : row));
}

/** Splits rows by side or joins them again: typed rows stay, empty ones follow. */
export function withSides(rows: readonly SetRow[], eachSide: boolean): SetRow[] {
  if (!eachSide) {
    const whole = rows.filter((row) => row.side !== "right" || !isEmptyRow(row));
    return whole.map(({ side: _, ...row }) => row);
  }
  return rows.flatMap((row): SetRow[] => {
    if (row.side) return [row];
    return [{ ...row, side: "left" }, emptyRow(row.unit, { bodyweight: row.bodyweight ?? false }, "right")];
  });
}

/** Returns each row's set number: a right side belongs to the left one before it. */
export function setNumbers(rows: readonly SetRow[]): number[] {
  let number = 0;
  return rows.map((row, index) => {
    const isSameSet = row.side === "right" && rows[index - 1]?.side === "left";
    if (!isSameSet) number += 1;
    return number;
  });
}

/** Stops a row's stopwatch and stores its time. */
export function stopped(row: SetRow, now: number): SetRow {
  const { startedAt, ...rest } = row;
  return startedAt ? { ...rest, time: typedSeconds(elapsedSeconds(startedAt, now)) } : row;
}

export type RowProblem = { row: number; field: SetField; message: string };

/** Returns the sets of the non-empty rows, or their problems. */
export function setsOf(rows: readonly SetRow[]): { sets: LoggedSet[]; problems: RowProblem[] } {
  const sets: LoggedSet[] = [];
  const problems: RowProblem[] = [];
  rows.forEach((row, index) => {
    if (isEmptyRow(row)) return;
    // A running stopwatch alone is no value yet.
    if (row.startedAt && isEmptyRow({ ...row, startedAt: null })) return;
    const values = {
      load: readLoad(row.load, row.bodyweight ?? false),
      reps: readReps(row.reps),
      time: readTime(row.time ?? ""),
      distance: readDistance(row.distance ?? ""),
      effort: readEffort(row.effort),
    };
    for (const field of SET_FIELDS) {
      const value = values[field];
      if (typeof value === "string") problems.push({ row: index, field, message: value });
    }
    sets.push({
      load: numberOf(values.load),
      reps: numberOf(values.reps),
      effort: numberOf(values.effort),
      unit: row.unit,
      seconds: numberOf(values.time),
      metres: numberOf(values.distance),
      side: row.side ?? null,
      bodyweight: row.bodyweight ?? false,
    });
  });
  return { sets, problems };
}

type Reading = number | null | string;
const numberOf = (reading: Reading) => (typeof reading === "number" ? reading : null);

function readLoad(text: string, bodyweight: boolean): Reading {
  const [, sign = "", figures = ""] = /^\s*([+\u2212-]?)\s*(.*)$/.exec(text) ?? [];
  if (sign && !bodyweight) return "A load is 0 or more.";
  const value = read(figures);
  if (value === null) return null;
  if (Number.isNaN(value)) return "A load is a number.";
  if (value > SET_LIMITS.loadMax) return `At most ${SET_LIMITS.loadMax}.`;
  if (/[.,]\d{3,}$/.test(text.trim())) return "At most two decimals.";
  return sign && sign !== "+" ? 0 - value : value;
}

function readTime(text: string): Reading {
  const value = readSeconds(text);
  if (value === null) return null;
  if (Number.isNaN(value)) return "A time is in seconds, or as 1:30.";
  return value > SET_LIMITS.secondsMax ? `At most ${SET_LIMITS.secondsMax / 3600} hours.` : value;
}

function readDistance(text: string): Reading {
  const value = read(text);
  if (value === null) return null;
  if (Number.isNaN(value)) return "A distance is a number of metres.";
  if (value > SET_LIMITS.metresMax) return `At most ${SET_LIMITS.metresMax / 1000} km.`;
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

/** Reads a number; half of the world types a decimal comma. */
function read(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  return /^\d{1,6}(?:[.,]\d*)?$|^[.,]\d+$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}

/** The stored log of one exercise on one day. */
export type StoredLog = { name: string | null; rows: SetRow[] };

/** Reads a stored log; storage may hold anything, and earlier versions stored the rows alone. */
export function readLog(value: unknown): StoredLog | null {
  const { name, rows } = (Array.isArray(value) ? { rows: value } : (value ?? {})) as Partial<StoredLog>;
  const read = readRows(rows);
  return read && { name: typeof name === "string" ? name : null, rows: read };
}

/** Fields of a row in every stored version. */
const KEPT_ALWAYS: readonly SetField[] = ["load", "reps", "effort"];

function readRows(value: unknown): SetRow[] | null {
  if (!Array.isArray(value) || value.length > SET_LIMITS.setsPerExercise) return null;
  const rows = value.filter(
    (row): row is SetRow =>
      typeof row === "object" &&
      row !== null &&
      KEPT_ALWAYS.every((field) => typeof row[field] === "string") &&
      SET_FIELDS.every((field) => row[field] === undefined || typeof row[field] === "string") &&
      (row.side === undefined || row.side === null || SIDES.includes(row.side)) &&
      (row.bodyweight === undefined || typeof row.bodyweight === "boolean") &&
      (row.startedAt === undefined || row.startedAt === null || Number.isFinite(row.startedAt)) &&
      WEIGHT_UNITS.includes(row.unit),
  );
  return rows.length === value.length ? rows : null;
}
