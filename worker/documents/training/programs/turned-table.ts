import { looksLikeMovement } from "../vocabulary/movements";
import { isDose } from "./columns/column-heading";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder } from "./program-builder";
import type { Standing } from "./standing";
import { readTable } from "./tables/table-reading";

/**
 * Reads tables that lie on their side: " | Squat | Bench" over "Sets | 4 | 4", "Reps | 6 | 8", "Load | 100 kg | 70 kg". Weeks
 * and sessions stand alone above them. False where there are none.
 */
export function readTurnedTables(
  view: View,
  builder: ProgramBuilder,
  standing: Standing,
  unit: string | null,
): boolean {
  let found = false;
  for (let row = 0; row < view.rows.length; row++) {
    const end = endOf(view, row);
    if (end !== null) {
      const { table, originals } = turned(view, row, end);
      readTable(table, builder, standing, unit);
      for (const [copy, cell] of originals) if (builder.used.has(copy)) builder.use(cell);
      found = true;
      row = end - 1;
      continue;
    }
    const [only, ...more] = cellsIn(view, row);
    if (!only || more.length > 0 || isRest(only.text)) continue;
    const week = weekLabel(only.text);
    const label = sessionLabel(week?.rest ?? only.text);
    if (week) Object.assign(standing, { week: week.number, session: null });
    if (label?.sure) standing.session = { weekday: label.weekday, title: label.title };
    if (week || label?.sure) builder.use(only);
    else if (!found) builder.entitle(only);
  }
  return found;
}

/** The row behind a table that begins here: exercises side by side, and below them rows that say a part of each dose. */
function endOf(view: View, row: number): number | null {
  const [corner] = view.rows[row] ?? [];
  const names = cellsIn(view, row, 1).filter((cell) => cell.row === row);
  const isHeading = !corner || view.headingOf(corner.text).role === "name" || sessionLabel(corner.text)?.sure === true;
  const moving = names.filter(({ text }) => looksLikeMovement(plain(text)) && view.headingOf(text).role === null);
  if (!isHeading || names.length < 2 || moving.length * 2 <= names.length) return null;
  let end = row + 1;
  const roles = new Set<string>();
  for (; end < view.rows.length; end++) {
    const label = view.rows[end]?.[0];
    const { role = null } = label ? view.headingOf(label.text) : {};
    if (role === null || (cellsIn(view, end, 1).length === 0 && role !== "notes")) break;
    if (isDose(role)) roles.add(role);
  }
  return roles.size >= 2 && ["reps", "scheme", "work", "duration"].some((role) => roles.has(role)) ? end : null;
}

/** The table as if it stood upright, and which cell each of its cells is. */
function turned(view: View, from: number, end: number): { table: View; originals: Map<Cell, Cell> } {
  const originals = new Map<Cell, Cell>();
  const lines = view.rows.slice(from, end);
  const rows = Array.from({ length: view.width }, (_, row) =>
    lines.map((cells, column): Cell | null => {
      const cell = cells[row];
      if (!cell) return null;
      const copy = { ...cell, row, column, lastRow: row, lastColumn: column };
      originals.set(copy, cell);
      return copy;
    }),
  );
  return { table: { ...view, rows, width: lines.length }, originals };
}
