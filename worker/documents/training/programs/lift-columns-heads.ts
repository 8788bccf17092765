import type { Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import type { Column } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { namedDose } from "./doses/named-dose";
import { cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { holdDoses, type Lift, takeOwnDoses, withSchemes } from "./lift-columns-doses";
import { TOTAL } from "./no-exercise";
import type { SessionMark } from "./program-builder";

/** `mark` is the session that stands in front of them, over the weeks; `below` how many rows say their doses. */
export type Heads = { lifts: Lift[]; others: Column[]; mark: SessionMark | null; below: number };

/** `said` are the sets that their week names for all. A row in which two or more columns are movements, and the others say where a row stands or what its exercises share. */
export function headsIn(view: View, row: number, said: Sets[]): Heads | null {
  const cells = cellsIn(view, row);
  if (cells.length < 2) return null;
  const found: Lift[] = [];
  const others: Column[] = [];
  const unknown: Lift[] = [];
  let mark: SessionMark | null = null;
  const dated = cells.some(({ text }) => view.headingOf(text).role === "date");
  for (const { text, column: index } of cells) {
    const { role, unit, week, set } = view.headingOf(text);
    const column: Column = { index, role, unit, week: null, set: null, heading: text, over: null };
    const read = namedDose(text);
    const name = read?.name ?? text.replace(/\s*\([^)]*\)$/, "");
    if (week !== null || set !== null || (/^[\d@]/.test(text) && !HANDED.test(text)) || text.length > 40) return null;
    // "Workout A | Squat | Row" over "Week 1", "Week 2": a session of each of them.
    const label = others.length + found.length === 0 ? sessionLabel(text) : null;
    if (label?.sure && weekLabel(view.rows[row + 1]?.[index]?.text ?? "")) {
      mark = { weekday: label.weekday, title: label.title };
      others.push({ ...column, role: "week" });
    }
    // "Day A" and "Workout" are heads of places.
    else if (
      role === "week" ||
      role === "day" ||
      isDose(role) ||
      role === "notes" ||
      role === "rest" ||
      role === "date"
    )
      others.push(column);
    else if (
      role !== "logged" &&
      sessionLabel(text)?.sure !== true &&
      (role === null || looksLikeMovement(plain(name)))
    )
      (looksLikeMovement(plain(name)) ? found : unknown).push({
        column: { ...column, role: null, unit: bracketUnit(text) },
        name,
        sets: read?.sets ?? [],
        rest: read?.rest ?? null,
        mark: null,
        own: [],
      });
    else if (!isBeside(role) && !TOTAL.test(plain(text)) && (!dated || sessionLabel(text))) return null;
  }
  if (unknown.some(({ name }) => !TOTAL.test(plain(name))) && !dated) {
    // "Hinge" between "Squat" and "Bench", over doses as they have.
    if (unknown.length >= found.length || !holdDoses(view, row, unknown)) return null;
    found.push(...unknown);
    found.sort((a, b) => a.column.index - b.column.index);
  }
  const isPlaced = dated || others.some(({ role }) => role === "week" || role === "day");
  if (found.length === 0) return null;
  takeOwnDoses(found, others);
  const { lifts, below } = withSchemes(view, row, found, others);
  const days = row > 0 ? daysOver(view, row - 1) : [];
  for (const lift of lifts) if (lift.sets.length === 0) lift.sets = said;
  for (const lift of lifts) lift.mark = days.findLast(({ column }) => column <= lift.column.index)?.mark ?? null;
  const areWhole = holdDoses(view, row, lifts);
  // Figures below dates may be a log, unless the weeks are counted and each lift has its sets.
  const isPlanned = others.some(({ role }) => role === "week") && lifts.every(({ sets }) => sets.length > 0);
  const isDosed =
    areWhole ||
    ((!dated || isPlanned) &&
      cells.length > 2 &&
      (lifts.every(({ sets }) => sets.length > 0) ||
        said.length > 0 ||
        others.some(({ role }) => role === "reps" || role === "scheme" || role === "sets")));
  return lifts.length >= (areWhole ? 1 : 2) && isPlaced && isDosed ? { lifts, others, mark, below } : null;
}

/** "2H swing", "1-arm row": a figure that begins a name. */
const HANDED = /^[12][- ]?(?:h|hand(?:ed)?|arm|leg(?:ged)?)\s+\p{L}{3}/iu;

/** What a column says of the rows, and nothing of what is done. */
const isBeside = (role: Column["role"]): boolean => role === "aside" || role === "logged" || role === "category";

/** "Monday - Volume | | | Wednesday - Recovery | |" over the lifts of each day. */
function daysOver(view: View, row: number): { column: number; mark: SessionMark }[] {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const days = cells.flatMap(({ text, column }) => {
    const label = sessionLabel(text);
    return label?.sure ? [{ column, mark: { weekday: label.weekday, title: label.title } }] : [];
  });
  const others = cells.filter(({ text }) => !sessionLabel(text)?.sure);
  const isPlaced = others.every(({ text }) => {
    const { role } = view.headingOf(text);
    return role === "week" || role === "day" || role === "date" || role === "notes" || isBeside(role);
  });
  return days.length > 1 && isPlaced ? days : [];
}

const bracketUnit = (text: string) =>
  /\(\s*kgs?\s*\)/i.test(text) ? "kg" : /\(\s*lbs?\s*\)/i.test(text) ? "lb" : null;
