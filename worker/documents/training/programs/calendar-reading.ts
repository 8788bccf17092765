import { isCategory } from "../categories";
import { all, WEEK_WORDS } from "../vocabulary/calendar-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { linesOf, readDay } from "./calendar-day";
import { headingOf } from "./column-heading";
import { doseOf, hasWork, timeText } from "./dose-sets";
import { type Cell, cellsIn, type View } from "./grid-view";
import { bareWeekday, isDaytime, isRest, plain, sessionLabel, weekLabel } from "./labels";
import { liftWithin } from "./lift-within";
import { type NamedDose, namedDose } from "./named-dose";
import type { ProgramBuilder, SessionMark } from "./program-builder";
import { rowDose } from "./row-dose";

/** What a plan of nothing but distances and times is about, by a word in its title or anywhere on its sheet. */
const SPORTS: [string, RegExp][] = [
  ["Run", /\b(?:runs?|running|marathon|5k|10k|lauf\w*|carrera|corrida|course|corsa|bieg\w*)\b|бег|ラン|달리기|跑/iu],
  ["Row", /\b(?:row(?:er|ing)?|ergo?|concept ?2|c2|ruder\w*|remo|aviron|wioślar\w*)\b|греб|ローイング|로잉|划船/iu],
  [
    "Swim",
    /\b(?:swim(?:ming|mer)?|schwimm\w*|nataci[oó]n|nata[cç][aã]o|nuoto|natation|pływa\w*)\b|плава|水泳|수영|游泳/iu,
  ],
  [
    "Bike",
    /\b(?:bike|cycling|cyclist|rad(?:fahren|sport)|ciclismo|bici\w*|v[ée]lo|cyclisme|rower\w*)\b|велос|自転車|자전거/iu,
  ],
  ["Walk", /\b(?:walk(?:ing)?|caminata|caminhada|camminata|marche|gehen|spacer)\b|ходьб/iu],
];

