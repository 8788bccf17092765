import type { ReadExercise } from "../../../contract/program-reading";
import { type DaySpan, exercisesAcross } from "./calendar-across";
import { readDay } from "./calendar-day";
import { headsIn } from "./calendar-heads";
import { dosesBelow, headsSets, setsBelow } from "./calendar-lifts";
import { addPart, partSaid, partUnsaid } from "./calendar-parts";
import { CalendarSubject, isWork, sportIn } from "./calendar-subject";
import { beginsOther, countedColumn, countedDown, countIn, datedRows, isSkipped } from "./calendar-weeks";
import { headingOf } from "./columns/column-heading";
import { doseOf, hasWork, joined } from "./doses/dose-sets";
import { loadsOf } from "./doses/loads-of-cell";
import { type NamedDose, namedDose, undosed } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { blockOfWeeks } from "./labels/block-label";
import { namesDate } from "./labels/calendar-date";
import { isNamedWeek } from "./labels/named-week";
import { isDaytime, isRest, isRestDay } from "./labels/rest-and-daytime";
import { weekLabel } from "./labels/week-label";
import { holdsLift } from "./lift-over-dose";
import { unmeasured } from "./outings";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/** Reads a calendar: weekdays or sessions above the columns, and in each cell what is done then. False where there is none. */
export function readCalendar(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null = null,
  /** What the text around it is about. */
  sport: string | null = null,
): boolean {
  // What stands above the days is taken for the title only where there are days.
  if (!view.rows.some((_, row) => headsIn(view, row))) return false;
  new CalendarReader(view, builder, startWeek, unit, sport).read();
  return true;
}

/** A row below the days: what stands in front of it, and what that is. */
type Row = {
  cells: Cell[];
  front: Cell | null;
  /** A week is named or counted in front. */
  isWeek: boolean;
  /** "AM", "Evening" */
  daytime: string | null;
};

/** "85", "102.5 kg", but no reps. */
const LOAD = /^(?:\d{2,3}(?:[.,]\d{1,2})?(?:\s*(?:kgs?|lbs?|кг))?)$/i;

/** A few words, or one. */
const OTHER_WORK = /^\p{Lu}[\p{L} &+/-]{2,29}$/u;

/** "Time cap | 14 min": how long it may take. */
const CAP = /^(?:time\s*)?cap:?$/i;

class CalendarReader {
  /** The days above the columns. */
  private days = new Map<number, SessionMark>();
  /** Those of them that are merged over several columns. */
  private spans: DaySpan[] = [];
  private weekColumn: number | null = null;
  /** The week with which a count down to the last one begins. */
  private down: number | null = null;
  /** A table of something else has begun below the weeks. */
  private isBehind = false;
  /** The sessions of the week that is read, by their days. */
  private marks = new Map<SessionMark, SessionMark>();
  private readonly columns = new Map<SessionMark, number>();
  private hasDatedWeek = false;
  private readonly dated: ReadonlySet<number>;
  /** Those that stand over their sets. */
  private readonly lifts = new Set<ReadExercise>();
  /** The weeks say only the loads of what stands above all of them. */
  private isLoaded = false;
  private readonly subject: CalendarSubject;

  constructor(
    private readonly view: View,
    private readonly builder: ProgramBuilder,
    private week: number | null,
    private readonly unit: string | null,
    sport: string | null,
  ) {
    this.subject = new CalendarSubject(view, builder, sport);
    this.dated = datedRows(view);
  }

  read(): void {
    for (const row of this.view.rows.keys()) this.readRow(row, cellsIn(this.view, row));
    const { weeks } = this.builder;
    if (this.isLoaded)
      weeks.splice(
        weeks.findIndex(({ number }) => number === null),
        1,
      );
    this.sortSessions();
    this.builder.sport = this.subject.ofTitle ?? sportIn(this.subject.above) ?? null;
  }

  private readRow(row: number, cells: Cell[]): void {
    const [only, ...more] = cells;
    if (only && more.length === 0 && isNamedWeek(only.text)) {
      this.begin((this.week ?? 0) + 1);
      this.builder.week(this.week, only.text);
      this.builder.use(only);
      return;
    }
    const heads = headsIn(this.view, row);
    if (heads) this.beginDays(heads, row, cells);
    else if (this.isBehind || isSkipped(this.frontOf(row, cells))) return;
    else if (this.days.size === 0) this.readAbove(cells);
    else if (this.dated.has(row)) this.passDates(cells);
    else if (this.week !== null && this.weekColumn !== null && beginsOther(this.view, row, this.weekColumn))
      this.isBehind = true;
    else if (cells.length > 0) this.readBelow(row, cells);
  }

