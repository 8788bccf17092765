import type { ColumnRole } from "../vocabulary/column-words";
import { unknownColumn } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { isOwnWeight } from "./doses/dose-loads";
import { undosed, withoutCode } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import { timeText } from "./doses/time-text";
import type { Value } from "./doses/values-of-row";
import { type Cell, cellsIn, type View } from "./grid-view";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/**
 * Reads cards of exercises: "1. Goblet squat" over "Sets | 3 | Reps | 10-12 | Rest | 60 s", and a remark below. False where
 * there are none.
 */
export function readLabelledRows(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null,
  above: SessionMark | null = null,
): boolean {
  let week = startWeek;
  let mark = above;
  let read = false;
  for (const row of view.rows.keys()) {
    const cells = ownCells(view, row);
    const [first] = cells;
    if (!first || builder.used.has(first)) continue;
    const labels = pairsIn(view, cells);
    const name = labels && nameOf(view, row, labels);
    if (labels && name) {
      mark ??= { weekday: null, title: null };
      const exercise = exerciseOf(name, labels, unit);
      builder.session(week, mark).exercises.push(exercise);
      builder.use(name, ...cells);
      const [remark, ...more] = ownCells(view, row + 1);
      const below = ownCells(view, row + 2);
      const isRemark = remark && more.length === 0 && !pairsIn(view, below) && sessionLabel(remark.text) === null;
      if (isRemark && /[.!?]$|:\s/.test(remark.text)) {
        exercise.notes = [exercise.notes, remark.text].filter(Boolean).join("; ");
        builder.use(remark);
      }
      read = true;
    } else if (cells.length === 1) {
      const label = weekLabel(first.text);
      const session = sessionLabel(first.text);
      if (label) week = label.number;
      if (session?.sure) mark = { weekday: session.weekday, title: session.title };
      if (label ?? session?.sure) builder.use(first);
      else if (!read && row === 0) builder.entitle(first);
    }
  }
  return read;
}

const ownCells = (view: View, row: number): Cell[] => cellsIn(view, row).filter((cell) => cell.row === row);

type Labels = { role: ColumnRole; unit: string | null; label: Cell; value: Cell | null }[];

/** "Sets | 3 | Reps | 8": labels that other rows have as headings, each before its value; a name may stand before all of them. */
function pairsIn(view: View, cells: Cell[]): Labels | null {
  const start = cells.findIndex(({ text }) => view.headingOf(text).role === "sets");
  if (start < 0 || start > 1) return null;
  const labels: Labels = [];
  for (let at = start; at < cells.length; at++) {
    const label = cells[at];
    if (!label) break;
    const { role, unit } = view.headingOf(label.text);
    if (role === null || (!isDose(role) && !OTHERS.has(role))) return null;
    const next = cells[at + 1] ?? null;
    const value = next && (view.headingOf(next.text).role === null || isOwnWeight(next.text)) ? next : null;
    if (value) at++;
    labels.push({ role, unit, label, value });
  }
  const isDosed = labels.filter(({ role, value }) => isDose(role) && /\d/.test(value?.text ?? "")).length >= 2;
  return isDosed ? labels : null;
}

const OTHERS = new Set<ColumnRole>(["rest", "tempo", "notes"]);

/** The name stands before the labels, or alone in the row above. */
function nameOf(view: View, row: number, labels: Labels): Cell | null {
  const [first] = ownCells(view, row);
  if (first && first !== labels[0]?.label) return first;
  const [only, ...more] = row > 0 ? ownCells(view, row - 1) : [];
  return only && more.length === 0 && /\p{L}{3}/u.test(only.text) && only.text.length <= 80 ? only : null;
}

function exerciseOf(name: Cell, labels: Labels, unit: string | null) {
  const { code, rest: called } = withoutCode(name.text.replace(/\s*:$/, ""));
  const exercise = undosed(called, code);
  const texts = (role: ColumnRole) => labels.flatMap((each) => (each.role === role ? (each.value?.text ?? []) : []));
  const values = labels.flatMap(({ role, unit: own, label, value }): Value[] =>
    value && isDose(role) && value.text !== "-"
      ? [{ column: { ...unknownColumn(value.column), role, unit: own, heading: label.text }, cell: value }]
      : [],
  );
  const dose = rowDose(values, unit, false);
  const [rest] = texts("rest");
  return {
    ...exercise,
    prescription: dose.sets,
    rest: rest ? (timeText(rest) ?? dose.rest) : dose.rest,
    tempo: texts("tempo")[0] ?? dose.tempo,
    notes: [...texts("notes"), ...dose.said].join("; ") || null,
    videoUrl: name.url,
  };
}
