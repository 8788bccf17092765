import { doseOf, hasWork, isWholeDose } from "../doses/dose-sets";
import type { View } from "../grid-view";
import { cellsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";
import { headingOf, isDose } from "./column-heading";
import { isPlace } from "./columns-of-places";

/** "Set 1 | Set 2 | Set 3 | Back-off": a kind of set that has the number of another one is the next. */
export function countOnSets(columns: Column[]): void {
  for (const [at, column] of columns.entries()) {
    if (column.set === null || /\d/.test(column.heading) || headingOf(column.heading).set === null) continue;
    const others = columns.filter(
      ({ set, week, heading }, index) =>
        index !== at && set !== null && week === column.week && heading !== column.heading,
    );
    const same = columns.filter(({ heading, week }) => heading === column.heading && week === column.week);
    // "Top set reps | Top set RPE", "Back-off | Back-off lb" are parts of one.
    const isOther = ({ role, heading }: Column) =>
      role === column.role || (/\d/.test(heading) && (role === "any" || column.role === "any"));
    if (!others.some((other) => other.set === column.set && isOther(other))) continue;
    const next = Math.max(...others.map(({ set }) => set ?? 0)) + 1;
    for (const each of same) each.set = next;
  }
}

/** "S1 | | S2 | |": each of the sets goes on in the column behind it, which has no heading. */
export function spreadSets(columns: Column[]): void {
  const sets = columns.filter(({ set, role, heading }) => set !== null && role === "any" && heading !== "");
  const behind = sets.map(({ index }) => columns[index + 1]);
  const isOpen = behind.every((column) => column?.heading === "" && column.role === null && column.set === null);
  if (sets.length < 2 || !isOpen) return;
  sets.forEach(({ set, heading, week }, at) => {
    Object.assign(behind[at] ?? {}, { set, heading, week, role: "any" });
  });
}

/** "W1 | R1 | W2 | R2": beside the reps of a set its weight is meant, and no week. */
export function weighSets(columns: Column[]): void {
  const weights = columns.filter(({ heading }) => /^w\s?\d{1,2}$/iu.test(heading.trim()));
  const isBeside = weights.every(({ index, week }) => {
    const reps = columns[index + 1];
    return reps?.role === "reps" && reps.set !== null && reps.set === week;
  });
  if (weights.length < 2 || !isBeside) return;
  for (const column of weights) Object.assign(column, { role: "load", set: column.week, week: null });
}

/** "Set 1 | Reps | Set 2 | Reps", "Set 1 | % | Weight | Set 2 | % | Weight": what comes again behind each set belongs to it. */
export function joinToSets(columns: Column[]): void {
  const sets = columns.filter(({ set, role }) => set !== null && role === "any");
  const behind = sets.map(({ index }) => partsBehind(columns, index));
  const width = Math.min(...behind.map(({ length }) => length));
  const [first = [], ...others] = behind.map((parts) => parts.slice(0, width).map(({ role }) => role));
  if (sets.length < 2 || width === 0 || others.some((roles) => roles.join() !== first.join())) return;
  for (const [at, column] of sets.entries()) {
    // Beside reps alone the column of the set holds its load.
    if (first.includes("reps") && !first.includes("load")) column.role = "load";
    for (const part of behind[at]?.slice(0, width) ?? []) part.set = column.set;
  }
}

/** The columns right behind one that hold a part of a set. */
function partsBehind(columns: Column[], index: number): Column[] {
  const end = columns.findIndex(
    ({ index: at, role, set }) => at > index && !(set === null && ["reps", "load", "percent"].includes(String(role))),
  );
  return columns.slice(index + 1, end < 0 ? columns.length : end);
}

/** "Set 1 | | Set 2 | |" over "62.5 | 8 | 72.5 | 6": two columns a set that nothing heads are its load and its reps. */
export function pairSets(view: View, spans: Span[], columns: Column[]): void {
  const open = columns.filter(({ set, role }) => set !== null && role === "any");
  const pairs = open.flatMap((column) => {
    const next = columns[column.index + 1];
    const isFirst = columns[column.index - 1]?.set !== column.set || columns[column.index - 1]?.week !== column.week;
    const isPair = next?.set === column.set && next.week === column.week && next.heading === column.heading;
    return isFirst && isPair && open.includes(next) ? [[column, next] as const] : [];
  });
  if (pairs.length === 0 || pairs.length * 2 !== open.length) return;
  const figures = (side: 0 | 1) => pairs.flatMap((pair) => textsBelow(view, spans, pair[side].index));
  const [loads, reps] = [figures(0), figures(1)];
  // "x6" leaves no doubt, even of a single set.
  const isSure = reps.length > 0 && reps.every((text) => /^x/i.test(text));
  const areReps = (isSure || (reps.length > 1 && pairs.length > 1)) && reps.every((text) => REPS.test(text));
  const least = isSure ? 0 : 20;
  const isHeavy = loads.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text) && Number.parseFloat(text) > least).length;
  if (!areReps || isHeavy * 2 < loads.length) return;
  for (const [load, rep] of pairs) {
    load.role = "load";
    rep.role = "reps";
  }
}

