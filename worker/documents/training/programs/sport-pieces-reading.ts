import { sportIn } from "./calendar-subject";
import { doseOf, hasWork } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder } from "./program-builder";

/** A column of pieces: each of them a session of a week, with the rest beside it and columns to fill behind. */
type Pieces = { head: Cell; week: number | null; rest: number | null; records: Cell[] };

/**
 * Reads a plan of one sport that names no exercise: "# | Workout | Rest | Time" over "1 | 6 x 500 m | 2 min", with the weeks
 * above the tables. False where a column of workouts holds anything but how far and how long.
 */
export function readSportPieces(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  const rows = view.rows.map((_, row) => cellsIn(view, row).filter((cell) => cell.row === row));
  const first = rows.findIndex((cells) => cells.some((cell) => isHead(view, cell)));
  const above = rows.slice(0, Math.max(first, 0)).flat();
  const sport = first < 0 ? undefined : sportIn([view.name, ...above.map(({ text }) => text)]);
  if (sport === undefined) return false;
  let pieces: Pieces[] = [];
  let [planned, done] = [0, 0];
  for (const [row, cells] of rows.entries()) {
    const heads = cells.filter((cell) => isHead(view, cell));
    if (heads.length > 0) {
      pieces = heads.map((head, at) => piecesUnder(view, head, heads[at + 1], startWeek));
      builder.use(...cells);
    } else if (pieces.length === 0 || cells.every(({ text }) => weekLabel(text))) {
      for (const cell of cells) if (weekLabel(cell.text)) builder.use(cell);
      const [only, ...more] = cells;
      if (only && more.length === 0 && row < first && !builder.title) builder.entitle(only);
    } else {
      if (!pieces.every((each) => addPiece(view, builder, row, each, sport))) return false;
      const own = pieces.filter(({ head }) => view.rows[row]?.[head.column]);
      planned += own.length;
      done += own.filter(({ records }) => records.some(({ column }) => view.rows[row]?.[column])).length;
    }
  }
  for (const { text } of pieces.flatMap(({ records }) => records)) builder.logged.add(text);
  // Where most of it was rowed already it is a log.
  return done * 2 <= planned;
}

const isHead = (view: View, { text, column }: Cell): boolean =>
  view.headingOf(text).role === "day" && HEAD.test(text.trim()) && column < view.width - 1;

/** Headings of what is done, without its name. */
const HEAD =
  /^(?:workout|session|training|pieces?|einheit|entrenamiento|treino|allenamento|s[eé]ance|trening|тренировка)$/iu;

function piecesUnder(view: View, head: Cell, next: Cell | undefined, startWeek: number | null): Pieces {
  const { row, column } = head;
  const to = next ? next.column - 1 : view.width - 1;
  const beside = cellsIn(view, row, column + 1, to);
  const rest = beside.find(({ text }) => view.headingOf(text).role === "rest")?.column ?? null;
  // "Week 2" stands above the whole table, its numbers in front included.
  const over = view.rows[row - 1]?.[column];
  const week = (over ? weekLabel(over.text)?.number : null) ?? startWeek;
  const records = beside.filter(({ column, text }) => column !== rest && view.headingOf(text).role !== "code");
  return { head, week, rest, records };
}

/** False where the row says anything else of its workout. */
function addPiece(view: View, builder: ProgramBuilder, row: number, pieces: Pieces, sport: string): boolean {
  const { head, week, rest } = pieces;
  const cell = view.rows[row]?.[head.column];
  if (!cell || cell.row !== row) return true;
  const { sets, said, ...dose } = doseOf(cell.text);
  if (said.length > 0 || sets.length === 0 || !sets.every((each) => hasWork(each) && each.reps === null)) return false;
  const number = head.column > 0 ? view.rows[row]?.[head.column - 1] : null;
  const counted = number && /^\d{1,2}$/.test(number.text) ? number : null;
  const pause = rest === null ? null : (view.rows[row]?.[rest] ?? null);
  const title = counted ? `${head.text} ${counted.text}` : null;
  builder
    .session(week, { weekday: null, title })
    .exercises.push(
      exerciseOf({ ...dose, code: null, name: sport, sets, said, rest: dose.rest ?? pause?.text ?? null }),
    );
  for (const used of [cell, counted, pause]) if (used) builder.use(used);
  return true;
}