  private beginDays(heads: Map<number, SessionMark>, row: number, cells: Cell[]): void {
    this.isBehind = false;
    const named = cells.find((cell) => headingOf(cell.text).role === "week");
    this.days = heads;
    this.spans = cells.flatMap(({ column: from, lastColumn: to }) =>
      heads.has(from) && to > from ? [{ from, to }] : [],
    );
    this.weekColumn = countedColumn(this.view, row, heads) ?? named?.column ?? null;
    this.down = this.weekColumn === null ? null : countedDown(this.view, row, this.weekColumn);
    // "WEEK 2 | Mon | Tue"
    const numbers = cells.map(({ text }) => weekLabel(text)?.number);
    // "Week | 18 May | Day 1 | Day 2": where a date stands behind the word, these heads begin the next one.
    const isDatedWeek =
      named && cells.some(({ column, stored }) => stored?.kind === "date" && column === named.lastColumn + 1);
    const next = isDatedWeek && this.days.size > 0 && this.hasDatedWeek ? (this.week ?? 0) + 1 : (this.week ?? 1);
    this.hasDatedWeek ||= isDatedWeek === true;
    this.begin(numbers.find((number) => number !== undefined) ?? (isDatedWeek ? next : this.week));
    this.builder.use(...cells);
  }

  private begin(week: number | null): void {
    this.week = week;
    this.marks = new Map();
  }

  /** Above the days stand the title, what is said of the whole, and perhaps the week. */
  private readAbove(cells: Cell[]): void {
    const { builder } = this;
    for (const cell of cells) {
      builder.use(cell);
      this.subject.above.push(cell.text);
      const label = weekLabel(cell.text);
      if (label) this.week = label.number;
      if (label && !builder.title && label.before) builder.title = label.before;
      if (!label && !builder.title && cell.text.length <= 80 && !namesDate(cell.text)) builder.title = cell.text;
      else if (!label) builder.description.push(cell.text);
    }
  }

  /** Dates above what is done on them are a week. */
  private passDates(cells: Cell[]): void {
    this.builder.use(...cells);
    this.begin(this.dated.size > 1 ? (this.week ?? 0) + 1 : this.week);
  }

  private readBelow(row: number, cells: Cell[]): void {
    const front = this.frontOf(row, cells);
    const week = front ? this.weekIn(front) : null;
    if (week !== null && week !== this.week) this.begin(week);
    if (front && week !== null && this.addLoads(cells, front)) return;
    if (this.addAcross(row, week === null ? null : front) || this.addParts(row, cells)) return;
    if (week === null && this.addSets(row, cells, front)) return;
    if (front && (headingOf(front.text).role === "notes" || CAP.test(front.text)) && this.addNotes(cells, front))
      return;
    const daytime = front && week === null && isDaytime(front.text) ? front.text : null;
    if (daytime) this.begin(this.week);
    const ofDays = front && !this.days.has(front.column) ? cells.filter((cell) => cell !== front) : cells;
    if (this.marks.size === 0 && !daytime && this.areTitles(row, ofDays)) this.nameDays(cells);
    else for (const cell of cells) this.readCell(cell, { cells, front, isWeek: week !== null, daytime });
  }

  /** "Sets x Reps | 6 x 6 | 7 x 5" and below it "Week 1 | 85 | 90": what is done in every week, and the loads of each. */
  private addLoads(cells: Cell[], front: Cell): boolean {
    const { builder, columns, days, week } = this;
    const loads = cells.filter(({ column }) => days.has(column));
    const planned = builder.weeks.find(({ number }) => number === null)?.sessions ?? [];
    if (planned.length === 0 || loads.length < 2 || !loads.every(({ text }) => LOAD.test(text))) return false;
    for (const { column, text } of loads) {
      const day = days.get(column);
      const { mark, exercises = [] } = planned.find((session) => columns.get(session.mark) === column) ?? {};
      if (!day || !mark) continue;
      const [load = text] = loadsOf(text, this.unit);
      for (const exercise of exercises)
        builder.session(week, this.marks.get(day) ?? this.mark(day, mark.title, column)).exercises.push({
          ...exercise,
          prescription: exercise.prescription.map((sets) => ({ ...sets, load })),
        });
    }
    this.isLoaded = true;
    builder.use(front, ...loads);
    return true;
  }

