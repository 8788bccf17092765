import type { ProgramReading, ReadExercise } from "../../../contract/program-reading";
import { paragraphText } from "../../block-text";
import type { Block, SourceDocument } from "../../document-model";
import { columnRole } from "../column-role";
import { parseDay } from "../days";
import { parseOption } from "../options";
import { parseTier } from "../tiers";
import { DOSE_WORDS } from "../vocabulary/dose-words";
import { namesBareSport } from "./calendar-subject";
import { headedCircuit } from "./circuit-lines";
import { isDose } from "./columns/column-heading";
import { headingBlocks } from "./columns/heading-blocks";
import { type Log, logsBehindLines } from "./columns/logs-behind-lines";
import { hasWork, isDoseText } from "./doses/dose-sets";
import { inDecimals } from "./doses/fractions";
import { namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View, viewOf } from "./grid-view";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";

/** Longer lists are told by their number. */
const MOST = 500;

type HeadingOf = View["headingOf"];

/**
 * Puts every text of a document that is found nowhere in its reading among the leftovers, whichever way it was read: its
 * words anywhere, its figures where the exercises are that stand beside it. Headings, days and weeks are structure, and a
 * dose is shown in other words than it was written in.
 */
export function addUnreadTexts(document: SourceDocument, reading: ProgramReading, headingOf: HeadingOf): void {
  const said = new SaidInReading(reading);
  let more = 0;
  const leave = (text: string, place: string | null) => {
    const shown = text.replace(/\s*\n\s*/g, " ").trim();
    if (reading.leftovers.length >= MOST) more++;
    else reading.leftovers.push({ text: shown, place });
    said.add(shown, place);
  };
  const tell = (text: string, place: string | null, figures: boolean) => {
    for (const line of text.split("\n")) {
      const missing = wordsOf(line, headingOf).some((word) => !said.hasWord(word));
      if (missing || (figures && isMissing(line, place, said, headingOf)) || said.isOnceMore(line)) leave(line, place);
    }
  };
  const walk = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.kind === "paragraph") {
        const text = paragraphText(block);
        said.enter([text]);
        tell(text, block.number === null ? null : `paragraph ${block.number}`, true);
        continue;
      }
      const view = viewOf(block, headingOf);
      const aside = columnsAside(view, said);
      // Its figures may be of the lift that the sheet is named for.
      said.enter([view.name]);
      for (let row = 0; row < view.rows.length; row++) {
        const cells = cellsIn(view, row);
        // "Reps | 5 | 3 | 1" in the head of a day is of the exercises below, and so is "Block A – 4 sets" over them.
        const [label] = cells;
        const isHead = cells.length > 2 && label !== undefined && isDose(headingOf(label.text).role);
        const isOfBelow = isHead || (cells.length === 1 && label !== undefined && headedCircuit(label.text) !== null);
        const below = isOfBelow ? [1, 2, 3].flatMap((step) => cellsIn(view, row + step)) : [];
        said.enter([...cells, ...below].map(({ text }) => text));
        for (const cell of cells) {
          if (cell.row !== row) continue;
          if (cell.stored === null) tell(cell.text, view.placeOf(row), !aside(cell));
          else if (!aside(cell) && !said.hasStored(cell, view.placeOf(row))) leave(cell.text, view.placeOf(row));
        }
      }
    }
  };
  walk(document.kind === "text" ? document.blocks : document.sheets.map(({ grid }) => grid));
  if (more > 0) reading.leftovers.push({ text: `${more} more cells or lines were not used.`, place: null });
}

/** What a reading says: its words, and its figures by the exercises that they speak of. */
class SaidInReading {
  private readonly words = new Set<string>();
  /** Figures that belong to no exercise: of titles, notes and leftovers without a place. */
  private readonly loose = new Set<string>();
  private readonly byPlace = new Map<string, Set<string>>();
  /** How often each exercise is done in sets of its own, less the lines that have told so. */
  private readonly often = new Map<string, number>();
  /** Exercises by the first word of their names. */
  private readonly named = new Map<string, { name: string; figures: Set<string> }[]>();
  /** Those of the rows and lines that were looked at last. */
  private near: Set<string>[] = [];
  private readonly notes: string;

  constructor({ weeks, leftovers, ...reading }: ProgramReading) {
    this.notes = reading.notes.map(({ message }) => message).join("\n");
    this.learn(JSON.stringify(Object.values(reading)).replace(/\\n/g, " "));
    for (const { number, title, sheet, sessions } of weeks) {
      this.learn(`${number ?? ""} ${title ?? ""} ${sheet ?? ""}`);
      for (const session of sessions) {
        this.learn(`${session.title ?? ""} ${session.notes ?? ""}`);
        for (const exercise of session.exercises) this.know(exercise);
      }
    }
    for (const { text, place } of leftovers) this.add(text, place);
  }

