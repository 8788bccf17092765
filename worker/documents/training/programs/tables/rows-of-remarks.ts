import type { ColumnRole } from "../../vocabulary/column-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import type { Column } from "../columns/column";
import { isDose } from "../columns/column-heading";
import { targetBehind } from "../columns/week-targets";
import { doseOf } from "../doses/dose-sets";
import { cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { bareWeekday } from "../labels/weekday-label";
import { TOTAL } from "../no-exercise";
import { headsRemarks } from "../part-heading";
import { namesNothing } from "./kinds-of-columns";
import type { TableRow } from "./table-row";

/** "RIR | 3 | 2 | 1" under the headings of weeks: how hard each of them is meant to be. */
export function saysTargets({ table: { view, builder, lasts }, lane, index, cells }: TableRow): boolean {
  if (lasts.has(index)) return false;
  const [label, ...figures] = cells;
  const role = label ? view.headingOf(label.text).role : null;
  if (figures.length < 2 || !(role !== null && TARGETS.has(role))) return false;
  const columns = figures.map(({ column }) => lane.columns.find(({ index }) => index === column));
  if (!columns.every((column) => column?.week != null)) return false;
  const targets = figures.map(({ text }) => targetSaid(role, text));
  if (targets.some((target) => target === null)) return false;
  for (const [at, column] of columns.entries())
    for (const each of lane.columns)
      if (each.week === column?.week) {
        each.target = { ...each.target, ...targets[at] };
        // Where the reps are said once, the figures below are loads.
        if ((role === "reps" || role === "scheme") && each.role === "any") each.role = "load";
      }
  builder.use(...cells);
  return true;
}

/** "Sets | 3-5 | 3-5" and "Reps | 5 | 3" are of all exercises below. */
function targetSaid(role: ColumnRole, text: string): Column["target"] {
  if (role === "scheme") return schemeSaid(text);
  if (role !== "sets" && role !== "reps") return targetBehind(role, text);
  if (!/^\d{1,2}(?:\s*-\s*\d{1,2})?\+?$/.test(text)) return null;
  const figure = text.replace(/\s/g, "");
  return role === "sets" ? { count: figure } : { reps: figure };
}

/** "Sets x Reps | 3-5x5 | 3x1-2" */
function schemeSaid(text: string): Column["target"] {
  const [only, ...more] = doseOf(text).sets;
  const { count = null, reps = null, load = null } = only ?? {};
  return count !== null && reps !== null && load === null && more.length === 0 ? { count, reps } : null;
}

const TARGETS = new Set<ColumnRole>(["rir", "effort", "percent", "intensity", "sets", "reps", "scheme"]);

/** "Legend" or "Summary" alone in its row: the rows below it explain words of the plan, or sum it up. */
export function headsLegend(view: View, row: number): boolean {
  const [only, ...more] = cellsIn(view, row);
  return only !== undefined && more.length === 0 && LEGEND.test(plain(only.text));
}

const LEGEND =
  /^(?:legend|key|abbreviations|summary|zusammenfassung|resumen|resumo|riepilogo|(?:rpe|rir) (?:scale|chart|guide)|(?:warm[ -]?ups?|plates?|max|1 ?rm|rep max) (?:calc|calculator|chart)|legende|abkurzungen|leyenda|legenda|leggenda|abreviaturas|abbreviazioni|objasnienia|легенда|обозначения)\s*:?$/u;

/** "Notes" alone below an empty row, and below it a remark a row. */
export function headsNotes(view: View, row: number): boolean {
  const [only, ...more] = cellsIn(view, row);
  if (!only || more.length > 0 || !headsRemarks(only.text) || cellsIn(view, row - 1).length > 0) return false;
  const below = view.rows.slice(row + 1).map((_, at) => cellsIn(view, row + 1 + at));
  const end = below.findIndex((cells) => cells.length === 0);
  const said = end < 0 ? below : below.slice(0, end);
  return said.length > 0 && said.every((cells) => cells.length === 1);
}

/** "Total: | 42", "In the week: | 161" below the exercises adds them up. */
export function isTotal({ table: { builder, view }, number, name, fresh }: TableRow): boolean {
  const [label, ...figures] = fresh;
  const isSum =
    label !== undefined &&
    figures.length > 0 &&
    /^\p{L}\D*:$/u.test(label.text) &&
    view.headingOf(label.text.slice(0, -1)).role === null &&
    figures.every(({ text }) => /^[\d.,\s]+$/.test(text));
  const isNamed = fresh.some(({ text }) => TOTAL.test(plain(text)) && !/\d/.test(text));
  if (name?.row === number || !(isNamed || isSum)) return false;
  builder.use(...fresh);
  return true;
}

/** "Reps got | 8" below the sets of a lift: what stands in front of all tables says that it was done. */
function isLabelledDone({ table: { view }, number, lane }: TableRow): boolean {
  const [label] = cellsIn(view, number);
  return (
    namesNothing(lane) &&
    label !== undefined &&
    label.column < lane.from &&
    view.headingOf(label.text).role === "logged"
  );
}

/** "Squat | 2x5 | 2x5" and below it "weight used | 90 | 95": the label of a log is no exercise. */
function isUnderExercise({ table: { view, lasts }, index, number, name }: TableRow): boolean {
  // "Log" alone is what strongmen press.
  if (name?.row !== number || !lasts.has(index) || !name.text.includes(" ") || looksLikeMovement(plain(name.text)))
    return false;
  const { role, group } = view.headingOf(name.text);
  return role === "logged" || group === "log";
}

/** "Plan | 4x6" and below it "Done | 90x6 all good", "Weight used | 90": the second row waits for what was done. */
export function isDone(row: TableRow): boolean {
  const { table, number, lane, cells } = row;
  const { view, builder } = table;
  if (isLabelledDone(row) || isUnderExercise(row)) {
    builder.use(...cells);
    return true;
  }
  const labels = lane.columns.filter(({ week, set, heading }) => week === null && set === null && heading === "");
  const isLogged = labels.some(({ index }) => {
    const cell = view.rows[number]?.[index];
    const { group = null, role = null } = cell?.row === number ? view.headingOf(cell.text) : {};
    return group === "log" || role === "logged";
  });
  // "Reps | 8" and "RPE | 7" in the rows above are as much a plan.
  const isPlanned = labels.some(({ index }) => {
    const { group, role } = view.headingOf(view.rows[number - 1]?.[index]?.text ?? "");
    return group === "plan" || isDose(role);
  });
  if (!isLogged || !isPlanned) return false;
  builder.use(...cells);
  return true;
}

/** "Squat: | how to squat" with a link, below the exercises: it shows the one of them that it names, and is none itself. */
export function showsExercise({ table: { builder }, state, fresh, own }: TableRow): boolean {
  const [label, shown, ...more] = fresh;
  if (!label || !shown?.url || more.length > 0 || own.length > 0 || !label.text.trim().endsWith(":")) return false;
  const called = plain(label.text).replace(/\s*:$/, "");
  const sessions = builder.weeks.flatMap((week) => week.sessions).filter(({ mark }) => mark === state.session);
  for (const { exercises } of sessions) {
    const named = exercises.find(({ name }) => plain(name).includes(called));
    if (!named) continue;
    named.videoUrl ??= shown.url;
    builder.use(label, shown);
  }
  return sessions.some(({ exercises }) => exercises.length > 0);
}

/** "Mon | Tue | … | Sun" below the exercises, apart from them, and what is done on each day: an overview, whose cells are none. */
export function isOfOverview({ table: { view, builder }, number, lane }: TableRow): boolean {
  if (!builder.started) return false;
  for (const row of [number, number - 1]) {
    const days = cellsIn(view, row, lane.from, lane.to).filter(({ text }) => bareWeekday(text) !== null);
    const [above = null, ...more] = cellsIn(view, row - 1);
    if (days.length >= 5 && more.length === 0 && (above === null || cellsIn(view, row - 2).length === 0)) return true;
  }
  return false;
}
