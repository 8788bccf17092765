import { NO_SETS } from "../../../contract/no-sets";
import type { Sets } from "../../../contract/program-reading";
import type { Column } from "./column";
import { amountsOf, doseOf, hasWork, isOwnWeight, joined, tidy, unitOfLoad } from "./dose-sets";
import type { Cell } from "./grid-view";
import { plain } from "./labels";
import { isLastSetTarget } from "./tracking-columns";

type RowDose = { sets: Sets[]; rest: string | null; tempo: string | null; said: string[] };
type Value = { column: Column; cell: Cell };

/** The dose that a row's cells say together. `unit` is the load's where no heading names one; `single` is a row of one set. */
export function rowDose(cells: Value[], unit: string | null, single: boolean): RowDose {
  const final = cells.find(({ column }) => column.role === "reps" && isLastSetTarget(column.heading));
  const values = withRanges(cells.filter((value) => value !== final));
  const out: RowDose = { sets: [], rest: null, tempo: null, said: [] };
  const shared: Value[] = [];
  const grouped = new Map<string, Value[]>();
  const seen = new Map<string, number>();
  const repeated = repeatedRoles(values);
  for (const value of values) {
    const { role, set, percent } = value.column;
    if (percent) add(grouped, `p${percent}`, value);
    else if (set !== null) add(grouped, `s${set}`, value);
    else if (repeated.has(String(role))) {
      const nth = (seen.get(String(role)) ?? 0) + 1;
      seen.set(String(role), nth);
      add(grouped, `r${nth}`, value);
    } else shared.push(value);
  }
  if (grouped.size > 0) {
    for (const group of grouped.values()) {
      const percent = group[0]?.column.percent ?? null;
      const own = compose([...shared, ...group], unit, out, true).map((sets) => ({
        ...sets,
        percent: sets.percent ?? percent,
      }));
      out.sets.push(...own.filter((sets) => hasWork(sets) || sets.load !== null));
    }
  } else out.sets = compose(shared, unit, out, single);
  if (final) out.sets = withLastSet(out.sets, final.cell.text);
  out.sets = joined(out.sets);
  return out;
}

/** "5 sets of 5, last set 10": four of five, and one of as many as possible, ten or more. */
function withLastSet(sets: Sets[], text: string): Sets[] {
  const [only, ...more] = sets;
  const count = Number(only?.count);
  const target = /^\d{1,2}$/.test(text) ? `${text}+` : (amountsOf(text)?.[0]?.reps ?? null);
  if (!only || more.length > 0 || !(count >= 1) || target === null) return sets;
  const last = { ...only, count: "1", reps: target };
  return count > 1 ? [{ ...only, count: String(count - 1) }, last] : [last];
}

/** "Min reps | Max reps" are the ends of one range. */
function withRanges(values: Value[]): Value[] {
  return values.flatMap((value, at): Value[] => {
    const [before, after] = [values[at - 1], values[at + 1]];
    if (before && isRange(before, value)) return [];
    if (!after || !isRange(value, after)) return [value];
    const [low, high] = [value.cell.text, after.cell.text];
    return [{ ...value, cell: { ...value.cell, text: low === high ? low : `${low}-${high}`, stored: null } }];
  });
}

function isRange(low: Value, high: Value): boolean {
  return (
    low.column.role === "reps" &&
    high.column.role === "reps" &&
    low.column.week === high.column.week &&
    LEAST.test(plain(low.column.heading)) &&
    MOST.test(plain(high.column.heading)) &&
    [low, high].every(({ cell }) => /^\d+$/.test(cell.text))
  );
}

const LEAST = /(?<!\p{L})(?:min|minimum|low|lower|from|von|desde|de|da|od|от|мин)(?!\p{L})/u;
const MOST = /(?<!\p{L})(?:max|maximum|high|upper|to|bis|hasta|ate|a|do|до|макс)(?!\p{L})/u;

const add = (map: Map<string, Value[]>, key: string, value: Value) => map.set(key, [...(map.get(key) ?? []), value]);

/** Roles that stand several times in a row are a column a set: load, reps, load, reps. */
function repeatedRoles(values: Value[]): Set<string> {
  const columns = new Map<string, number>();
  for (const { column } of values) {
    if (column.set === null && ["load", "reps", "any", "percent", "effort"].includes(String(column.role)))
      columns.set(String(column.role), (columns.get(String(column.role)) ?? 0) + 1);
  }
  return new Set([...columns].filter(([, count]) => count > 1).map(([role]) => role));
}

