import type { ColumnRole } from "../../vocabulary/column-words";
import type { View } from "../grid-view";
import { type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";
import {
  canBeReps,
  countsOnly,
  type Figures,
  figuresOf,
  PLAIN,
  REPS_SIGN,
  restsOnly,
  SIZE,
  TIME,
  WEIGHT,
  WHOLE,
} from "./figures";

/** Columns of figures that no heading explains, told apart by their size and by what is still missing of a dose. */
export function fillFigures(view: View, spans: Span[], columns: Column[], unheaded = false): void {
  const names = columns.filter(({ role }) => role === "name").map(({ index }) => index);
  const starts = names.length > 1 ? names : [names[0] ?? -1];
  starts.forEach((start, at) => {
    const stop = starts[at + 1] ?? columns.length;
    fillScope(view, spans, columns.slice(at === 0 ? 0 : start, stop), start, unheaded);
  });
}

function fillScope(view: View, spans: Span[], scope: Column[], name: number, unheaded: boolean): void {
  const has: Has = (...roles) => scope.some(({ role }) => role !== null && roles.includes(role));
  const open = scope
    .filter((column) => column.role === null && column.index > name && column.week === null && column.set === null)
    .map((column) => figuresOf(view, spans, column))
    .filter((found) => found !== null);
  const give = (figures: Figures | undefined, role: ColumnRole) => {
    if (!figures) return;
    figures.column.role = role;
    open.splice(open.indexOf(figures), 1);
  };
  const besideSets = ({ column }: Figures) =>
    scope.some(({ role, index }) => role === "sets" && Math.abs(index - column.index) === 1);
  // "Set 1 | Set 2 | Set 3" over empty cells waits for what will be done.
  const waits = ({ set, index }: Column) => set !== null && textsBelow(view, spans, index).length === 0;
  const whole = has("scheme") || scope.some((column) => column.role === "any" && !waits(column));
  if (!whole && !has("sets")) {
    // "3 | 8-12": sets are the few, and stand before what is done in each.
    const few = open.filter(({ share, most, texts }) => (share(WHOLE) >= 0.8 && most <= 10) || texts.every(countsOnly));
    const reps = scope.find(({ role }) => ["reps", "work", "duration", "distance"].includes(String(role)));
    const others = (each: Figures) => open.filter((other) => other !== each && canBeReps(other));
    const sets = few.find((each) =>
      reps ? Math.abs(reps.index - each.column.index) === 1 || few.length === 1 : others(each).length > 0,
    );
    const rival = sets && !reps ? others(sets)[0] : undefined;
    // Of two columns of small figures the smaller ones are the sets.
    give(rival && sets && few.includes(rival) && rival.middle < sets.middle && rival.most <= 6 ? rival : sets, "sets");
  }
  const timed = has("duration", "distance");
  if (!whole && !has("reps", "work"))
    give(
      open.find(
        (each) =>
          canBeReps(each) &&
          (!timed || besideSets(each)) &&
          (has("sets", "set", "load", "percent", "effort") || each.share(REPS_SIGN) >= 0.3),
      ),
      "reps",
    );
  if (!has("sets", "reps", "scheme", "any", "work", "set")) return;
  for (const each of open) each.column.role = roleOfFigures(each, has, unheaded);
}

/** Whether one of the columns beside has one of these roles. */
type Has = (...roles: Column["role"][]) => boolean;

function roleOfFigures(each: Figures, has: Has, unheaded: boolean): ColumnRole | null {
  const { share, texts, values, most, middle, column } = each;
  const distinct = new Set(texts).size;
  if (share(SIZE) >= 0.6) return "notes";
  if (!has("rest") && texts.every(restsOnly)) return "rest";
  if (share(TIME) >= 0.6) return has("rest") ? "duration" : "rest";
  if (share(WEIGHT) >= 0.5 && !has("load")) return "load";
  if (share(/^%\s*\d|\d\s*(?:%|kgs?|lbs?|кг)$/iu) >= 0.8 && share(/%/) < 0.8 && !has("load")) return "load";
  if (share(/%$|^%/) >= 0.6 && !has("percent")) return "percent";
  if (share(/^@\s*\d|^rpe/i) >= 0.8 && !has("effort")) return "effort";
  if (share(/%$|^@\s*\d|^rpe|rir/i) >= 0.6 && !has("intensity", "effort")) return "intensity";
  const isOfTen = values.every((value) => value >= 5 && value <= 10 && value % 0.5 === 0);
  if (isOfTen && !has("effort", "rir", "intensity") && !texts.some((text) => /-\s*1[1-9]/.test(text))) return "effort";
  if (
    !has("rest") &&
    distinct <= 4 &&
    middle >= 30 &&
    most <= 300 &&
    values.every((value) => value % 15 === 0) &&
    (has("load", "percent", "effort") || values.length >= distinct * 2)
  )
    return "rest";
  if (!has("load") && most > 10 && share(PLAIN) >= 0.7 && (unheaded || column.heading !== "")) return "load";
  return null;
}
