import { all, WEEK_WORDS } from "../vocabulary/calendar-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { amountLast, type Circuit, circuitOf, inCircuit, isRestLine } from "./circuit-lines";
import { headingOf } from "./column-heading";
import { doseOf, hasWork, joined } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { bareWeekday, isRest, plain, sessionLabel, weekLabel } from "./labels";
import { liftWithin } from "./lift-within";
import { exerciseOf, type NamedDose, namedDose } from "./named-dose";
import type { ProgramBuilder, SessionMark } from "./program-builder";

const NOT_COUNTED: Circuit = { count: null };
const RUNNING =
  /\b(?:runs?|running|marathon|5k|10k|lauf\w*|carrera|corrida|course|corsa|bieg\w*)\b|бег|ラン|달리기|跑/iu;

/** Reads a calendar: weekdays or sessions above the columns, and in each cell what is done then. False where there is none. */
export function readCalendar(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  let days: Map<number, SessionMark> | null = null;
  let weekColumn: number | null = null;
  /** The week with which a count down to the last one begins. */
  let down: number | null = null;
  let week = startWeek;
  let found = false;
  let running: boolean | null = null;
  let marks = new Map<SessionMark, SessionMark>();
  const above: string[] = [];
  const countsDates = view.rows.filter((_, row) => isDated(cellsIn(view, row))).length > 1;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    const heads = headsIn(cells, row);
    if (heads) {
      days = heads;
      weekColumn = cells.find((cell) => headingOf(cell.text).role === "week")?.column ?? countedColumn(row);
      down = weekColumn === null ? null : countedDown(row, weekColumn);
      marks = new Map();
      found = true;
      builder.use(...cells);
      continue;
    }
    if (!days) {
      for (const cell of cells) {
        builder.use(cell);
        above.push(cell.text);
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
    // Dates above what is done on them are a week.
    if (isDated(cells)) {
      builder.use(...cells);
      if (countsDates) week = (week ?? 0) + 1;
      marks = new Map();
      continue;
    }
    const named =
      weekColumn !== null ? view.rows[row]?.[weekColumn] : !days.has(first.column) || cells.length === 1 ? first : null;
    const counted = named && weekColumn !== null ? (/^\d{1,2}$/.exec(named.text)?.[0] ?? null) : null;
    const label =
      counted !== null
        ? { number: down === null ? Number(counted) : down + 1 - Number(counted), rest: "" }
        : named && down !== null && week !== null
          ? { number: week + 1, rest: named.text }
          : named
            ? weekLabel(named.text)
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
        mark = { ...day };
        marks.set(day, mark);
      }
      readDay(cell.text, week, mark, day);
    }
  }
  return found;

  function numbersBelow(row: number, column: number): number[] {
    return view.rows
      .slice(row + 1, row + 61)
      .flatMap((cells) => (/^\d{1,2}$/.test(cells[column]?.text ?? "") ? [Number(cells[column]?.text)] : []));
  }

  /** A column before the days that counts: its rows are the weeks. */
  function countedColumn(row: number): number | null {
    const first = Math.min(...(days?.keys() ?? []));
    for (let column = 0; column < first; column++) {
      const numbers = numbersBelow(row, column);
      const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
      const named = all(WEEK_WORDS).some((word) => plain(view.rows[row]?.[column]?.text ?? "").includes(word));
      if (steps.length >= (named ? 1 : 2) && (steps.every((step) => step === 1) || steps.every((step) => step === -1)))
        return column;
    }
    return null;
  }

  /** "Tuesday (gym) | Saturday (gym)" above lists of exercises, each with its dose. */
  function areHeadsOfLists(cells: Cell[], row: number): boolean {
    if (cells.length < 2 || cells.some(({ text }) => !sessionLabel(text)?.sure)) return false;
    return cells.every(({ column }) => {
      const lines = linesOf(view.rows[row + 1]?.[column]?.text ?? "");
      return lines.length > 1 && lines.filter((line) => namedDose(line) !== null).length * 2 > lines.length;
    });
  }

  /** How many of the rows below begin with a week. */
  function weeksBelow(row: number): number {
    return view.rows.slice(row + 1, row + 31).filter(([first]) => first && weekLabel(first.text) !== null).length;
  }

  function countedDown(row: number, column: number): number | null {
    const [first = 0, second = 0] = numbersBelow(row, column);
    return first > 1 && second === first - 1 ? first : null;
  }

  /** Weekdays, or sessions behind a column of weeks, each above its own column. */
  function headsIn(cells: Cell[], row: number): Map<number, SessionMark> | null {
    const weekdays = cells.flatMap((cell) => {
      const weekday = bareWeekday(cell.text);
      return weekday === null ? [] : [[cell.column, { weekday, title: null }] as const];
    });
    if (weekdays.length >= 3 && new Set(weekdays.map(([, { weekday }]) => weekday)).size === weekdays.length)
      return new Map(weekdays);
    const [first, ...others] = cells;
    if (first === undefined) return null;
    if (areHeadsOfLists(cells, row)) {
      const labels = cells.map((cell) => [cell.column, sessionLabel(cell.text)] as const);
      return new Map(
        labels.map(([at, label]) => [at, { weekday: label?.weekday ?? null, title: label?.title ?? null }]),
      );
    }
    const counts = headingOf(first.text).role === "week";
    if (!counts && !(first.column > 0 && weeksBelow(row) > 1)) return null;
    const sessions = (counts ? others : cells).flatMap((cell) => {
      const label = cell.lastColumn === cell.column ? sessionLabel(cell.text) : null;
      return label?.sure ? [[cell.column, { weekday: label.weekday, title: label.title }] as const] : [];
    });
    const titles = new Set(sessions.map(([, { title }]) => title));
    return sessions.length >= 2 && titles.size === sessions.length ? new Map(sessions) : null;
  }

  /** A cell that says only sets and reps is of the lift of its column or of the sheet. */
  function ofLift(line: string, { title }: SessionMark): NamedDose | null {
    const lift = liftWithin(title) ?? [view.name, ...above].map(liftWithin).find((each) => each !== null);
    return lift ? { code: null, name: lift, ...doseOf(line) } : null;
  }

  /** A cell that says only how far or how long belongs to what the whole plan is about. */
  function unnamed(line: string): NamedDose | null {
    const dose = doseOf(line);
    if (!dose.sets.some((sets) => sets.distance !== null || sets.duration !== null)) return null;
    running ??= view.rows.some((row) => row.some((cell) => cell !== null && RUNNING.test(cell.text)));
    return { code: null, name: running ? "Run" : line, ...dose };
  }

  function readDay(text: string, number: number | null, mark: SessionMark, day: SessionMark): void {
    const lines = withDoses(linesOf(text));
    const isBare = lines.every(isWhole);
    let circuit: Circuit | null = null;
    for (const [at, line] of lines.entries()) {
      const rounds = circuitOf(line);
      if (rounds) {
        circuit = rounds;
        builder.session(number, mark).notes.push(line);
        continue;
      }
      if (isRestLine(line)) {
        const last = builder.session(number, mark).exercises.at(-1);
        const { rest } = doseOf(line);
        if (last && last.rest === null && rest !== null && circuit === null) last.rest = rest;
        else builder.session(number, mark).notes.push(line);
        continue;
      }
      const listed = lines.length > 1 ? amountLast(line, NOT_COUNTED) : null;
      const read =
        (circuit ? inCircuit(line, circuit) : null) ??
        namedDose(line) ??
        listed ??
        (isBare ? ofLift(line, day) : null) ??
        unnamed(line);
      const last = isBare ? builder.session(number, mark).exercises.at(-1) : undefined;
      if (read && last?.name === read.name) {
        last.prescription = joined([...last.prescription, ...read.sets]);
      } else if (read) {
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

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Sets and what is done in each, and nothing else. */
function isWhole(line: string): boolean {
  const { sets, said } = doseOf(line);
  return said.length === 0 && sets.some((each) => hasWork(each) && (each.count ?? each.percent) !== null);
}

/** "Back Squat" with "5x3 @ 82%" in the lines below it is one line. */
function withDoses(lines: string[]): string[] {
  const out: string[] = [];
  let named = false;
  for (const line of lines) {
    const whole = isWhole(line);
    const before = out.at(-1);
    if (whole && before !== undefined && (named || isName(before))) {
      out[out.length - 1] = `${before}${named ? ", " : ": "}${line}`;
      named = true;
      continue;
    }
    out.push(line);
    named = false;
  }
  return out;
}

const isName = (line: string) =>
  line.length <= 40 &&
  /^\p{L}[^:]*$/u.test(line) &&
  namedDose(line) === null &&
  circuitOf(line) === null &&
  !isRest(line);

/** "1 March | 2 March | 3 March": a row of dates or of days of a month. */
const isDated = (cells: Cell[]): boolean =>
  cells.length >= 5 &&
  cells.every(({ stored, text }) => stored?.kind === "date" || /^(?:[12]?\d|3[01])$/.test(text)) &&
  cells.some(
    ({ stored }, at) => stored?.kind === "date" || Number(cells[at + 1]?.text) === Number(cells[at]?.text) + 1,
  );

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
