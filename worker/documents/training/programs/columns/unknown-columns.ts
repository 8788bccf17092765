import type { ColumnRole } from "../../vocabulary/column-words";
import { isDoseText, isWholeDose } from "../doses/dose-sets";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { isDaytime } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import { weekdayIn } from "../labels/weekday-label";
import { cellsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";
import { isDose } from "./column-heading";
import { fillNames } from "./columns-of-names";
import { fillPlaces, headGroups } from "./columns-of-places";
import { isLoaded } from "./figures";

/**
 * Gives columns whose heading says nothing a role by what stands in them, decided for the whole block: first what has a
 * look of its own (links, codes, names, percentages), then figures by their size, beside what the other columns are.
 */
export function fillUnknown(view: View, spans: Span[], columns: Column[]): void {
  fillNames(view, spans, columns);
  fillPlaces(view, spans, columns);
  let scope: Column[] = [];
  let last = -1;
  for (const column of columns) {
    if (column.role === "category" && !has(columns, "code")) {
      // "Block" over A1, A2, B.
      const codes = cellsBelow(view, spans, column.index);
      if (codes.length > 1 && codes.every(({ text }) => CODE.test(text))) column.role = "code";
    }
    const isVolume = column.role === "logged" && plain(column.heading) === "volume";
    // "Exercise | Details" over "4x5 @ RPE 7, rest 2 min"
    const isOpen = column.role === "notes" || (column.role === "max" && countsSets(view, spans, column));
    if (isOpen && saysDoses(view, spans, column, columns)) column.role = columns.some(isOfSet) ? "scheme" : "any";
    if (column.role !== null && !isVolume) continue;
    const names = columns.filter(({ role }) => role === "name").map(({ index }) => index);
    // Tables side by side have their columns each: a role is given once between two names.
    if (column.index > last) {
      const first = names.findLast((name) => name < column.index) ?? 0;
      last = names.find((name) => name > column.index) ?? columns.length;
      scope = columns.slice(first, last + 1);
    }
    const cells = cellsBelow(view, spans, column.index);
    if (cells.length === 0) continue;
    const [name] = names;
    if (isVolume) {
      if (holdsDoses(cells, scope)) Object.assign(column, { role: "any", set: setBehind(scope) });
      continue;
    }
    const beside: Beside = {
      scope,
      before: columns[column.index - 1],
      next: columns[column.index + 1],
      isFore: column.index < 3 && (name === undefined || column.index < name),
      isBeforeNames: names.includes(column.index + 1),
      exercises: () => (name === undefined ? 0 : cellsBelow(view, spans, name).length),
      isUnderSessions: () => spans.every(({ from }) => isUnderSession(view, from)),
    };
    column.role = roleOf(column, cells, beside);
  }
}

/** What stands beside a column of which nothing is known: the columns of its table, and those next to it. */
type Beside = {
  scope: Column[];
  before: Column | undefined;
  next: Column | undefined;
  /** Among the first, before the names. */
  isFore: boolean;
  isBeforeNames: boolean;
  exercises: () => number;
  isUnderSessions: () => boolean;
};

/** "Workout A – chest and triceps" close above the headings of the rows that begin here. */
const isUnderSession = (view: View, from: number): boolean =>
  [2, 3].some((step) => from >= step && cellsIn(view, from - step).some(({ text }) => sessionLabel(text)?.sure));

function roleOf(
  { heading }: Column,
  cells: Cell[],
  { scope, before, next, isFore, isBeforeNames, exercises, isUnderSessions }: Beside,
): Column["role"] {
  const texts = cells.map(({ text }) => text);
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  if (cells.filter(({ url }) => url).length >= texts.length * 0.6) return "video";
  if (!has(scope, "week") && share((text) => weekLabel(text) !== null) >= 0.6) return "week";
  if (!has(scope, "day") && share((text) => weekdayIn(text) !== null || sessionLabel(text)?.sure === true) >= 0.6)
    return "day";
  // "AM", "PM" behind the weekday: two sessions of it.
  if (isFore && texts.length > 1 && share(isDaytime) === 1) return "day";
  if (!has(scope, "code") && areCodes(texts, isFore, next?.role === "name")) return "code";
  if (!has(scope, "tier") && share((text) => TIER.test(text)) >= 0.8) return "tier";
  if (!has(scope, "percent") && share((text) => PERCENT.test(text)) >= 0.8) return "percent";
  const isTempo = share((text) => TEMPO.test(text)) >= 0.7 && share((text) => NO_TEMPO.test(text)) < 1;
  // Under a heading "3x2" and "4x8" are sets of reps, whatever stands among them.
  const areSets = heading !== "" && texts.every((text) => !TEMPO.test(text) || FEW_SETS.test(text));
  if (!has(scope, "tempo") && isTempo && !areSets) return "tempo";
  // "65 x 8 | 75 x 6": without headings, sets stand side by side.
  const goesOn = heading === "" && before?.heading === "" && before.role === "any";
  if (goesOn && share(isLoaded) >= 0.8) return "any";
  if (!has(scope, ...DOSES) && share(heading === "" ? isWorded : isSetsByReps) >= 0.6) return "any";
  // "Target | Set 1 | Set 2" over "4x6-8 @ 2 RIR": beside the whole dose the sets wait for what is done.
  const whole = scope.filter((column) => !isOfSet(column));
  if (heading !== "" && !has(whole, ...DOSES) && share(isSetsByReps) >= 0.6) return "scheme";
  if ((isFore || isBeforeNames) && !has(scope, "day") && heading === "" && headGroups(texts, exercises())) {
    if (isUnderSessions()) return "category";
    if (isFore) return "day";
  }
  // "Program" over the same words in each row is said of all of it, and of no exercise.
  if (isFore && heading !== "" && texts.length > 5 && new Set(texts).size === 1) return "aside";
  return share((text) => /\p{L}{3}.*\s.*\p{L}{2}/u.test(text) && !isDoseText(text)) >= 0.6 ? "notes" : null;
}

const isOfSet = ({ set }: Column) => set !== null;

const has = (columns: Column[], ...roles: Column["role"][]) => columns.some(({ role }) => roles.includes(role));

const DOSES: Column["role"][] = ["reps", "scheme", "work", "any", "duration"];

/** "Volume" is the tonnage of what was done, unless it holds the doses. */
function holdsDoses(cells: Cell[], scope: Column[]): boolean {
  const doses = cells.filter(({ text }) => /\p{L}/u.test(text) && !/kg|lb/i.test(text) && isDoseText(text));
  const whole = scope.filter(({ set }) => set === null);
  return !has(whole, ...DOSES) && doses.length / cells.length >= 0.6;
}

/** "Top set | Volume": behind a set that has its own column, the doses are of the next. */
function setBehind(columns: Column[]): number | null {
  const sets = columns.flatMap(({ set, role }) => (set !== null && role === "any" ? set : []));
  return sets.length > 0 ? Math.max(...sets) + 1 : null;
}

/** So many remarks tell what they are. */
const MOST_REMARKS = 60;

/** Remarks or goals that are doses, most of them, where no other column holds any but of one set. */
function saysDoses(view: View, spans: Span[], { index }: Column, columns: Column[]): boolean {
  if (columns.some(({ role, set }) => set === null && (role === "any" || isDose(role as ColumnRole)))) return false;
  const texts = textsBelow(view, spans, index).slice(0, MOST_REMARKS);
  return texts.length > 1 && texts.filter(isWholeDose).length >= texts.length * 0.6;
}

/** "3x8-12" under "Goal", where "85x5" would be the best that was lifted. */
const countsSets = (view: View, spans: Span[], { index }: Column): boolean =>
  textsBelow(view, spans, index)
    .slice(0, MOST_REMARKS)
    .every((text) => /^\d\s?[x×]\s?\d/i.test(text));

const CODE = /^[A-H]\d{0,2}[.)]?$/;
const TIER = /^(?:t\d|tier [1-9a-hs]|[a-hs][- ]tier)$/i;
const PERCENT = /^@?\d{2,3}\s*%(?:\s*(?:of\s*)?(?:1rm|tm))?$/i;
const TEMPO = /^(?:[\dx]\s*[-/.:]\s*){2,3}[\dx]$|^[0-9x]{3,4}$/i;

/** Alone they are amounts. */
const NO_TEMPO = /^\d+$|^\d{2,}x\d+$/i;

const FEW_SETS = /^\dx\d{1,2}$/i;

/** A dose that is more than a figure, and more than a count of sets. */
const isWorded = (text: string) => isDoseText(text) && !/^\d+(?:[.,]\d+)?$/.test(text.trim());

/** Sets and what is done in each, which no other column holds. */
const isSetsByReps = (text: string) => /\d\s*[x×]\s*\d/i.test(text) && isDoseText(text);

/** Codes stand in the first columns, or, with a letter, right before the names. Names of sessions may stand between them. */
function areCodes(texts: string[], first: boolean, before: boolean): boolean {
  const own = texts.filter((text) => !sessionLabel(text)?.sure && weekLabel(text) === null);
  const share = (code: RegExp) => own.filter((text) => code.test(text)).length / Math.max(own.length, 1);
  if (first && own.length > 1 && share(/^[A-Ha-h]\d{0,2}[.)]?$|^\d{1,2}[.)]?$/) >= 0.8) return true;
  return before && share(CODE) >= 0.8;
}
