import type { ColumnType } from "../../../contract/drafts";
import type { ReadExercise, Weekday } from "../../../contract/program-reading";
import { DocumentError } from "../../document-error";
import { DOCUMENT_LIMITS } from "../../limits";
import { namesDate } from "./labels/calendar-date";

/** A session before it is known in which weeks it stands: one heading may serve the columns of twelve weeks. */
export type SessionMark = {
  weekday: Weekday | null;
  title: string | null;
  option?: ColumnType;
  /** The weekdays on which it comes again. */
  also?: Weekday[];
  /** When it begins: "18:30". */
  time?: string | null;
};

export type BuiltSession = { mark: SessionMark; notes: string[]; exercises: ReadExercise[] };
export type BuiltWeek = { number: number | null; title: string | null; sheet: string | null; sessions: BuiltSession[] };

/** Collects what a sheet or a document says, in its order. */
export class ProgramBuilder {
  title: string | null = null;
  readonly description: string[] = [];
  readonly weeks: BuiltWeek[] = [];
  readonly leftovers: { text: string; place: string | null }[] = [];
  readonly notes: { level: "info" | "warning"; message: string; place: string | null }[] = [];
  /** Headings of columns that hold what was done. */
  readonly logged = new Set<string>();
  /** Headings of columns that say neither a dose nor anything else that an exercise has. */
  readonly aside = new Set<string>();
  /** Headings that nobody knows, with what their columns were taken for. */
  readonly guessed = new Map<string, string>();
  /** The headings of a training table stand above it. */
  headed = false;
  /** Whether the kind of work beside a weekday is what the day is called. */
  kindsTitleDays = false;
  /** How many doses are figures without a word or sign. */
  bare = 0;
  /** What all of it is about, where that is said: how far and how long is of it, whatever it is called. */
  sport: string | null = null;
  /** For whom its parts are written, where they are named. */
  readonly people = new Set<string>();
  /** Dates of the past beside what was lifted. */
  dated = 0;
  private asked = 0;
  private readonly askedOf = new Map<BuiltWeek, number>();
  /** It was given up, for no plan has so many exercises. */
  isGivenUp = false;
  /** The cells that ended in a field, a heading or a caption. */
  readonly used = new Set<object>();

  constructor(readonly sheet: string | null) {}

  /** The last week before "Cycle 2": weeks that are counted from one again below it follow that one. */
  private lastOfCycle = 0;

  beginCycle(): void {
    this.lastOfCycle = Math.max(0, ...this.weeks.map(({ number }) => number ?? 0));
  }

  /** Counts its weeks on from the last one of another cycle. */
  follow(last: number): void {
    for (const week of this.weeks) week.number = (week.number ?? 0) + last;
    this.spans = this.spans.map((span) => span.map((number) => number + last));
  }

  private counted(number: number): number {
    return number > 0 && number <= this.lastOfCycle ? number + this.lastOfCycle : number;
  }

  week(said: number | null, title: string | null = null): BuiltWeek {
    const number = said === null ? null : this.counted(said);
    let week = this.weeks.find((each) => each.number === number);
    if (!week) {
      week = { number, title: null, sheet: this.sheet, sessions: [] };
      this.weeks.push(week);
    }
    if (title) week.title ??= title;
    return week;
  }

  /** A session of a week, for another exercise of it. Throws `DocumentError` `too_large` where no plan has so many. */
  session(number: number | null, mark: SessionMark): BuiltSession {
    const week = this.week(number);
    const ofWeek = (this.askedOf.get(week) ?? 0) + 1;
    this.askedOf.set(week, ofWeek);
    // What names no week may be a year of days.
    const isFull = week.number !== null && ofWeek > DOCUMENT_LIMITS.weekExercises;
    this.isGivenUp = ++this.asked > DOCUMENT_LIMITS.exercises || isFull;
    if (this.isGivenUp) throw isFull ? tooManyOfWeek() : tooMany();
    let session = week.sessions.find((each) => each.mark === mark);
    if (!session) {
      session = { mark, notes: mark.time ? [mark.time] : [], exercises: [] };
      week.sessions.push(session);
    }
    return session;
  }

  /** The weeks that one block stands for: they follow its first, unless something else is written for them. */
  spans: readonly number[][] = [];

  span(weeks: number[]): void {
    if (weeks.length > 1) this.spans = [...this.spans, weeks.map((number) => this.counted(number))];
  }

  use(...cells: (object | null | undefined)[]): void {
    for (const cell of cells) if (cell) this.used.add(cell);
  }

  /** A text alone above everything else is the title, unless there is one. */
  entitle(cell: { text: string }): void {
    if (this.title || cell.text.length > 80 || namesDate(cell.text)) return;
    this.title = cell.text;
    this.use(cell);
  }

  leave(text: string, place: string | null): void {
    if (text.trim() !== "") this.leftovers.push({ text: text.trim(), place });
  }

  get started(): boolean {
    return this.weeks.some(({ sessions }) => sessions.length > 0);
  }

  get exercises(): ReadExercise[] {
    return this.weeks.flatMap((week) => week.sessions.flatMap((session) => session.exercises));
  }

  /** How many exercises there are: what is asked at each line must not gather them all. */
  get count(): number {
    return this.weeks.reduce(
      (sum, { sessions }) => sessions.reduce((all, each) => all + each.exercises.length, sum),
      0,
    );
  }

  /** The last exercise of the last session that has any. */
  get last(): ReadExercise | undefined {
    const sessions = this.weeks.findLast((week) =>
      week.sessions.some(({ exercises }) => exercises.length > 0),
    )?.sessions;
    return sessions?.findLast(({ exercises }) => exercises.length > 0)?.exercises.at(-1);
  }
}

function tooManyOfWeek(): DocumentError {
  const most = DOCUMENT_LIMITS.weekExercises.toLocaleString("en");
  return new DocumentError(
    "too_large",
    `A week of this document holds more than ${most} exercises, far more than anyone trains in one. Upload it in parts.`,
  );
}

/** What is said of a sheet or a document with more exercises than are read. */
export const TOO_MANY = `This document holds more than ${DOCUMENT_LIMITS.exercises.toLocaleString("en")} exercises, more than a year of training. Upload it in parts.`;

export const tooMany = (): DocumentError => new DocumentError("too_large", TOO_MANY);