  /** "Squat | 5x5 | 60 kg" in the columns of each day. */
  private addAcross(row: number, named: Cell | null): boolean {
    const across = exercisesAcross(this.view, row, this.spans, this.unit);
    for (const { column, exercise, cells } of across) {
      const day = this.days.get(column);
      if (!day) continue;
      const mark = this.marks.get(day) ?? this.mark(day, null, column);
      this.builder.session(this.week, mark).exercises.push(exercise);
      this.builder.use(...cells);
    }
    if (across.length > 0) this.builder.use(named);
    return across.length > 0;
  }

  /** What stands in front of the days, or alone in its row. */
  private frontOf(row: number, cells: Cell[]): Cell | null {
    const [first = null, ...others] = cells;
    if (this.weekColumn !== null) return this.view.rows[row]?.[this.weekColumn] ?? null;
    return first && (!this.days.has(first.column) || others.length === 0) ? first : null;
  }

  /** The week that is named or counted in front of a row. */
  private weekIn({ text }: Cell): number | null {
    const counted = this.weekColumn === null ? null : countIn(text);
    if (counted !== null) return this.down === null ? counted : this.down + 1 - counted;
    // "Race week" at the end of a count down
    if (this.down !== null && this.week !== null) return this.week + 1;
    return weekLabel(text)?.number ?? (this.weekColumn === null ? null : (blockOfWeeks(text)?.[0] ?? null));
  }

  /** "% of 1RM | 70% | 75%" and "Load (kg) | 85 | 90" below a row of sets say more of them. */
  private addParts(row: number, cells: Cell[]): boolean {
    const { builder, days } = this;
    const fresh = cells.filter((cell) => cell.row === row);
    const label = fresh.findLast(({ column }) => !days.has(column));
    const part = label ? partSaid(label) : partUnsaid(fresh, (cell) => this.lastOf(cell));
    if (!part) return false;
    builder.use(part.label);
    for (const cell of fresh) {
      const last = this.lastOf(cell);
      if (!last) continue;
      addPart(last, part, cell);
      builder.use(cell);
    }
    return true;
  }

  /** Lifts in a row of their own, each over its sets or its dose, day by day. */
  private addSets(row: number, cells: Cell[], front: Cell | null): boolean {
    const own = cells.filter((cell) => cell.row === row && this.days.has(cell.column));
    const lasts = own.map((cell) => this.lastOf(cell));
    const isHead = headsSets(this.view, row, own);
    const sets = isHead ? null : (this.setsOfLifts(own, lasts, front) ?? dosesBelow(own, lasts));
    if (!isHead && !sets) return false;
    for (const [at, { column, text }] of own.entries()) {
      const [day, last] = [this.days.get(column), lasts[at]];
      if (last && sets) last.prescription = joined([...last.prescription, ...(sets[at] ?? [])]);
      else if (day) {
        const lift = undosed(text);
        this.builder.session(this.week, this.marks.get(day) ?? this.mark(day, null, column)).exercises.push(lift);
        this.lifts.add(lift);
      }
    }
    this.builder.use(front, ...own);
    return true;
  }

  private setsOfLifts(own: Cell[], lasts: (ReadExercise | undefined)[], front: Cell | null) {
    const areLifts = own.length > 0 && lasts.every((last) => last && this.lifts.has(last));
    return areLifts ? setsBelow(own, front, this.unit) : null;
  }

  /** "Notes | Cap 16 min. | Singles x2": what is said of each day's training. */
  private addNotes(cells: Cell[], front: Cell): boolean {
    const said = cells.flatMap((cell) => {
      const mark = this.marks.get(this.days.get(cell.column) as SessionMark);
      return cell !== front && mark ? [{ cell, mark }] : [];
    });
    for (const { cell, mark } of said) {
      this.builder.session(this.week, mark).notes.push(cell.text);
      this.builder.use(cell);
    }
    if (said.length > 0) this.builder.use(front);
    return said.length > 0;
  }

