import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { dayNumber, weekdayOf } from "./cell-dates";
import type { Column } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { isOwnWeight } from "./doses/dose-loads";
import { doseOf, isWholeDose, joined } from "./doses/dose-sets";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { weekdayIn } from "./labels/weekday-label";
import { exerciseOfLift, type Lift } from "./lift-columns-doses";
import { type Heads, headsIn } from "./lift-columns-heads";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/**
 * Reads sheets whose columns are the exercises: "Week | Day | Squat 5x5 | Bench Press 5x5" over rows of loads, with the dose in
 * the heading, in rows below it, or in columns that all exercises of a row share. The days may stand over the exercises. False
 * where there are none.
 */
export function readLiftColumns(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null,
  above: SessionMark | null = null,
): boolean {
  return new LiftColumnsReader(view, builder, startWeek, unit, above).read();
}

class LiftColumnsReader {
  private heads: Heads | null = null;
  private mark: SessionMark | null;
  /** The sets that the week names for all of its lifts: "Week 1: 3-5 x 5 @ 70%". */
  private said: Sets[] = [];
  private firstMonday: number | null = null;
  /** What stood alone and began a session. */
  private began: Cell | null = null;
  /** What was read of each lift of the table. */
  private trained = new Map<Lift, ReadExercise[]>();

  constructor(
    private readonly view: View,
    private readonly builder: ProgramBuilder,
    private week: number | null,
    private readonly unit: string | null,
    /** The session that the text above the table has begun, or the caption over it: all its rows are of it. */
    private above: SessionMark | null,
  ) {
    this.mark = above;
  }

  read(): boolean {
    for (let row = 0; row < this.view.rows.length; row++) {
      const heads = headsIn(this.view, row, this.said);
      if (heads) {
        this.begin(heads, row);
        row += heads.below;
        continue;
      }
      const [only, ...more] = cellsIn(this.view, row);
      if (only && more.length === 0) this.readAlone(only);
      else if (this.heads && !this.saysOfLifts(this.heads, row)) this.readRow(this.heads, row);
    }
    return this.heads !== null;
  }

  private begin(heads: Heads, row: number): void {
    const { view, builder } = this;
    this.heads = heads;
    this.trained.clear();
    this.mark = heads.mark ?? this.mark;
    // "Peaking for Saturday" over lifts that have their own days is the title.
    if (this.began && heads.lifts.every(({ mark }) => mark !== null)) builder.entitle(this.began);
    this.began = null;
    for (let each = row; each <= row + heads.below; each++) builder.use(...cellsIn(view, each));
    if (heads.lifts.some((lift) => lift.mark)) builder.use(...cellsIn(view, row - 1));
  }

  private readAlone(only: Cell): void {
    const label = weekLabel(only.text);
    if (label) {
      this.week = label.number;
      this.mark = null;
      this.said = isWholeDose(label.rest) ? doseOf(label.rest).sets : [];
      this.builder.use(only);
      return;
    }
    // "Day 2 – Pull" over a table whose rows are the weeks.
    const session = sessionLabel(only.text);
    if (session?.sure) {
      this.above = { weekday: session.weekday, title: session.title };
      this.mark = this.above;
      this.began = only;
      this.builder.use(only);
    } else if (!this.heads) this.builder.entitle(only);
  }

  /** "Notes | chest tall | | slow down": said of each lift in all of its weeks. */
  private saysOfLifts({ lifts, others }: Heads, row: number): boolean {
    const { view, builder, trained } = this;
    const label = others.map(({ index }) => view.rows[row]?.[index]).find((cell) => cell?.row === row);
    if (!label || view.headingOf(label.text).role !== "notes") return false;
    builder.use(label);
    for (const lift of lifts) {
      const cell = view.rows[row]?.[lift.column.index];
      if (!cell || cell.row !== row) continue;
      for (const exercise of trained.get(lift) ?? [])
        exercise.notes = [exercise.notes, cell.text].filter(Boolean).join("; ");
      builder.use(cell);
    }
    return true;
  }