  private learn(text: string): void {
    for (const word of wordsIn(text)) this.words.add(word);
    for (const figure of figuresIn(text)) this.loose.add(figure);
  }

  private know(exercise: ReadExercise): void {
    const { prescription, ...others } = exercise;
    const text = [...Object.values(others), ...prescription.flatMap((sets) => Object.values(sets))]
      .filter((value) => value !== null && value !== undefined)
      .join(" | ");
    for (const word of wordsIn(text)) this.words.add(word);
    const name = plain(exercise.name);
    this.often.set(name, (this.often.get(name) ?? 0) + Math.max(1, prescription.length));
    const first = firstWord(name);
    const known = this.named.get(first) ?? [];
    const same = known.find((each) => each.name === name) ?? { name, figures: new Set<string>() };
    if (same.figures.size === 0) this.named.set(first, [...known, same]);
    for (const figure of figuresIn(text)) {
      same.figures.add(figure);
      // "Run" is said for distances without a name, "Tempo run" for "25 min tempo", which no line of the document has.
      if (namesBareSport(exercise.name) && prescription.every(({ reps }) => reps === null)) this.loose.add(figure);
    }
    // "4 sets: 15, 12, 10, 8": how many they are together.
    if (prescription.length > 1)
      same.figures.add(String(prescription.reduce((sum, { count }) => sum + Number(count), 0)));
    same.figures.add("");
  }

  add(text: string, place: string | null): void {
    for (const word of wordsIn(text)) this.words.add(word);
    const own = place === null ? this.loose : (this.byPlace.get(place) ?? new Set());
    if (place !== null) this.byPlace.set(place, own);
    for (const figure of figuresIn(text)) own.add(figure);
  }

  /** Goes on to a row or a line: from here on figures are looked for in the exercises that it names, and in those before. */
  enter(texts: string[]): void {
    const own = texts.flatMap((text) => {
      const shown = plain(text);
      const words = new Set(shown.match(WORD) ?? []);
      return [...words].flatMap((word) =>
        (this.named.get(word) ?? []).filter(({ name }) => shown.includes(name)).map(({ figures }) => figures),
      );
    });
    if (own.length > 0) this.near = [...own, ...this.near].slice(0, MOST_NEAR);
  }

  /** "Chin-ups 3x7" in one more line than the exercise has sets of its own, none of them such: its words are those of another one. */
  isOnceMore(line: string): boolean {
    const read = line.length <= 80 ? namedDose(line) : null;
    const name = read?.sets.some(hasWork) ? plain(read.name) : "";
    const often = this.often.get(name);
    if (often !== undefined) this.often.set(name, often - 1);
    if (often === undefined || often > 0) return false;
    const same = this.named.get(firstWord(name))?.find((each) => each.name === name);
    return !figuresIn(line).every((figure) => same?.figures.has(figure));
  }

  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  hasFigure(figure: string, place: string | null): boolean {
    const here = place === null ? undefined : this.byPlace.get(place);
    return this.loose.has(figure) || here?.has(figure) === true || this.near.some((figures) => figures.has(figure));
  }

  /** A range that became a date, a time of day that is a duration: their figures are said in another way. */
  hasStored({ stored, text }: Cell, place: string | null): boolean {
    const has = (value: number) => this.hasFigure(String(value), place);
    if (figuresIn(text).every((figure) => this.hasFigure(figure, place))) return true;
    if (stored?.kind === "date")
      return has(stored.month) && (has(stored.day) || has(stored.year % 100) || has(stored.year));
    if (stored?.kind !== "time") return false;
    const { seconds } = stored;
    return [seconds, seconds / 60, seconds / 3600].some(has) || (has(Math.floor(seconds / 60)) && has(seconds % 60));
  }

  /** Whether a note names this heading, so that its column is told. */
  names(heading: string): boolean {
    return heading !== "" && this.notes.includes(heading);
  }
}

/** As many exercises stand side by side, or above rows of their sets. */
const MOST_NEAR = 24;

function isMissing(line: string, place: string | null, said: SaidInReading, headingOf: HeadingOf): boolean {
  if (!/\d/.test(line) || isStructure(line, headingOf)) return false;
  const own = weekLabel(line) ? "" : line.replace(/^\s*\(?\d{1,2}(?:[.)]\s+|\t+(?=\p{Lu}))/u, "");
  return figuresIn(own).some(
    (figure) => !said.hasFigure(figure, place) && !(Number(figure) < 2 && said.hasFigure(percent(figure), place)),
  );
}

