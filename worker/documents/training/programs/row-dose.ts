import { NO_SETS } from "../../../contract/no-sets";
import type { Sets } from "../../../contract/program-reading";
import { all } from "../vocabulary/calendar-words";
import { COLUMN_WORDS } from "../vocabulary/column-words";
import { amountsOf, asSides } from "./amounts-of-sets";
import type { Column } from "./column";
import { isOwnWeight, unitOfLoad } from "./dose-loads";
import { doseOf, hasWork, isWholeDose, joined } from "./dose-sets";
import type { Cell } from "./grid-view";
import { escaped, plain } from "./labels";
import { tidy } from "./tidy-dose";
import { isLastSetTarget, isOfLastSet } from "./tracking-columns";

type RowDose = { sets: Sets[]; rest: string | null; tempo: string | null; said: string[] };
export type Value = { column: Column; cell: Cell };

/** The dose that a row's cells say together. `unit` is the load's where no heading names one; `single` is a row of one set. */
export function rowDose(cells: Value[], unit: string | null, single: boolean): RowDose {
  const final = cells.find(({ column }) => column.role === "reps" && isLastSetTarget(column.heading));
  const hardest = cells.find(({ column }) => column.role === "effort" && isOfLastSet(column.heading));
  const others = cells.filter((value) => value !== final && (value !== hardest || isOnlyEffort(cells)));
  const values = withLists(withRanges(others));
  const out: RowDose = { sets: [], rest: null, tempo: null, said: [] };
  const shared: Value[] = [];
  const grouped = new Map<string, Value[]>();
  const seen = new Map<string, number>();
  const repeated = repeatedRoles(values);
  for (const value of values) {
    const { role, set, percent } = value.column;
    if (percent) add(grouped, `p${percent}`, value);
    else if (set !== null) add(grouped, `s${set}`, ofOneSet(value));
    else if (repeated.has(String(role))) {
      const nth = (seen.get(String(role)) ?? 0) + 1;
      seen.set(String(role), nth);
      add(grouped, `r${nth}`, value);
    } else shared.push(value);
  }
  if (grouped.size > 0) {
    for (const group of grouped.values()) {
      const percent = group[0]?.column.percent ?? null;
      const own = new Composing([...shared, ...group], unit, out).sets(true).map((sets) => ({
        ...sets,
        percent: sets.percent ?? percent,
      }));
      out.sets.push(...own.filter((sets) => hasWork(sets) || sets.load !== null));
    }
  } else out.sets = new Composing(shared, unit, out).sets(single);
  if (final) out.sets = withLastSet(out.sets, final.cell.text);
  if (hardest && !isOnlyEffort(cells)) out.sets = withLastEffort(out.sets, effortOf(hardest.cell.text, "RPE"));
  const { percent = null, effort = null } = cells.find(({ column }) => column.target)?.column.target ?? {};
  if (percent ?? effort)
    out.sets = out.sets.map((sets) =>
      (sets.percent ?? sets.effort ?? sets.load) ? sets : { ...sets, percent, effort },
    );
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

const isOnlyEffort = (cells: Value[]) => cells.filter(({ column }) => column.role === "effort").length < 2;

/** "Early sets RPE 8, last set RPE 9" */
function withLastEffort(sets: Sets[], effort: string): Sets[] {
  const [only, ...more] = sets;
  if (!only || more.length > 0 || !/\d/.test(effort)) return sets;
  const count = Number(only.count ?? 1);
  const last = { ...only, count: "1", effort };
  return count > 1 ? [{ ...only, count: String(count - 1) }, last] : [last];
}

/** "3-2-1 | 78-83-88": figures of each set, one by one, in two columns that have as many of them. */
function withLists(values: Value[]): Value[] {
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

/** The cells of a row that are of the same sets: what each of them says, and the dose that this makes together. */
class Composing {
  private count: string | null = null;
  private lists: Partial<Sets>[] = [];
  private whole: Sets[] = [];
  private effort: string | null = null;
  private loads: string[] = [];
  private percents: string[] = [];

  constructor(
    private values: Value[],
    private sheetUnit: string | null,
    private out: RowDose,
  ) {
    for (const { column, cell } of values) {
      const text = shownText(cell, column.role);
      if (text !== "") this.take(column, text);
    }
  }

  private has(role: string): boolean {
    return this.values.some(({ column }) => column.role === role);
  }

  private take(column: Column, text: string): void {
    const { role, unit } = column;
    if (role === "sets") this.takeCount(text);
    else if (role === "reps" || role === "work" || role === "duration" || role === "distance")
      this.takeAmounts(column, text);
    else if (role === "scheme") this.takeDose(inOrderOf(column.heading, text));
    else if (role === "any") this.takeAny(text, unit);
    else if (role === "percent") this.takePercent(text, unit);
    else if (role === "load") this.takeLoad(text, unit);
    else if (role === "effort") this.effort = effortOf(text, "RPE");
    else if (role === "rir") this.effort = effortOf(text, "RIR");
    else if (role === "intensity") this.takeIntensity(text, unit);
  }

  private takeCount(text: string): void {
    const plain = /^(?:x\s*)?(\d+(?:\.0)?(?:\s*-\s*\d+)?)\s*x?$/.exec(
      tidy(text).replace(/\s*(?:sets?|rounds?|series?|serie|sätze?|подход\S*)$/i, ""),
    );
    if (plain) {
      this.count = (plain[1] ?? "").replace(/\s/g, "").replace(/\.0$/, "");
      return;
    }
    const { sets } = doseOf(text);
    if (sets.some((each) => hasWork(each))) this.whole.push(...sets);
    else if (sets[0]?.count) this.count = sets[0].count;
    else if (text.length < 20) this.count = text;
  }

  private takeAmounts({ role, unit, heading }: Column, text: string): void {
    const own =
      role === "distance" ? (unit === "min" ? "m" : (unit ?? "m")) : role === "duration" ? (unit ?? "s") : unit;
    const amounts = amountsOf(text, own);
    if (amounts && this.lists.some((each) => Object.keys(each).some((key) => key in (amounts[0] ?? {}))))
      this.out.said.push(`${heading}: ${text}`);
    else if (amounts) this.lists = merged(this.lists, amounts);
    else this.takeDose(text);
  }

  /** A cell that may hold all of a dose, or the part that the columns beside it leave open. */
  private takeAny(text: string, unit: string | null): void {
    const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
    const isBesideReps = (this.has("reps") && this.has("sets")) || this.has("scheme");
    if (number !== null && (unit === "kg" || unit === "lb" || isBesideReps || number % 1 !== 0 || number > 60)) {
      this.loads = [withUnit(text, unit ?? this.sheetUnit)];
      return;
    }
    const { sets } = doseOf(text);
    const isOpen = this.has("reps") || this.has("scheme") || this.has("work");
    if (!isOpen || sets.some((each) => hasWork(each) || each.count !== null)) this.takeDose(text);
    else if (text.length <= 24) this.takeIntensity(text, unit ?? "kg");
    else this.out.said.push(text);
  }

  private takeDose(text: string): void {
    // "3RM" alone among doses is worked up to.
    const [, most] = /^(\d{1,2})\s?RM$/i.exec(text.trim()) ?? [];
    if (most) {
      this.whole.push({ ...NO_SETS, count: "1", reps: `${most}RM` });
      return;
    }
    const dose = doseOf(text);
    this.whole.push(...dose.sets);
    this.out.rest ??= dose.rest;
    this.out.tempo ??= dose.tempo;
    this.out.said.push(...dose.said);
  }

  private takePercent(text: string, unit: string | null): void {
    if (/rpe|rir|@/i.test(text)) this.takeIntensity(text, unit);
    else if (/[x×]/.test(text) && isWholeDose(text)) this.takeDose(text);
    else this.percents = percentsOf(text);
  }

  private takeLoad(text: string, unit: string | null): void {
    const own = tidy(text);
    if (/%/.test(own)) this.percents = percentsOf(own);
    else if (/rpe|rir|@/i.test(own)) this.effort = doseOf(own).sets[0]?.effort ?? own;
    // "2x10" in a column of loads, beside no reps, is a dose of its own: sets have no such load.
    else if (!this.has("reps") && !this.has("scheme") && /^\d{1,2}\s*[x×]/.test(own) && isSetsAlone(own))
      this.takeDose(own);
    else if (/^\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)+$/.test(own))
      this.loads = own.split("/").map((each) => withUnit(each.trim(), unit ?? this.sheetUnit));
    else
      this.loads = [
        /^[+-]?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own)
          ? withUnit(own, unit ?? this.sheetUnit)
          : own.replace(
              /(\d)\s*(kgs?|lbs?|кг|公斤)(?!\p{L})/giu,
              (_, digit, word) => `${digit} ${unitOfLoad(word.toLowerCase())}`,
            ),
      ];
  }

  private takeIntensity(text: string, unit: string | null): void {
    const own = tidy(text);
    const number = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?$/.test(own) ? Number.parseFloat(own) : null;
    if (number !== null) {
      if (number <= 10) this.effort = `RPE ${own}`;
      else this.percents = [`${own}%`];
      return;
    }
    const read = doseOf(own).sets[0];
    if (read?.effort) this.effort = read.effort;
    else if (read?.percent) this.percents = percentsOf(own);
    else if (read?.load || unit) this.takeLoad(own, unit);
    else if (isOwnWeight(own)) this.loads = ["BW"];
    else this.effort = own;
  }

  /** `single` is a row of one set. */
  sets(single: boolean): Sets[] {
    const { whole, loads, percents, sheetUnit, effort } = this;
    const count = this.count ?? (single ? "1" : null);
    if (whole.length > 0) {
      const meant = sheetUnit === "%" ? whole.map(inPercent) : whole;
      return meant.map((sets, index) => ({
        ...sets,
        count: sets.count ?? count,
        load: sets.load ? withUnitOf(sets.load, sheetUnit) : ofSet(loads, index),
        percent: sets.percent ?? ofSet(percents, index),
        effort: sets.effort ?? effort,
      }));
    }
    const lists = asSides(this.lists, count);
    const many = Math.max(lists.length, loads.length, percents.length);
    if (many === 0 && this.count === null && !effort) return [];
    return Array.from({ length: Math.max(many, 1) }, (_, index) => ({
      ...NO_SETS,
      effort,
      ...ofSet(lists, index),
      count: many > 1 ? "1" : count,
      load: ofSet(loads, index),
      percent: ofSet(percents, index),
    }));
  }
}