function compose(values: Value[], sheetUnit: string | null, out: RowDose, single: boolean): Sets[] {
  let count: string | null = null;
  let lists: Partial<Sets>[] = [];
  let whole: Sets[] = [];
  const about: Partial<Sets> = {};
  let loads: string[] = [];
  let percents: string[] = [];
  const has = (role: string) => values.some(({ column }) => column.role === role);
  for (const { column, cell } of values) {
    const text = shownText(cell, column.role);
    if (text === "") continue;
    const { role, unit } = column;
    if (role === "sets") {
      const plain = /^(?:x\s*)?(\d+(?:\.0)?(?:\s*-\s*\d+)?)\s*x?$/.exec(
        tidy(text).replace(/\s*(?:sets?|rounds?|series?|serie|sätze|подход\S*)$/i, ""),
      );
      if (plain) count = (plain[1] ?? "").replace(/\s/g, "").replace(/\.0$/, "");
      else {
        const dose = doseOf(text);
        if (dose.sets.some((sets) => hasWork(sets))) whole = [...whole, ...dose.sets];
        else if (dose.sets[0]?.count) count = dose.sets[0].count;
        else if (text.length < 20) count = text;
      }
    } else if (role === "reps" || role === "work" || role === "duration" || role === "distance") {
      const own =
        role === "distance" ? (unit === "min" ? "m" : (unit ?? "m")) : role === "duration" ? (unit ?? "s") : unit;
      const amounts = amountsOf(text, own);
      if (amounts && lists.some((each) => Object.keys(each).some((key) => key in (amounts[0] ?? {}))))
        out.said.push(`${column.heading}: ${text}`);
      else if (amounts) lists = merged(lists, amounts);
      else takeDose(text);
    } else if (role === "scheme") takeDose(text);
    else if (role === "any") {
      const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
      if (
        number !== null &&
        (unit === "kg" ||
          unit === "lb" ||
          (has("reps") && has("sets")) ||
          has("scheme") ||
          number % 1 !== 0 ||
          number > 60)
      ) {
        loads = [withUnit(text, unit ?? sheetUnit)];
      } else takeAny(text, unit);
    } else if (role === "percent") {
      if (/rpe|rir|@/i.test(text)) takeIntensity(text, unit);
      else if (isWhole(text)) takeDose(text);
      else percents = percentsOf(text);
    } else if (role === "load") takeLoad(text, unit);
    else if (role === "effort") about.effort = effortOf(text, "RPE");
    else if (role === "rir") about.effort = effortOf(text, "RIR");
    else if (role === "intensity") takeIntensity(text, unit);
  }
  /** A cell that may hold all of a dose, or the part that the columns beside it leave open. */
  function takeAny(text: string, unit: string | null): void {
    const { sets } = doseOf(text);
    if (sets.some((each) => hasWork(each) || each.count !== null) || !(has("reps") || has("scheme") || has("work")))
      takeDose(text);
    else if (text.length <= 24) takeIntensity(text, unit ?? "kg");
    else out.said.push(text);
  }
  function takeDose(text: string): void {
    const dose = doseOf(text);
    if (dose.sets.length > 0) whole = [...whole, ...dose.sets];
    out.rest ??= dose.rest;
    out.tempo ??= dose.tempo;
    out.said.push(...dose.said);
  }
  function takeLoad(text: string, unit: string | null): void {
    const own = tidy(text);
    if (/%/.test(own)) percents = percentsOf(own);
    else if (/rpe|rir|@/i.test(own)) about.effort = doseOf(own).sets[0]?.effort ?? own;
    else if (/^\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)+$/.test(own))
      loads = own.split("/").map((each) => withUnit(each.trim(), unit ?? sheetUnit));
    else
      loads = [
        /^[+-]?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own)
          ? withUnit(own, unit ?? sheetUnit)
          : own.replace(
              /(\d)\s*(kgs?|lbs?|кг|公斤)(?!\p{L})/giu,
              (_, digit, word) => `${digit} ${unitOfLoad(word.toLowerCase())}`,
            ),
      ];
  }
  function takeIntensity(text: string, unit: string | null): void {
    const own = tidy(text);
    const number = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own) ? Number.parseFloat(own) : null;
    if (number !== null) {
      if (number <= 10) about.effort = `RPE ${own}`;
      else percents = [`${own}%`];
      return;
    }
    const read = doseOf(own).sets[0];
    if (read?.effort) about.effort = read.effort;
    else if (read?.percent) percents = percentsOf(own);
    else if (read?.load || unit) takeLoad(own, unit);
    else if (isOwnWeight(own)) loads = ["BW"];
    else about.effort = own;
  }

  if (whole.length > 0) {
    return whole.map((sets, index) => ({
      ...sets,
      count: sets.count ?? count ?? (single ? "1" : null),
      load: sets.load
        ? withUnitOf(sets.load, sheetUnit)
        : (loads[index] ?? (loads.length === 1 ? (loads[0] ?? null) : null)),
      percent: sets.percent ?? percents[index] ?? (percents.length === 1 ? (percents[0] ?? null) : null),
      effort: sets.effort ?? about.effort ?? null,
    }));
  }
  const many = Math.max(lists.length, loads.length, percents.length);
  if (many === 0 && count === null && !about.effort) return [];
  const base: Sets = { ...NO_SETS, ...about };
  if (many > 1) {
    return Array.from({ length: many }, (_, index) => ({
      ...base,
      ...(lists[index] ?? (lists.length === 1 ? lists[0] : {})),
      count: "1",
      load: loads[index] ?? (loads.length === 1 ? (loads[0] ?? null) : null),
      percent: percents[index] ?? (percents.length === 1 ? (percents[0] ?? null) : null),
    }));
  }
  return [
    {
      ...base,
      ...lists[0],
      count: count ?? (single ? "1" : null),
      load: loads[0] ?? null,
      percent: percents[0] ?? null,
    },
  ];
}

