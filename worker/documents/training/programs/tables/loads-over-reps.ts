import type { Column } from "../columns/column";
import type { Value } from "../doses/values-of-row";

/** "60 | 70 | 80" in one of two rows and "5 | 3 | x1+" in the other: the load and the reps of each set. Null for anything else. */
export function loadsWithReps(before: Value[], own: Value[]): Value[] | null {
  const areOfSets = [...before, ...own].every(({ column: { set, role } }) => set !== null && role === "any");
  const isBeside = own.every(({ column }) => before.some((value) => value.column === column));
  if (own.length < 2 || before.length !== own.length || !areOfSets || !isBeside) return null;
  if (areLoads(before) && areReps(own)) return [...as("load", before), ...as("reps", own)];
  if (areReps(before) && areLoads(own)) return [...as("load", own), ...as("reps", before)];
  return null;
}

const as = (role: Column["role"], values: Value[]): Value[] =>
  values.map(({ column, cell }) => ({ column: { ...column, role }, cell }));

/** Nobody plans sets of so many reps, one beside the other. */
const areLoads = (values: Value[]) =>
  values.every(({ cell: { text } }) => /^\d{2,3}(?:[.,]\d{1,2})?(?:\s?(?:kg|lbs?))?$/i.test(text) && !REPS.test(text));

const areReps = (values: Value[]) => values.every(({ cell: { text } }) => REPS.test(text));

const REPS = /^(?:x\s?)?(?:1?\d|20)\s?\+?$/i;