const [SETS_WORD, REPS_WORD] = (["sets", "reps"] as const).map(
  (role) =>
    new RegExp(`(?<!\\p{L})(?:${all(COLUMN_WORDS[role]).map(escaped).join("|")}|${role[0]}|set)(?!\\p{L})`, "u"),
);

/** "4/6" under "Sets/Reps" is four sets of six, and "3 x 5" under "Reps x Sets" five of three. */
function inOrderOf(heading: string, text: string): string {
  const [sets, reps] = [SETS_WORD, REPS_WORD].map((word) => word?.exec(plain(heading))?.index ?? -1);
  const [, first, sign, second] =
    /^(\d[\d+]*(?:\s*-\s*\d+)?\+?)\s*([/x×-])\s*(\d[\d+]*(?:\s*-\s*\d+)?\+?)$/i.exec(text.trim()) ?? [];
  if (!first || !second || sets === undefined || reps === undefined || sets < 0 || reps < 0) return text;
  if (sets > reps) return `${second} x ${first}`;
  return sign === "/" && Number.parseInt(first, 10) <= 10 ? `${first} x ${second}` : text;
}

/** "2x10", "3 x 45 s", "4x10/side": sets and what is done in each, without any load. */
function isSetsAlone(text: string): boolean {
  const { sets, said } = doseOf(text);
  return said.length === 0 && sets.every((each) => each.count !== null && hasWork(each) && each.load === null);
}

