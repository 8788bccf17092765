import { LAST_SET_WORDS, TARGET_WORDS } from "../../vocabulary/column-words";
import { amountsOf } from "../doses/amounts-of-sets";
import { isOwnWeight } from "../doses/dose-loads";
import type { View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { cellAt, rowsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column, HeadingRows } from "./column";
import { isDate } from "./heading-rows";

/** A heading of what is to be reached in the last of several sets: "Rep out target (last set)". */
export const isLastSetTarget = (heading: string) => LAST_SET.test(plain(heading)) && TARGET.test(plain(heading));

/** "Last set RPE" */
export const isOfLastSet = (heading: string) => LAST_SET.test(plain(heading));

const LAST_SET = new RegExp(`(?<!\\p{L})(?:${LAST_SET_WORDS.join("|")})`, "u");
const TARGET = new RegExp(`(?<!\\p{L})(?:${TARGET_WORDS.join("|")})`, "u");

/**
 * Columns that wait for what was done, told by the plan beside them: "Set 1 | Set 2" behind a column that holds the whole
 * dose, and the reps of the last set beside those of all sets. A target of the last set is a part of the plan.
 */
export function leaveTracking(view: View, spans: Span[], columns: Column[]): void {
  const has = (...roles: Column["role"][]) => columns.some(({ role, set }) => set === null && roles.includes(role));
  if (has("reps", "scheme")) {
    for (const column of columns) {
      if (
        column.set !== null ||
        view.headingOf(column.heading).role === "effort" ||
        !LAST_SET.test(plain(column.heading))
      )
        continue;
      if (isLastSetTarget(column.heading)) column.role = "reps";
      else if (
        columns.some(
          (each) => each !== column && each.week === column.week && (each.role === "reps" || each.role === "scheme"),
        )
      )
        column.role = "logged";
    }
  }
  leaveWeeklyRecords(view, spans, columns);
  leaveOpenWeeks(view, spans, columns);
  leaveWeighed(columns);
  leaveFelt(columns);
  leaveLoadsOfWeeks(view, spans, columns);
  const sets = columns.filter(({ set, role }) => set !== null && (role === "any" || role === "load"));
  if (sets.length < 2 || !(has("scheme") || (has("sets") && has("reps")))) return;
  const whole = columns.filter(({ role, set }) => set === null && (role === "scheme" || role === "reps"));
  const cells = rowsBelow(view, spans).flatMap((row) =>
    sets.flatMap(({ index }) => {
      const cell = row[index];
      return cell && cell.column === index && cell.lastColumn === index ? [{ text: cell.text, row }] : [];
    }),
  );
  // Rows that have their dose in either of the two are planned so.
  const beside = cells.filter(({ row }) => whole.some(({ index }) => row[index]));
  const figures = cells.filter(({ text }) => amountsOf(text) !== null || isLifted(text));
  // Among them "40 hard", "47'5" and "-" of somebody who wrote them down in the gym.
  const isNoted = ({ text }: { text: string }) => NOTED.test(text.trim());
  const areFigures = cells.every((cell) => figures.includes(cell) || isNoted(cell));
  if (beside.length === cells.length && areFigures && figures.length >= cells.length * 0.6)
    for (const column of sets) column.role = "logged";
}

/** It begins with a figure, and says no percentage, effort or set. */
const NOTED = /^[-–—]$|^\d[^%@x×*]*$/iu;

/** "%1RM | RPE | | Weight | Actual RPE": a load right before what was done, apart from a plan that says how hard, was lifted too. */
function leaveWeighed(columns: Column[]): void {
  const at = columns.findIndex(({ role }) => role === "logged");
  const [gap, load] = [columns[at - 2], columns[at - 1]];
  if (load?.role !== "load" || load.week !== null || load.set !== null) return;
  const isApart = gap !== undefined && gap.role === null && !/\p{L}/u.test(gap.heading);
  const plan = columns.slice(0, at - 1).map(({ role }) => role);
  if (
    isApart &&
    plan.includes("reps") &&
    plan.some((role) => role === "percent" || role === "effort" || role === "rir")
  )
    load.role = "logged";
}

/** "Reps | RPE | Load used | RPE": behind what was lifted the last effort is how hard it was, where the plan has said one. */
function leaveFelt(columns: Column[]): void {
  const isEffort = ({ role, set }: Column) =>
    (role === "effort" || role === "rir" || role === "intensity") && set === null;
  const felt = columns.findLast(isEffort);
  const planned = columns.find(isEffort);
  if (!felt || !planned || planned === felt || planned.week !== null || isOfLastSet(felt.heading)) return;
  const isBehind = columns[felt.index - 1]?.role === "logged" && columns[planned.index - 1]?.role !== "logged";
  if (isBehind && columns.slice(felt.index + 1).every(({ role }) => role === null || !PLANNED.has(role)))
    felt.role = "logged";
}

const PLANNED = new Set<Column["role"]>(["sets", "reps", "scheme", "work", "any", "load", "percent", "duration"]);

/** "Week 1 | Load | Week 2 | Load" over whole doses: loads that are not there yet for the last weeks are those that were lifted. */
function leaveLoadsOfWeeks(view: View, spans: Span[], columns: Column[]): void {
  const doses = columns.filter(({ role, week }) => week !== null && (role === "any" || role === "scheme"));
  const loads = columns.filter(({ role, index }) => role === "load" && doses.some((dose) => dose.index === index - 1));
  const filled = loads.map(({ index }) => textsBelow(view, spans, index).length);
  const areOne = new Set(loads.map(({ heading }) => plain(heading))).size === 1;
  if (loads.length > 1 && areOne && filled.at(-1) === 0) for (const column of loads) column.role = "logged";
}

/** "70x6", "BW x max", "6 @ 70": what was lifted, and how often. */
function isLifted(text: string): boolean {
  if (/^\d{1,2}\s*@\s*\d{2,3}(?:[.,]\d+)?\s*(?:kgs?|lbs?)?$/i.test(text.trim())) return true;
  const [, load = "", amount = ""] = /^([^x×*]{1,16}?)\s*[x×*]\s*(\S{1,6})$/iu.exec(text.trim()) ?? [];
  return (/^\d+(?:[.,]\d+)?\s*(?:kgs?|lbs?)?$/i.test(load) || isOwnWeight(load)) && amountsOf(amount) !== null;
}

/**
 * "Sets | Reps | Kg | Reps | Kg | Reps" with the weeks over the latter: where the plan has its reps, a week's are those that
 * were done, and loads are where hardly any is filled in.
 */
function leaveWeeklyRecords(view: View, spans: Span[], columns: Column[]): void {
  const has = (wanted: Column["role"]) =>
    columns.some(({ role, week, set }) => role === wanted && week === null && set === null);
  const weekly = columns.filter(({ week, role }) => week !== null && role !== null && role !== "logged");
  if (!((has("sets") && has("reps")) || has("scheme")) || new Set(weekly.map(({ week }) => week)).size < 2) return;
  const texts = weekly.flatMap(({ index }) => textsBelow(view, spans, index));
  const name = columns.find(({ role }) => role === "name");
  const exercises = name ? textsBelow(view, spans, name.index).length : 0;
  const areLoads = weekly.every(({ role }) => role === "load" || role === "any");
  // "Weight | Reps done" of each week: loads that go out are those that were lifted.
  const isBesideLog = columns.some(({ week, role }) => week !== null && role === "logged");
  const share = texts.length / Math.max(exercises * weekly.length, 1);
  // Nobody notes a share: "70% | 75% | 80%" beside the main lifts alone is planned.
  const areShares = texts.some((text) => text.includes("%"));
  // The next weeks are still to come.
  const last = weekly.at(-1);
  const isNoted = (last && textsBelow(view, spans, last.index).length === 0) || share < (isBesideLog ? 0.75 : 1 / 3);
  const isOpen = areLoads && !areShares && texts.length > 0 && isNoted;
  if (isOpen || weekly.some(({ role }) => role === "reps")) for (const column of weekly) column.role = "logged";
}

/**
 * "Rep range | Sets | Kg | Reps | Sets | Kg | Reps" with the weeks over the latter: where the last week has its sets and no
 * reps yet, a week's reps are those that were done, and so are loads that it has none of.
 */
function leaveOpenWeeks(view: View, spans: Span[], columns: Column[]): void {
  const last = Math.max(...columns.map(({ week }) => week ?? 0));
  const filled = (wanted: Column["role"]) =>
    columns
      .filter(({ week, role }) => week === last && role === wanted)
      .map(({ index }) => textsBelow(view, spans, index).length)
      .reduce<number | null>((sum, count) => (sum ?? 0) + count, null);
  const isRanged = columns.some(({ role, week, set }) => role === "reps" && week === null && set === null);
  if (last < 2 || !isRanged || !filled("sets") || filled("reps") !== 0) return;
  const done: Column["role"][] = filled("load") === 0 ? ["reps", "load"] : ["reps"];
  for (const column of columns) if (column.week !== null && done.includes(column.role)) column.role = "logged";
}

/** "Sets | Reps | 04.03. | | 09.03. |" over "kg | Reps": under the date of a training stands what was done, beside the plan. */
export function leaveDated(view: View, { top, bottom }: HeadingRows, columns: Column[]): void {
  const isDated = ({ index, week, set }: Column) =>
    week === null &&
    set === null &&
    Array.from({ length: bottom - top }, (_, at) => cellAt(view, top + at, index)).some(
      (cell) =>
        cell !== null && (isDate(cell) || (cell.lastColumn > cell.column && view.headingOf(cell.text).role === "date")),
    );
  const dated = columns.filter(isDated);
  const plan = columns.filter((column) => !dated.includes(column));
  const has = (role: Column["role"]) => plan.some((column) => column.role === role);
  if (dated.length < 2 || !((has("sets") && has("reps")) || has("scheme"))) return;
  for (const column of dated) column.role = "logged";
}

/** Columns behind one of what was done that are filled only where it is: they say more of it. */
export function leaveFurtherTracking(view: View, spans: Span[], columns: Column[]): void {
  const first = columns.find(({ role }) => role === "logged");
  const name = columns.find(({ role }) => role === "name");
  if (!first || !name || columns.filter(({ role }) => role === "name").length > 1) return;
  const rows = rowsBelow(view, spans);
  const exercises = rows.filter((row) => row[name.index]?.lastColumn === name.index);
  const done = exercises.filter((row) => row[first.index]);
  if (done.length === 0 || done.length === exercises.length) return;
  for (const column of columns) {
    if (column.role !== null || column.index < first.index || column.week !== null || column.set !== null) continue;
    const filled = exercises.filter((row) => row[column.index]);
    if (filled.length > 0 && filled.every((row) => row[first.index])) column.role = "logged";
  }
}
