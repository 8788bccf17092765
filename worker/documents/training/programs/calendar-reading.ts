import type { Weekday } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { headingOf } from "./column-heading";
import { doseOf } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { bareWeekday, isRest, plain, weekLabel } from "./labels";
import { exerciseOf, type NamedDose, namedDose } from "./named-dose";
import type { ProgramBuilder, SessionMark } from "./program-builder";

const RUNNING =
  /\b(?:runs?|running|marathon|5k|10k|lauf\w*|carrera|corrida|course|corsa|bieg\w*)\b|бег|ラン|달리기|跑/iu;

/** Reads a calendar: weekdays above the columns, and in each cell what is done that day. False where there is none. */
export function readCalendar(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  let days: Map<number, Weekday> | null = null;
  let weekColumn: number | null = null;
  let week = startWeek;
  let found = false;
  let running: boolean | null = null;
  let marks = new Map<number, SessionMark>();
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    const heads = cells.map((cell) => [cell.column, bareWeekday(cell.text)] as const).filter(([, day]) => day !== null);
    if (heads.length >= 3 && new Set(heads.map(([, day]) => day)).size === heads.length) {
      days = new Map(heads.map(([column, day]) => [column, day as Weekday]));
      weekColumn = cells.find((cell) => headingOf(cell.text).role === "week")?.column ?? null;
      marks = new Map();
      found = true;
      builder.use(...cells);
      continue;
    }
    if (!days) {
      for (const cell of cells) {
        builder.use(cell);
        const label = weekLabel(cell.text);
        if (label) week = label.number;
        if (label && !builder.title && label.before) builder.title = label.before;
        if (!label && !builder.title && cell.text.length <= 80) builder.title = cell.text;
        else if (!label) builder.description.push(cell.text);
      }
      continue;
    }
    const first = cells[0];
    if (!first) continue;
    const named =
      weekColumn !== null ? view.rows[row]?.[weekColumn] : !days.has(first.column) || cells.length === 1 ? first : null;
    const label = named
      ? /^\d{1,2}$/.test(named.text) && weekColumn !== null
        ? { number: Number(named.text), rest: "" }
        : weekLabel(named.text)
      : null;
    if (label && label.number !== week) {
      week = label.number;
      marks = new Map();
    }
    for (const cell of cells) {
      if (cell === named && label) {
        builder.use(cell);
        continue;
      }
      const day = days.get(cell.column);
      if (
        !day ||
        (cells.length === 1 && cell.lastColumn - cell.column >= 2) ||
        (cells.length === 1 && cell.text.length > 80)
      ) {
        continue;
      }
      if (isRest(cell.text)) continue;
      builder.use(cell);
      let mark = marks.get(day);
      if (!mark) {
        mark = { weekday: day, title: null };
        marks.set(day, mark);
      }
      readDay(cell.text, week, mark);
    }
  }
  return found;

  /** A cell that says only how far or how long belongs to what the whole plan is about. */
  function unnamed(line: string): NamedDose | null {
    const dose = doseOf(line);
    if (!dose.sets.some((sets) => sets.distance !== null || sets.duration !== null)) return null;
    running ??= view.rows.some((row) => row.some((cell) => cell !== null && RUNNING.test(cell.text)));
    return { code: null, name: running ? "Run" : line, ...dose };
  }

  function readDay(text: string, number: number | null, mark: SessionMark): void {
    const lines = text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    for (const [at, line] of lines.entries()) {
      const read = namedDose(line) ?? unnamed(line);
      if (read) {
        builder.session(number, mark).exercises.push(exerciseOf(read));
      } else if (isRest(line)) builder.leave(line, null);
      else if (at === 0 && lines.length > 1 && line.length <= 40) mark.title ??= line;
      else if (looksLikeMovement(plain(line)) && line.length <= 60) {
        const name = line.replace(/[:.]$/, "");
        builder
          .session(number, mark)
          .exercises.push(exerciseOf({ code: null, name, sets: [], rest: null, tempo: null, said: [] }));
      } else {
        const session = builder.session(number, mark);
        session.notes.push(line);
      }
    }
  }
}

/** Reads a calendar whose rows are the weekdays and whose columns are the weeks. False for anything else. */
export function readTurnedCalendar(view: View, builder: ProgramBuilder): boolean {
  const isWeek = (cell: Cell | null) => cell !== null && weekLabel(cell.text)?.rest === "";
  const top = view.rows.findIndex((row) => row.length > 2 && row.slice(1).every(isWeek));
  if (top < 0) return false;
  const below = view.rows.slice(top + 1).map((row) => (row[0] ? bareWeekday(row[0].text) : null));
  const end = below.indexOf(null);
  const days = end < 0 ? below : below.slice(0, end);
  if (days.length < 3 || new Set(days).size < days.length) return false;
  const rows = view.rows.slice(top, top + 1 + days.length);
  const turned = Array.from({ length: view.width }, (_, row) =>
    rows.map((cells, column): Cell | null => {
      const cell = cells[row];
      return cell ? { ...cell, row, column, lastRow: row, lastColumn: column } : null;
    }),
  );
  const [title] = top > 0 ? cellsIn(view, 0) : [];
  if (title) {
    builder.title ??= title.text;
    builder.use(title);
  }
  builder.use(...rows.flat());
  return readCalendar({ ...view, rows: turned, width: rows.length }, builder, null);
}