const percent = (share: string) => String(Math.round(Number(share) * 1000) / 10);

/** Whether a cell counts weeks, days or sets, or stands in a column that a note tells about as a whole. */
function columnsAside(view: View, said: SaidInReading): (cell: Cell) => boolean {
  const blocks = headingBlocks(view).map(({ top, lanes }) => {
    const columns = lanes.flatMap((lane) => lane.columns);
    const told = columns.filter(({ role, heading }) => TOLD.has(String(role)) && said.names(heading));
    const counts = columns.filter(({ role }) => COUNTS.has(String(role)));
    return { top, told: new Set(told.map(({ index }) => index)), counts: new Set(counts.map(({ index }) => index)) };
  });
  const logs = logsBehindLines(view).filter(({ head }) => said.names(head.text));
  return ({ row, column, text, stored }) => {
    const isIn = ({ head, end }: Log) =>
      row >= head.row && row < end && column >= head.column && column <= head.lastColumn;
    if (logs.some(isIn)) return true;
    const block = blocks.findLast(({ top }) => top <= row);
    return (
      block?.told.has(column) ||
      (block?.counts.has(column) && (stored !== null || !figuresIn(text).some(isMany))) ||
      false
    );
  };
}

const isMany = (figure: string) => Number(figure) > MOST_COUNTED;
const MOST_COUNTED = 60;
const COUNTS = new Set(["week", "day", "set", "date"]);
const TOLD = new Set(["logged", "aside", "max"]);

/** Headings, days, options and tiers, which a reading shows by where its exercises are. */
function isStructure(line: string, headingOf: HeadingOf): boolean {
  if (line.length > 60) return false;
  if (columnRole(line) !== null) return true;
  const heading = headingOf(line);
  const heads = heading.role !== null || heading.week !== null || heading.set !== null || heading.group !== null;
  if (heads || isRest(line) || bareWeekday(line) !== null) return true;
  return [parseDay(line), parseOption(line), parseTier(line)].some((named) => named?.rest === "");
}

/** What of a text is more than structure and dose. */
function wordsOf(line: string, headingOf: HeadingOf): string[] {
  if (!/\p{L}{2}/u.test(line) || isStructure(line, headingOf)) return [];
  if (line.length <= 60 && isDoseText(line)) return [];
  const week = weekLabel(line);
  // "Monday: squat 3x5, bench 3x5, …" may be longer than any label.
  const [, head = "", tail = ""] = /^([^:]{2,40}):\s+(.+)$/u.exec(line) ?? [];
  const day = week || line.length <= 70 ? null : sessionLabel(head);
  const label = week ? null : day?.weekday ? { ...day, title: `${day.title ?? ""} ${tail}` } : sessionLabel(line);
  const own = week
    ? `${week.before} ${week.rest}`
    : label?.weekday
      ? (label.title ?? "")
      : withoutLabel(line, headingOf);
  const words = [...wordsIn(own.replace(TIMES, " "))];
  return /\d/.test(own) ? words.filter((word) => !DOSE_WORDS.has(word)) : words;
}

/** "Notes: brace hard" says where the rest belongs. */
function withoutLabel(line: string, headingOf: HeadingOf): string {
  const label = /^([^:]{2,25}):\s+/.exec(line);
  return label && (columnRole(label[1] ?? "") ?? headingOf(label[1] ?? "").role) !== null
    ? line.slice(label[0].length)
    : line;
}

/** "x5", "RPE8" */
const TIMES = /(?<!\p{L})(?:[x×]|rpe|rir|@)(?=\d)/giu;
const WORD = /[\p{L}\p{N}]+/gu;
const firstWord = (text: string) => text.match(WORD)?.[0] ?? "";

/** Words of two letters and more; a code is one too. */
const wordsIn = (text: string) =>
  new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]+/gu) ?? [],
  );

/** The figures of a text, each written in one way; those of addresses and of codes are letters. Nought and one say little. */
function figuresIn(text: string): string[] {
  const found =
    inDecimals(text)
      .replace(/https?:\S+|www\.\S+/g, "")
      .replace(TIMES, " ")
      .match(/(?<![\p{L}\d])\d+(?:[.,]\d+)?/gu) ?? [];
  return found
    .map((figure) => String(Number(figure.replace(",", "."))))
    .filter((figure) => figure !== "0" && figure !== "1");
}
