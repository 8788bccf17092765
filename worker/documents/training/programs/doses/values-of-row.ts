import type { ColumnRole } from "../../vocabulary/column-words";
import type { Column } from "../columns/column";
import { isDose } from "../columns/column-heading";
import { PACE_OF } from "../columns/pace-of-heading";
import type { Cell } from "../grid-view";
import { inWords, plain } from "../labels/plain-text";

export type Value = { column: Column; cell: Cell };

/** The values of each of the sets that stand side by side, and those that all of them share. */
export function bySets(values: Value[]): { shared: Value[]; grouped: Map<string, Value[]> } {
  const shared: Value[] = [];
  const grouped = new Map<string, Value[]>();
  const seen = new Map<string, number>();
  const repeated = repeatedRoles(values);
  const add = (key: string, value: Value) => grouped.set(key, [...(grouped.get(key) ?? []), value]);
  for (const value of values) {
    const { role, set, percent } = value.column;
    if (percent) add(`p${percent}`, value);
    else if (set !== null) add(`s${set}`, ofOneSet(value));
    else if (repeated.has(String(role))) {
      const nth = (seen.get(String(role)) ?? 0) + 1;
      seen.set(String(role), nth);
      add(`r${nth}`, value);
    } else shared.push(value);
  }
  return { shared, grouped };
}

/** Roles that stand several times in a row are a column a set: load, reps, load, reps, each with its number of sets. */
function repeatedRoles(values: Value[]): Set<string> {
  const columns = new Map<string, number>();
  for (const { column } of values) {
    // Beside the pace of a piece an effort is its strokes a minute.
    if (PACE_OF.test(plain(column.heading))) continue;
    if (column.set === null && ["sets", "load", "reps", "any", "percent", "effort"].includes(String(column.role)))
      columns.set(String(column.role), (columns.get(String(column.role)) ?? 0) + 1);
  }
  return new Set([...columns].filter(([, count]) => count > 1).map(([role]) => role));
}

/** "3-2-1 | 78-83-88": figures of each set, one by one, in two columns that have as many of them. */
export function withLists(values: Value[]): Value[] {
  const lengths = values.map(({ cell }) => (LIST.test(cell.text) ? cell.text.split("-").length : 0));
  return values.map((value, at) => {
    const length = lengths[at] ?? 0;
    const isList = length > 0 && lengths.some((other, index) => index !== at && other === length);
    return isList
      ? { ...value, cell: { ...value.cell, text: value.cell.text.replaceAll("-", "/"), stored: null } }
      : value;
  });
}

const LIST = /^\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?){2,14}\s*%?$/;

/** "16x12" in the column of one set is its load and its reps. */
function ofOneSet(value: Value): Value {
  const [, load, reps] = /^(\d+(?:[.,]\d+)?)\s*[x×]\s*(\d{1,2}\+?)$/.exec(value.cell.text) ?? [];
  const { role, unit } = value.column;
  // A small figure behind @ would be an effort.
  if (role !== "any" || !load || (!unit && Number.parseFloat(load) <= 10)) return value;
  return { ...value, cell: { ...value.cell, text: `1x${reps} @ ${load}${unit ? ` ${unit}` : ""}` } };
}

/** "Min reps | Max reps" are the ends of one range, and the unit of an amount may stand in a column of its own. */
export function withRanges(given: Value[]): Value[] {
  const values = withUnits(given);
  return values.flatMap((value, at): Value[] => {
    const [before, after] = [values[at - 1], values[at + 1]];
    if (before && isRange(before, value)) return [];
    if (!after || !isRange(value, after)) return [value];
    const [low, high] = [value.cell.text, after.cell.text];
    return [{ ...value, cell: { ...value.cell, text: low === high ? low : `${low}-${high}`, stored: null } }];
  });
}

/** "reps | reps unit" over "30 | seconds": how long it takes, where others are counted. */
function withUnits(values: Value[]): Value[] {
  const unit = values.find(
    ({ column }) => isDose(column.role as ColumnRole) && / units?$/u.test(plain(inWords(column.heading))),
  );
  if (!unit) return values;
  const others = values.filter((value) => value !== unit);
  const [, seconds, minutes] = /^(?:(s|secs?|seconds?)|(m|mins?|minutes?))$/u.exec(plain(unit.cell.text)) ?? [];
  if (!seconds && !minutes) return others;
  const asTime = (value: Value): Value => ({
    ...value,
    column: { ...value.column, role: "duration", unit: seconds ? "s" : "min" },
  });
  return others.map((value) => (value.column.role === unit.column.role ? asTime(value) : value));
}

function isRange(low: Value, high: Value): boolean {
  return (
    (low.column.role === "reps" || low.column.role === "sets" || low.column.role === "duration") &&
    high.column.role === low.column.role &&
    low.column.week === high.column.week &&
    LEAST.test(plain(inWords(low.column.heading))) &&
    MOST.test(plain(inWords(high.column.heading))) &&
    [low, high].every(({ cell }) => /^\d+$/.test(cell.text))
  );
}

const LEAST = /(?<!\p{L})(?:min|minimum|low|lower|from|von|desde|de|da|od|от|мин)(?!\p{L})/u;
const MOST = /(?<!\p{L})(?:max|maximum|high|upper|to|bis|hasta|ate|a|do|до|макс)(?!\p{L})/u;