  private readRow(heads: Heads, row: number): void {
    const { view, builder, unit } = this;
    const at = ({ index }: Column) => view.rows[row]?.[index] ?? null;
    let named: SessionMark | null = null;
    let isFurther = true;
    const marks: { from: number; mark: SessionMark }[] = [];
    const areSeveral = heads.others.filter(({ role }) => role === "day").length > 1 && beginsWithLifts(heads);
    for (const column of heads.others) {
      const cell = at(column);
      if (!cell || cell.row !== row) continue;
      if (PLACES.has(column.role) && (column.role !== "week" || weekOf(cell.text) !== this.week)) isFurther = false;
      if (column.role === "day") {
        named = placed(cell.text, column.heading, areSeveral ? null : named);
        marks.push({ from: column.index, mark: named });
      } else if (column.role === "week") {
        const week = weekOf(cell.text);
        if (week === null) continue;
        if (week !== this.week) this.mark = heads.mark ?? this.above;
        this.week = week;
      } else if (column.role === "date") {
        const day = dayNumber(cell);
        if (day === null) continue;
        this.firstMonday ??= day - (day % 7);
        this.week = Math.floor((day - this.firstMonday) / 7) + 1;
        named = onDay(day, named);
      } else continue;
      builder.use(cell);
    }
    if (named) this.mark = named;
    const lifted = heads.lifts.flatMap((lift) => {
      const cell = at(lift.column);
      const isAcross = heads.lifts.some((other) => other !== lift && cell && cell === at(other.column));
      return cell && !isAcross && cell.row === row && (/\d/.test(cell.text) || isOwnWeight(cell.text))
        ? [{ lift, cell }]
        : [];
    });
    if (lifted.length === 0) {
      if (named) this.readAcross(heads, row, named);
      return;
    }
    const mark = this.mark ?? { weekday: null, title: null };
    this.mark = mark;
    const valuesIn = (columns: Column[]) =>
      columns.flatMap((column) => {
        const cell = isDose(column.role as never) ? at(column) : null;
        return cell ? [{ column, cell }] : [];
      });
    const shared = valuesIn(heads.others.filter((column) => !heads.lifts.some(({ own }) => own.includes(column))));
    // Whole doses below each other may be of several days.
    const isSet = isFurther && shared.some(({ cell }) => cell.row === row);
    for (const { lift, cell } of lifted) {
      const own = areSeveral ? marks.findLast(({ from }) => from < lift.column.index)?.mark : null;
      const beside = [...shared, ...valuesIn(lift.own)];
      const exercise = exerciseOfLift(lift, cell, beside, unit);
      const trained = this.trained.get(lift) ?? [];
      const { exercises } = builder.session(this.week, lift.mark ?? own ?? mark);
      const last = trained.at(-1);
      if (isSet && last && exercises.includes(last)) goOn(last, exercise);
      else {
        exercises.push(exercise);
        this.trained.set(lift, [...trained, exercise]);
      }
      builder.use(cell, ...beside.map((value) => value.cell));
    }
  }

  /** "Tuesday | Easy run 30 min" across the lifts: all that is done that day. */
  private readAcross({ lifts }: Heads, row: number, mark: SessionMark): void {
    const [first, ...more] = lifts.flatMap(({ column }) => this.view.rows[row]?.[column.index] ?? []);
    const read = first && more.every((cell) => cell === first) ? namedDose(first.text) : null;
    if (!first || !read) return;
    this.builder.session(this.week, mark).exercises.push(exerciseOf(read));
    this.builder.use(first);
  }
}

/** What says where a row stands. */
const PLACES = new Set<Column["role"]>(["week", "day", "date"]);

/** Below a row of its week and day a row that says neither has further sets of the lift. */
function goOn(exercise: ReadExercise, { prescription, notes }: ReadExercise): void {
  const sets = [...exercise.prescription, ...prescription];
  exercise.prescription = joined(sets.map((each) => ({ ...each, count: each.count ?? "1" })));
  exercise.notes = [exercise.notes, notes].filter(Boolean).join("; ") || null;
}

/** "Session | Squat | Row | Session | Bench": lifts stand behind each of the columns of sessions. */
function beginsWithLifts({ others, lifts }: Heads): boolean {
  const days = others.filter(({ role }) => role === "day").map(({ index }) => index);
  return days.every((day, at) =>
    lifts.some(({ column }) => column.index > day && column.index < (days[at + 1] ?? Number.POSITIVE_INFINITY)),
  );
}

/** "3", "3 (deload)", "Week 3" */
function weekOf(text: string): number | null {
  const counted = /^(\d{1,2})(?:\s*\(.*\))?$/.exec(text);
  return counted ? Number(counted[1]) : (weekLabel(text)?.number ?? null);
}

const onDay = (day: number, before: SessionMark | null): SessionMark => ({
  weekday: weekdayOf(day),
  title: before?.title ?? null,
});

/** "Monday", "A" in the columns before: the weekday and the name of one session. */
function placed(text: string, heading: string, before: SessionMark | null): SessionMark {
  const weekday = weekdayIn(text);
  const label = weekday ? { weekday: weekday.weekday, title: weekday.rest || null } : sessionLabel(text);
  const bare = /^\d{1,2}$/.test(text) ? `${heading || "Day"} ${text}` : text;
  const own = label ?? { weekday: null, title: bare };
  // "Session (Wed)" says the day over all of the names.
  const weekdayOver = weekdayIn(heading)?.weekday ?? null;
  return { weekday: before?.weekday ?? own.weekday ?? weekdayOver, title: own.title ?? before?.title ?? null };
}