/** Reads a calendar: weekdays or sessions above the columns, and in each cell what is done then. False where there is none. */
export function readCalendar(view: View, builder: ProgramBuilder, startWeek: number | null): boolean {
  let days: Map<number, SessionMark> | null = null;
  let weekColumn: number | null = null;
  /** The week with which a count down to the last one begins. */
  let down: number | null = null;
  let week = startWeek;
  let found = false;
  let sport: string | null | undefined;
  let marks = new Map<SessionMark, SessionMark>();
  const columns = new Map<SessionMark, number>();
  const above: string[] = [];
  let countsDates: boolean | null = null;
  // What stands above the days is taken for the title only where there are days.
  if (!view.rows.some((_, row) => headsIn(cellsIn(view, row), row))) return false;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    const heads = headsIn(cells, row);
    if (heads) {
      days = heads;
      weekColumn = cells.find((cell) => headingOf(cell.text).role === "week")?.column ?? countedColumn(row);
      down = weekColumn === null ? null : countedDown(row, weekColumn);
      marks = new Map();
      found = true;
      // "WEEK 2 | Mon | Tue"
      week = cells.map(({ text }) => weekLabel(text)?.number).find((number) => number !== undefined) ?? week;
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
      countsDates ??= view.rows.filter((_, each) => isDated(cellsIn(view, each))).length > 1;
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
    if (addPart(cells, row)) continue;
    const daytime = named && !label && isDaytime(named.text) ? named.text : null;
    if (daytime) marks = new Map();
    if (marks.size === 0 && !daytime && areTitles(cells, row)) {
      for (const cell of cells) {
        const day = days.get(cell.column);
        const titled = day && !isRest(cell.text) ? { ...day, title: cell.text } : null;
        if (day && titled) marks.set(day, titled);
        if (titled) columns.set(titled, cell.column);
      }
      builder.use(...cells);
      continue;
    }
    for (const cell of cells) {
      if (cell === named && (label || daytime)) {
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
        mark = daytime ? { ...day, title: daytime } : { ...day };
        marks.set(day, mark);
        columns.set(mark, cell.column);
      }
      const number = week;
      const own = mark;
      // "Swim | | 2000 m" under the days: what is done stands in front of its row.
      if (named && cell !== named && isWork(named.text)) builder.use(named);
      const called = named && !label && !days.has(named.column) && isWork(named.text) ? named.text : null;
      readDay(sportOf() === "Run" ? inMiles(cell.text) : cell.text, {
        mark: own,
        session: () => builder.session(number, own),
        unnamed: (line, isBare) =>
          called !== null && doseOf(line).sets.some(hasWork)
            ? { code: null, name: called, ...doseOf(line) }
            : ((isBare ? ofLift(line, day) : null) ?? unnamed(line)),
        leave: (text) => builder.leave(text, null),
      });
    }
  }
  // Rows that are sports reach the days out of their order.
  for (const { sessions } of builder.weeks)
    sessions.sort((a, b) => (columns.get(a.mark) ?? 0) - (columns.get(b.mark) ?? 0));
  return found;

  /** "% of 1RM | 70% | 75%" and "Load (kg) | 85 | 90" below a row of sets say more of them. */
  function addPart(cells: Cell[], row: number): boolean {
    const label = cells.findLast(({ column, row: own }) => own === row && !days?.has(column));
    const { role = null, unit = null } = label ? headingOf(label.text) : {};
    if (role === null || !PARTS.has(role)) return false;
    builder.use(label);
    for (const cell of cells) {
      const mark = marks.get(days?.get(cell.column) as SessionMark);
      const last = mark && builder.session(week, mark).exercises.at(-1);
      if (!last || cell.row !== row) continue;
      const column = { index: cell.column, role, unit, week: null, set: null, heading: label?.text ?? "", over: null };
      const [said] = rowDose([{ column, cell }], null, false).sets;
      last.prescription = last.prescription.map((sets) => ({
        ...sets,
        load: sets.load ?? said?.load ?? null,
        percent: sets.percent ?? said?.percent ?? null,
        effort: sets.effort ?? said?.effort ?? null,
      }));
      if (role === "rest") last.rest ??= doseOf(cell.text).rest ?? timeText(cell.text);
      builder.use(cell);
    }
    return true;
  }

  /** "Strength A | Mat | Strength B": what each day is called, above what is done on it. */
  function areTitles(cells: Cell[], row: number): boolean {
    const isName = ({ text, column }: Cell) =>
      days?.has(column) && text.length <= 40 && !text.includes("\n") && !doseOf(text).sets.some(hasWork);
    if (cells.length < 2 || !cells.every(isName)) return false;
    const below = cells.flatMap(({ column }) => view.rows[row + 1]?.[column]?.text ?? []);
    return below.length > 0 && below.filter((text) => namedDose(text) !== null).length * 2 >= below.length;
  }

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
    if (cells.length < 2 || cells.some((cell) => sureMark(cell) === null)) return false;
    return cells.every(({ column }) => {
      const lines = view.rows
        .slice(row + 1, row + 1 + LONGEST_LIST)
        .flatMap((below) => linesOf(below[column]?.text ?? ""));
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
    const marked = (those: Cell[]) =>
      those.flatMap((cell) => {
        const mark = sureMark(cell);
        return mark ? [[cell.column, mark] as const] : [];
      });
    if (areHeadsOfLists(cells, row)) return new Map(marked(cells));
    const counts = headingOf(first.text).role === "week";
    if (!counts && !(first.column > 0 && weeksBelow(row) > 1)) return null;
    const sessions = marked((counts ? others : cells).filter(({ column, lastColumn }) => lastColumn === column));
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
    const [said] = dose.said;
    const own = said && OTHER_SPORT.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : null;
    const name = own ?? sportOf();
    return { code: null, name: name ?? line, ...dose, said: own === null && name !== null ? dose.said : [] };
  }

  function sportOf(): string | null {
    const titles = [view.name, builder.title ?? ""];
    const within = (test: (text: string) => boolean) =>
      view.rows.some((row) => row.some((cell) => cell && test(cell.text)));
    sport ??=
      SPORTS.find(([, words]) => titles.some((text) => words.test(text)))?.[0] ??
      SPORTS.find(([, words]) => within((text) => words.test(text)))?.[0] ??
      null;
    return sport;
  }
}

/** What a row below the sets may say of them. */
const PARTS = new Set<string>(["percent", "load", "effort", "rir", "intensity", "rest"]);

/** Rows that are looked at below such heads. */
const LONGEST_LIST = 12;

/** "Bike", "Back Squat": something that is done, and no part of a day. */
const isWork = (text: string): boolean =>
  text.length <= 40 && !isCategory(text) && (OTHER_SPORT.test(text) || looksLikeMovement(plain(text)));

const OTHER_SPORT = /^(?:cross(?:[- ]train(?:ing)?)?|bike|cycle|swim|walk|row|hike|strength)$/i;

/** "3 m run": nobody runs three metres. */
const inMiles = (text: string): string =>
  text
    .replace(/^(\d{1,2}(?:\.\d+)?)\s*m\b(?=\s+(?:run|pace|jog|easy|long|race)|$)/gim, "$1 mi")
    .replace(/^(\d{1,2}\s*x\s*)([1-9]00|1[0-6]00)(?=$|\s+(?!m\b|met|km|yd|s\b|sec|min))/gim, "$1$2 m");

/** The session that a text names for sure. */
function sureMark({ text }: Cell): SessionMark | null {
  const label = sessionLabel(text);
  return label?.sure ? { weekday: label.weekday, title: label.title } : null;
}

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