/** "8", "x8-12", "xMR10" */
const REPS = /^(?:x\s?)?(?:\d{1,2}(?:\s*[-–]\s*\d{1,2})?\+?|amrap|max|mr\s?\d{0,2}\+?)$/i;

/** "S1 | S2 | S3" over "4x6 | 4x5 | 5x4": what holds several sets is no set but a week. */
export function turnSetsToWeeks(view: View, spans: Span[], columns: Column[]): void {
  const sets = columns.filter(
    ({ set, role, week }) => set !== null && (role === "any" || role === "scheme") && week === null,
  );
  const texts = sets.flatMap(({ index }) => textsBelow(view, spans, index));
  const several = texts.filter((text) => {
    const [first] = doseOf(text).sets;
    return (
      first &&
      first.load === null &&
      Number(first.count?.split("-")[0]) > 1 &&
      (first.reps ?? first.duration ?? first.distance)
    );
  });
  if (sets.length < 2 || texts.length < 2 || several.length < texts.length * 0.6) return;
  // "Top set | Back-offs" are sets of one day however many stand in each: only what is counted may be weeks.
  if (!sets.every(({ heading }) => /\d/.test(heading))) return;
  for (const column of sets) {
    column.week = column.set;
    column.set = null;
  }
}

/**
 * "Set" over 1, 2, 3 counts the sets of an exercise; over 4, 3, 3 it says how many there are. Over "%", "kg", "reps" in front
 * of sets side by side it heads those, and its cells tell what each row has of them. Over "6 x 50 m" it heads whole doses.
 */
export function turnSetsToCounts(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "set" && column.role !== "sets") continue;
    const texts = textsBelow(view, spans, column.index);
    const areParts = texts.length > 1 && texts.every((text) => isDose(view.headingOf(text).role));
    const areWhole = texts.length > 1 && texts.every((text) => SCHEME.test(text) && isWholeDose(text));
    if (areParts && columns[column.index + 1]?.set === 1) column.role = null;
    else if (areWhole) column.role = "scheme";
    else if (column.role === "set" && holdsAmounts(view, spans, column, columns)) column.role = "work";
    else if (column.role === "set" && !countsSets(view, spans, column)) column.role = "sets";
  }
}

const SCHEME = /^\d{1,2}\s*[x×]\s*[\p{L}\d]/iu;

/** "Set" over "12 min", "20+20", "15 reps x 3 sets", and no other column that says how much: what a set is. */
function holdsAmounts(view: View, spans: Span[], { index }: Column, columns: Column[]): boolean {
  if (columns.some(({ role }) => AMOUNTS.has(role))) return false;
  const texts = cellsBelow(view, spans, index).map(({ text }) => text.trim());
  const amounts = texts.filter((text) => !/^\d{1,2}$/.test(text) && doseOf(text).sets.some(hasWork));
  return amounts.length > 2 && amounts.length > texts.length * 0.6;
}

const AMOUNTS = new Set<Column["role"]>(["sets", "reps", "scheme", "work", "any", "duration", "distance"]);

function countsSets(view: View, spans: Span[], column: Column): boolean {
  const texts = cellsBelow(view, spans, column.index)
    .map(({ text }) => text.trim())
    .filter((text) => !isPlace(text) && !/^[-–—]$/.test(text));
  if (texts.length < 2 || !texts.every((text) => /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/.test(text))) return true;
  // Whoever counts them begins with the first, and begins again with it: "3 | 3 | 3-4 | 2" are numbers of sets.
  const firsts = texts.map((text) => Number.parseInt(text, 10));
  if (firsts.some((first, at) => first !== 1 && (at === 0 || first < (firsts[at - 1] ?? 0)))) return false;
  return texts.some((text, at) => at > 0 && Number(text) === Number(texts[at - 1]) + 1) && texts.includes("1");
}
