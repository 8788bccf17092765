import { all, WEEK_WORDS } from "../../vocabulary/calendar-words";
import type { ColumnRole } from "../../vocabulary/column-words";
import type { View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { rowsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";
import { isDose } from "./column-heading";

/** Tables below one whose columns have weeks have the same ones, where they name none and their columns are the same. */
export function goOnWithWeeks(before: Column[], own: Column[]): void {
  if (own.some(({ week }) => week !== null) || !before.some(({ week }) => week !== null)) return;
  if (!own.every((column, at) => at === 0 || isAgain(column, before[at]))) return;
  own.forEach((column, at) => {
    const { week = null, target = null, role } = before[at] ?? {};
    Object.assign(column, { week, target: column.target ?? target });
    // Nothing is filled in yet in the later tables, and without its week a second column of doses was none.
    if (role === "logged" || column.role === null) column.role = role ?? null;
  });
}

const isAgain = (column: Column, before: Column | undefined): boolean =>
  column.index === before?.index &&
  (column.role === before.role || (column.heading !== "" && plain(column.heading) === plain(before.heading)));

/** "V1 load | V2 load | V3 load": a part of the dose that is counted again behind the first letter of a word for a week. */
export function countWeeks(view: View, columns: Column[]): void {
  const counted = columns.flatMap((column) => {
    const [, letter = "", count = "", said = ""] = COUNTED.exec(column.heading.trim()) ?? [];
    const role = column.role === null && column.set === null ? view.headingOf(said).role : null;
    return isDose(role) ? [{ column, role, count: Number(count), key: `${letter}|${plain(said)}` }] : [];
  });
  const isRow = counted.every(({ count, key }, at) => count === at + 1 && key === counted[0]?.key);
  if (counted.length < 2 || !isRow) return;
  for (const { column, role, count } of counted) Object.assign(column, { role, week: count });
}

/** Behind "S" would be a set or a week. */
const INITIALS = new Set(all(WEEK_WORDS).map((word) => word.charAt(0)));
INITIALS.delete("s");
const COUNTED = new RegExp(`^([${[...INITIALS].join("")}])(\\d{1,2})\\s+(\\p{L}.*)$`, "iu");

/** "Week 1 | kg | Week 2 | kg": what comes again behind each week belongs to it. */
export function joinToWeeks(columns: Column[]): void {
  const weeks = columns.filter(({ week }) => week !== null);
  if (weeks.length < 2 || new Set(weeks.map(({ week }) => week)).size < weeks.length) return;
  const behind = columns.filter(
    ({ index, week, role }) =>
      week === null && isDose(role as ColumnRole) && weeks.some((each) => each.index === index - 1),
  );
  const headings = new Set(behind.map(({ heading }) => plain(heading)));
  if (behind.length < weeks.length || headings.size > 1) return;
  for (const column of behind) column.week = columns[column.index - 1]?.week ?? null;
}

/** "Exercise | Reps | W1 | W2": small figures in the columns of the weeks are the sets that nothing else tells. */
export function fillWeeks(view: View, spans: Span[], columns: Column[]): void {
  const weeks = columns.filter(({ role, week, unit }) => role === "any" && week !== null && unit === null);
  const sets = columns.filter(({ role, week, set }) => role === "any" && week === null && set !== null);
  const textsOf = (of: Column[]) => of.flatMap(({ index }) => textsBelow(view, spans, index));
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (weeks.length >= 2 && repeatReps(view, spans, columns, weeks)) {
    for (const column of weeks) column.repeats = true;
    return;
  }
  // Beside the reps of each set figures are its load, light ones too.
  const loaded = sets.length >= 2 ? sets : weeks.length >= 2 && (has("set") || has("sets")) ? weeks : [];
  if (loaded.length > 0 && columns.some(({ role, set }) => role === "reps" && set === null)) {
    if (areLoads(textsOf(loaded))) for (const column of loaded) column.role = "load";
    return;
  }
  if (weeks.length < 2 || has("sets") || !(has("reps") || has("duration") || has("distance"))) return;
  const texts = textsOf(weeks);
  // "Reps | Wk 1 | Wk 2" over "5 | 47.5 | 50": too many for sets, and the reps are told.
  if (has("reps") && areLoads(texts)) {
    for (const column of weeks) column.role = "load";
    return;
  }
  if (
    texts.length > 1 &&
    texts.every(
      (text) => /^(?:x\s?)?\d{1,2}(?:\s*x)?$/.test(text) && Number.parseInt(text.replace(/\D/g, ""), 10) <= 12,
    )
  )
    for (const column of weeks) column.role = "sets";
}

/** "Reps | W1 | W2" over "12 | 12 | 12", "30 s | 30 | 30": the weeks say the reps again, wherever they have a single figure. */
function repeatReps(view: View, spans: Span[], columns: Column[], weeks: Column[]): boolean {
  const reps = columns.find(({ role, week, set }) => role === "reps" && week === null && set === null);
  if (!reps) return false;
  const pairs = rowsBelow(view, spans).flatMap((row) => {
    const said = /^\d{1,3}/.exec(row[reps.index]?.text ?? "")?.[0];
    const again = weeks.flatMap(({ index }) => /^(\d{1,3})\s?\p{L}{0,4}$/u.exec(row[index]?.text ?? "")?.[1] ?? []);
    return said ? again.map((figure) => figure === said) : [];
  });
  // Beside "10,10,8" single figures are reps as well.
  const hasLists = weeks.some(({ index }) => textsBelow(view, spans, index).some((text) => LIST_OF_REPS.test(text)));
  return pairs.length > (hasLists ? 0 : weeks.length) && pairs.every(Boolean);
}

const LIST_OF_REPS = /^\d{1,2}(?:\s*[,/]\s*\d{1,2}){2,9},?$/;

/** Figures, at least one of which is too many for sets or reps. */
function areLoads(texts: string[]): boolean {
  const loads = texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text));
  return loads.length > 1 && loads.length >= texts.length * 0.9 && loads.some((text) => Number.parseFloat(text) > 20);
}