/** "5x10": sets and what is done in each, whatever the column holds otherwise. */
const isWhole = (text: string) => doseOf(text).sets.some((sets) => sets.count !== null && hasWork(sets));

function merged(lists: Partial<Sets>[], amounts: Partial<Sets>[]): Partial<Sets>[] {
  if (lists.length === 0) return amounts;
  return lists.map((each, index) => ({ ...each, ...(amounts[index] ?? amounts[0]) }));
}

/** The text of a cell, with a range that the program turned into a date turned back. */
export function shownText(cell: Cell, role: Column["role"]): string {
  const { stored } = cell;
  if (stored?.kind === "date" && ["sets", "reps", "work", "any", "scheme"].includes(String(role))) {
    const [low, high] = [Math.min(stored.month, stored.day), Math.max(stored.month, stored.day)];
    // "10-40" has no day 40: it became a month of that year.
    return stored.day === 1 && high === stored.month && stored.year % 100 > 12
      ? `${stored.month}-${stored.year % 100}`
      : `${low}-${high}`;
  }
  if (stored?.kind === "time" && ["reps", "work", "any", "duration", "rest"].includes(String(role))) {
    const seconds = stored.seconds;
    return seconds % 60 === 0 && seconds >= 3600
      ? `${seconds / 3600} min`
      : seconds % 60 === 0
        ? `${seconds / 60} min`
        : `${seconds} s`;
  }
  const text = cell.text.replace(/\s+/g, " ").trim();
  return /^[-–—.]+$|^n\/?a$/i.test(text) ? "" : text;
}

function percentsOf(text: string): string[] {
  return tidy(text)
    .split(/\s*[/,;]\s*/)
    .map((each) => /(\d+(?:\.\d+)?)\s*%?(?:\s*-\s*(\d+(?:\.\d+)?))?/.exec(each))
    .filter((found) => found !== null)
    .map(([, low = "", high]) => {
      const scaled = (value: string) =>
        String(Number(value) <= 1.3 ? Math.round(Number(value) * 1000) / 10 : Number(value));
      return high ? `${scaled(low)}-${scaled(high)}%` : `${scaled(low)}%`;
    });
}

function effortOf(text: string, kind: "RPE" | "RIR"): string {
  const own = tidy(text);
  const value = /^@?\s*(?:rpe|rir)?\s*@?\s*(\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?)?\+?)\s*(rpe|rir)?$/i.exec(
    own.replace(/(\d),(\d)/, "$1.$2"),
  );
  if (!value) return own;
  const named = /rir/i.test(own) ? "RIR" : /rpe/i.test(own) ? "RPE" : kind;
  const number = (value[1] ?? "").replace(/\s/g, "");
  return named === "RPE" ? `RPE ${number}` : `${number} RIR`;
}

const withUnit = (value: string, unit: string | null) => (unit === "kg" || unit === "lb" ? `${value} ${unit}` : value);
const withUnitOf = (load: string, unit: string | null) => (/^\d+(?:\.\d+)?$/.test(load) ? withUnit(load, unit) : load);