/** What is said of this set, or once for all of them. */
const ofSet = <T>(said: T[], index: number): T | null => said[index] ?? (said.length === 1 ? (said[0] ?? null) : null);

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
  return /^(?:[-–—.]+|[@x×]|n\/?a)$/i.test(text) ? "" : text;
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
  const own = tidy(text).replace(/^[~≈]\s*/, "");
  const value = /^@?\s*(?:rpe|rir)?\s*@?\s*(\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?)?\+?)\s*(rpe|rir)?$/i.exec(
    own.replace(/(\d),(\d)/, "$1.$2"),
  );
  if (!value) return own;
  const named = /rir/i.test(own) ? "RIR" : /rpe/i.test(own) ? "RPE" : kind;
  const number = (value[1] ?? "").replace(/\s/g, "");
  return named === "RPE" ? `RPE ${number}` : `${number} RIR`;
}

const withUnit = (value: string, unit: string | null) => (unit === "kg" || unit === "lb" ? `${value} ${unit}` : value);
/** A figure behind @ where a sheet says that it is a percentage. */
function inPercent(sets: Sets): Sets {
  const isPlain = sets.load !== null && sets.percent === null && /^\d{2,3}(?:\.\d+)?(?:-\d{2,3})?$/.test(sets.load);
  return isPlain ? { ...sets, load: null, percent: `${sets.load}%` } : sets;
}

const withUnitOf = (load: string, unit: string | null) => (/^\d+(?:\.\d+)?$/.test(load) ? withUnit(load, unit) : load);
