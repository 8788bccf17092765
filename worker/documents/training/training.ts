import type { ColumnType, DocumentNote, Tier } from "../../contract/drafts";
import type { DoseFields } from "./dose";
import type { Line } from "./line";
import type { Link } from "./links";
import type { Scheme } from "./scheme";

/** Where in the program the reader is. Days are 1 (Monday) to 7; null is "not said". */
export type Place = {
  day: number | null;
  /** Other days with the same training: "Monday / Thursday". */
  alsoDays: number[];
  option: ColumnType | null;
  tier: Tier | null;
  category: string | null;
  scheme: Scheme | null;
};

export const NO_PLACE: Place = Object.freeze({
  day: null,
  alsoDays: [],
  option: null,
  tier: null,
  category: null,
  scheme: null,
});

/** An exercise as found. `cue` is what is said of it beside its dose. */
export type ParsedExercise = DoseFields & {
  place: Place;
  code: string | null;
  name: string;
  tier: Tier | null;
  category: string | null;
  cue: string[];
  links: Link[];
  /** The list item it came from, to know deeper items as its details. */
  list: { label: string; level: number } | null;
  /** Lines below it in running text that were taken to speak of it. */
  remarks: Line[];
  at: SourcePosition;
};

/** Where in the file something stands: in words, and the row of a table or sheet. */
export type SourcePosition = { place: string | null; row: number | null };

/** `closing` is text below the day's exercises: a note of the day, or below the last day a good-bye. */
type ParsedDay = { title: string | null; heading: string; notes: Line[]; closing: Line[] };

/** Text that found no place: lines that follow each other make one piece. */
type UnplacedText = { text: string; place: string | null; lines: number; last: number };
/** A column whose heading says nothing a program has, with something in it. */
type UnreadColumn = { heading: string; place: string | null };

/** Everything a document says about training, whichever way it was laid out. */
export type Training = {
  title: string | null;
  description: string[];
  /** A description under its own label beats loose text. */
  ownDescription: string | null;
  weekNumber: number | null;
  minutes: number | null;
  days: Map<number, ParsedDay>;
  /** The titles that a week at a glance gives its days. */
  themes: Map<number, string>;
  exercises: ParsedExercise[];
  notes: DocumentNote[];
  /** How many notes of a code there were. */
  noteCounts: Map<string, number>;
  /** The first heading that named a place: a single workout may have no other title. */
  firstCaption: string | null;
  /** Text below a second "Week n" heading is another program. */
  otherWeeks: Set<number>;
  /** Below the heading of another week. */
  pastWeek: boolean;
  /** How many lines were read, to stop at a bound. */
  lines: number;
  /** Names with links in an appendix, for exercises that have none. */
  videoList: Line[];
  unplaced: UnplacedText[];
  unreadColumns: UnreadColumn[];
  /** Columns without a field of their own whose text went into the notes. */
  columnsInNotes: UnreadColumn[];
};

export function emptyTraining(): Training {
  return {
    title: null,
    description: [],
    ownDescription: null,
    weekNumber: null,
    minutes: null,
    days: new Map(),
    themes: new Map(),
    exercises: [],
    notes: [],
    noteCounts: new Map(),
    firstCaption: null,
    otherWeeks: new Set(),
    pastWeek: false,
    lines: 0,
    videoList: [],
    unplaced: [],
    unreadColumns: [],
    columnsInNotes: [],
  };
}

export function warn(training: Training, code: string, message: string, field: string, at?: SourcePosition): void {
  note(training, { severity: "warning", code, message, field }, at);
}

const MOST_NOTES = 200;
/** Hundreds of equal notes would crowd out every other. */
const MOST_ALIKE = 15;

export function note(training: Training, said: Omit<DocumentNote, "place" | "row">, at?: SourcePosition): void {
  const alike = (training.noteCounts.get(said.code) ?? 0) + 1;
  training.noteCounts.set(said.code, alike);
  if (training.notes.length >= MOST_NOTES || alike > MOST_ALIKE) return;
  training.notes.push({ ...said, ...(at?.place ? { place: at.place } : {}), ...(at?.row ? { row: at.row } : {}) });
}

/** The notes, and how many more of a kind there would be. */
export function allNotes({ notes, noteCounts: told }: Training): DocumentNote[] {
  const further = [...told].flatMap(([code, count]): DocumentNote[] => {
    const alike = notes.filter((each) => each.code === code);
    const [first] = alike;
    if (!first || count <= alike.length) return [];
    return [
      {
        severity: first.severity,
        code,
        field: "document",
        message: `${count - alike.length} more notes say the same as: ${first.message}`,
      },
    ];
  });
  return [...notes, ...further];
}

/** Where a reader of lines is, and what it fills. */
export type Reading = { readonly training: Training; place: Place };
