import type { ReadExercise, Sets, Weekday } from "../../../contract/program-reading";
import type { Circuit } from "./circuit-lines";
import type { Value } from "./doses/values-of-row";
import type { SessionMark } from "./program-builder";

/** An exercise of which each line says another fact, and what they have said of its dose. All below a card is said of it. */
export type Facts = { exercise: ReadExercise; values: Value[]; unread?: string; isCard?: boolean };

/** Where a reader is: kept from table to table, because headings of a Word document stand between its tables. */
export type Standing = {
  week: number | null;
  weekTitle: string | null;
  session: SessionMark | null;
  /** In running text: the level of the heading that began the session, and the part of the session a line stands in. */
  level?: number | null;
  part?: string | null;
  /** How often all exercises of the tables below are gone through, and how long each of them takes. */
  rounds?: Circuit | null;
  /** The same, said beside the name of the part: to the end of the session. */
  roundsOfPart?: Circuit | null;
  /** The level of the headings that are parts of the session, not sessions. */
  partLevel?: number | null | undefined;
  /** The sets that are said beside the name of the part, of those of its exercises that have none. */
  dosesOfPart?: Sets[] | null;
  /** The dose that is said of all exercises, of those in lists that have none. */
  dosesOfAll?: Sets | null;
  /** The sign that ends their names, where it is all that tells them. */
  partsEnd?: ":" | null;
  /** The session before one that began without sure words. */
  outer?: SessionMark | null;
  /** The session that a line of text began, rather than a row of a table. */
  said?: SessionMark | null;
  /** The session that the cell before has begun. */
  begun?: SessionMark | null;
  /** The heading right above, before anything has begun: it names the session if exercises follow. */
  opening?: string | null;
  /** The last heading before anything has begun, above the parts of the session that it names. */
  above?: { text: string; level: number } | null;
  /** Below "Notes" or "Progression". */
  remarks?: boolean;
  /** The level of a heading such as "Exercises" behind all sessions: what stands below it describes their exercises. */
  libraryLevel?: number | null;
  /** The list below "Goals:", none of whose items is an exercise. */
  listsRemarks?: boolean;
  /** The exercise of which the list below "Form tips:" speaks. */
  cued?: ReadExercise | null;
  /** The exercise with its dose in the line of text above: a list right below speaks of it. */
  dosedLift?: ReadExercise | null;
  /** "Recovery day", which is a session if exercises follow. */
  resting?: string | null;
  /** Words in capitals that stand in front of its lines, and tell what kind of work they are. */
  tags?: ReadonlySet<string>;
  /** The document begins as a letter does. */
  isLetter?: boolean;
  /** What the first line says that all of it is about. */
  sport?: string | null;
  /** The document names its weeks in lines of their own. */
  namesWeeks?: boolean;
  /** Its headings that are blocks of weeks by their ranges alone. */
  ranges?: ReadonlyMap<string, number[]>;
  /** What its headings say, folded. */
  headings?: ReadonlySet<string>;
  /** Those of its lines that stand as headings over the facts of an exercise. */
  overFacts?: ReadonlySet<string>;
  /** The weekdays that headings name. */
  headedDays?: ReadonlySet<Weekday>;
  /** Several of its lines say what is run, ridden or swum on a day. */
  isOfOutings?: boolean;
  /** Some of its lines lead to what an app has recorded. */
  linksRuns?: boolean;
  /** The sport that any of its lines names. */
  sportAnywhere?: string | null;
  /** Words such as "Upper" and "Lower", alone in their lines, are sessions. */
  isParted?: boolean;
  /** Texts that name sessions by where they stand. */
  names?: ReadonlySet<string>;
  /** The rounds that the lines are of. */
  circuit?: Circuit | null;
  /** The exercise whose name stands in a line of its own: its dose, rest and notes are the lines below. */
  named?: ReadExercise | null;
  /** The last exercise that is an item of a list, and how deep it stands. */
  item?: { exercise: ReadExercise; level: number } | null;
  /** The next line, which was read with the name of the lift above it. */
  dosed?: string | null;
  /** The exercise whose sets, reps and rest are said in lines of their own. */
  facts?: Facts | null;
};

/** The sheet is named for a week, which the first name on it says once more. */
export const isWeekOfSheet = ({ week, weekTitle }: Standing, { started }: { started: boolean }): boolean =>
  week !== null && weekTitle === null && !started;

export const nowhere = (): Standing => ({ week: null, weekTitle: null, session: null });