  /** The exercise that the day above a cell has come to. */
  private lastOf({ column }: Cell): ReadExercise | undefined {
    const mark = this.marks.get(this.days.get(column) as SessionMark);
    return mark && this.builder.session(this.week, mark).exercises.at(-1);
  }

  /** "Strength A | Mat | Strength B": what each day is called, above what is done on it. */
  private areTitles(row: number, cells: Cell[]): boolean {
    const isName = ({ text, column, stored }: Cell) =>
      this.days.has(column) &&
      stored?.kind !== "date" &&
      text.length <= 40 &&
      !text.includes("\n") &&
      !doseOf(text).sets.some(hasWork) &&
      namedDose(text) === null;
    if (cells.length < 2 || !cells.every(isName)) return false;
    if (exercisesAcross(this.view, row + 1, this.spans, this.unit).length > 0) return true;
    const below = cells.flatMap(({ column }) => this.view.rows[row + 1]?.[column]?.text ?? []);
    return below.length > 0 && below.filter((text) => namedDose(text) !== null).length * 2 >= below.length;
  }

  private nameDays(cells: Cell[]): void {
    for (const { column, text } of cells) {
      const day = this.days.get(column);
      if (day && !isRest(text)) this.mark(day, text, column);
    }
    this.builder.use(...cells);
  }

  /** Begins the session of a day of this week. */
  private mark(day: SessionMark, title: string | null, column: number): SessionMark {
    // "Day 1", and below it "legs"
    const named = title && day.title && !day.weekday ? `${day.title} – ${title}` : title;
    const mark = named === null ? { ...day } : { ...day, title: named };
    this.marks.set(day, mark);
    this.columns.set(mark, column);
    return mark;
  }

  /** What is done on a day; a long text across the days is said of none of them. */
  private readCell(cell: Cell, { cells, front, isWeek, daytime }: Row): void {
    const { builder, subject, week } = this;
    if (cell === front && (isWeek || daytime)) {
      builder.use(cell);
      return;
    }
    const day = this.days.get(cell.column);
    const over = [...this.days.keys()].filter((column) => column >= cell.column && column <= cell.lastColumn).length;
    // Beside what is explained by it, a text may stand across all of them.
    const isOfAll = over > 2 && over === this.days.size && cells.every((each) => each === cell || each === front);
    const isWide = cells.length === 1 && (cell.lastColumn - cell.column >= 2 || cell.text.length > 80);
    if (!day || isOfAll || isWide || isRestDay(cell.text)) return;
    builder.use(cell);
    const mark = this.marks.get(day) ?? this.mark(day, daytime, cell.column);
    // "Swim | | 2000 m" under the days: what is done stands in front of its row.
    const work = front && isWork(front.text) ? front : null;
    if (work && cell !== work) builder.use(work);
    const isBeside = front !== null && !isWeek && !this.days.has(front.column);
    const called = work && isBeside ? work.text : null;
    // "Push | Dips: 3x8 | Press: 5x5": in front of lifts stands what kind they are.
    const kind = isBeside && !daytime && holdsLift(cell.text) ? front : null;
    const before = kind ? builder.session(week, mark).exercises.length : 0;
    readDay(subject.inItsUnits(cell.text), {
      mark,
      session: () => builder.session(week, mark),
      unnamed: (line, isBare) =>
        called !== null && doseOf(line).sets.some(hasWork)
          ? { code: null, name: called, ...doseOf(line) }
          : (subject.ofTitlesSport(line) ??
            (isBare ? subject.ofLift(line, day) : null) ??
            subject.ofSport(line) ??
            (line === cell.text.trim() ? this.otherWork(line) : null)),
      leave: (text) => builder.leave(text, null),
      sport: subject.sport,
    });
    if (!kind) return;
    for (const exercise of builder.session(week, mark).exercises.slice(before)) exercise.category ??= kind.text;
    builder.use(kind);
  }

  /** "Yoga" on a day of a plan of runs. */
  private otherWork(line: string): NamedDose | null {
    const isWord = this.subject.ofTitle !== null && OTHER_WORK.test(line) && headingOf(line).role === null;
    return isWord ? unmeasured(line) : null;
  }

  /** Rows that are sports reach the days out of their order. */
  private sortSessions(): void {
    const columnOf = (mark: SessionMark) => this.columns.get(mark) ?? 0;
    for (const { sessions } of this.builder.weeks) sessions.sort((a, b) => columnOf(a.mark) - columnOf(b.mark));
  }
}
