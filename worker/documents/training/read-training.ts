import type { Block, Leftover, SourceDocument } from "../document-model";
import { readCaption } from "./caption";
import { parseDay } from "./days";
import { startsWithDose } from "./dose";
import { readGrid } from "./grid-reader";
import { headingsAt, rowsOf } from "./grid-rows";
import { joinLibrary } from "./library";
import { type Line, NO_LINE, toLines } from "./line";
import { parseWeek } from "./program-facts";
import { isBeyondReading } from "./programs/sheet-size";
import { sharedOpening } from "./shared-opening";
import { showsTraining } from "./signs";
import { tabbedTables } from "./tabbed-tables";
import { placeBoxes } from "./text-boxes";
import { TextReader, tooManyOfWeek } from "./text-reader";
import { styleOf } from "./text-style";
import { emptyTraining, type Training, warn } from "./training";
import { daysInOrder } from "./unnamed-days";
import { addUnplaced, noteUnplaced } from "./unplaced-text";

/** Finds the training in a document: title, days, and exercises in their places. */
export function readTraining(document: SourceDocument): Training {
  const training = emptyTraining();
  const leftovers = [...document.leftovers];
  const blocks = document.kind === "text" ? placeBoxes(document.blocks, document.boxes, leftovers) : [];
  for (const { kind, what } of leftovers) warn(training, kind, leftoverMessage(kind, what), "document");

  if (document.kind === "text") {
    const reader = new TextReader(training, styleOf(blocks));
    readBlocks(tabbedTables(blocks), reader);
    reader.leaveTopic();
  } else {
    const large = document.sheets.filter(({ grid }) => isBeyondReading(grid));
    const telling = document.sheets.filter((sheet) => !large.includes(sheet) && showsTraining(sheet.grid));
    if (telling.length === 0 && large.length > 0) throw tooManyOfWeek();
    for (const sheet of document.sheets.filter((each) => !telling.includes(each)))
      warn(
        training,
        "sheet_without_training",
        large.includes(sheet) ? tooLarge(sheet.name) : withoutTraining(sheet.name),
        "document",
      );
    const style = styleOf(telling.map((sheet) => sheet.grid));
    const { lines, sheets } = sharedOpening(telling);
    const opening = new TextReader(training, style);
    lines.forEach((line, index) => {
      opening.line(line, { next: lines[index + 1], caption: true });
    });
    for (const sheet of sheets) {
      const reader = new TextReader(training, style);
      const week = parseWeek(sheet.name);
      training.pastWeek = false;
      if (week && training.exercises.length > 0 && training.weekNumber !== null && week.week !== training.weekNumber) {
        training.otherWeeks.add(week.week);
        continue;
      }
      if (week) training.weekNumber ??= week.week;
      for (const caption of sheetCaptions(sheet.name, sheets.length)) reader.setPlace(caption);
      readGrid(sheet.grid, reader, readBlocks);
    }
  }
  if (training.otherWeeks.size > 0) {
    const others = [...training.otherWeeks].join(", ");
    warn(
      training,
      "several_weeks",
      `The document also holds week ${others}. Only week ${training.weekNumber} was read: upload one document a week.`,
      "document",
    );
  }
  for (const [day, theme] of training.themes) {
    const known = training.days.get(day);
    if (known) known.title ??= theme;
  }
  joinLibrary(training);
  daysInOrder(training);
  settleRareRemarks(training);
  settleClosingText(training);
  noteUnplaced(training);
  return training;
}

/** Where exercises are one line each, a line below the last of a section speaks of the day, or says good-bye. */
function settleRareRemarks(training: Training): void {
  const { exercises: found, days } = training;
  const remarked = found.filter(({ remarks }) => remarks.length > 0);
  if (found.length < 5 || remarked.length * 6 > found.length) return;
  for (const each of remarked) {
    const next = found[found.indexOf(each) + 1];
    if (next && next.place.day === each.place.day && next.place.option === each.place.option) continue;
    if (each.remarks.some(({ text, list }) => startsWithDose(text) || list !== null)) continue;
    const texts = new Set(each.remarks.map((line) => line.text));
    each.cue = each.cue.filter((cue) => !texts.has(cue));
    const day = next && each.place.day !== null ? days.get(each.place.day) : undefined;
    for (const line of each.remarks) {
      if (day) day.notes.push(line);
      else addUnplaced(training, line);
    }
  }
}

/** Text below the exercises is a note of the day where several days have it; below the last day alone it is a good-bye. */
function settleClosingText(training: Training): void {
  const days = [...training.days.values()];
  const closed = days.filter((day) => day.closing.length > 0);
  const goodbye = closed.length === 1 && days.length > 1 && closed[0] === days[days.length - 1];
  for (const day of closed) {
    if (goodbye || days.length === 1) for (const line of day.closing) addUnplaced(training, line);
    else day.notes.push(...day.closing);
  }
}

const LEFTOVERS = {
  macros: () => "The document contains macros. They were ignored.",
  external_links: () =>
    "The workbook refers to other workbooks. Those were not opened; the values shown last were read.",
  hidden_sheet: (name: string) => `The hidden sheet "${name}" was ignored. Unhide it if it belongs to the program.`,
  sheet_not_read: (name: string) =>
    `The sheet "${name}" was left out, because it is too large or damaged. Save the program without it if it does not belong to it.`,
  sheet_cut: (name: string) => `The sheet "${name}" is wider than any program: its last columns were left out.`,
  hidden_rows: (name: string) =>
    `Hidden rows of the sheet "${name}" were ignored. Unhide them if they belong to the program.`,
  hidden_columns: (name: string) =>
    `Hidden columns of the sheet "${name}" were ignored. Unhide them if they belong to the program.`,
  cell_errors: (where: string) => `Cells that show an error were read as empty (${where}).`,
  export_summary: (name: string) => `The sheet "${name}", a list of tables made by Numbers, was left out.`,
  text_box: (text: string) =>
    `A text box was left out: "${text}". Move its text into the page if it belongs to the program.`,
  header_footer: (text: string) => `The header or footer is not part of the program: "${text}".`,
  footnotes: (text: string) => `A footnote was left out: "${text}".`,
  comments: (count: string) => `Comments were left out: ${count}.`,
  embedded_document: () =>
    "A document inserted into this one was left out. Paste its text if it belongs to the program.",
};

/** A large sheet of data or prose is told about as a whole. */
export const withoutTraining = (name: string): string =>
  `The sheet "${name}" is large and shows nothing of a program, so it was left out.`;

const tooLarge = (name: string): string =>
  `The sheet "${name}" holds far more than a training week, so it was left out.`;

/** What of the file was left aside, in words for the coach. */
export const leftoverMessage = (kind: Leftover, what: string): string => LEFTOVERS[kind](what);

/** "Mon", "No Equipment", "Mon - No Equipment", "Tuesday (Gym)". The only sheet may be called "Thursday lift". */
function sheetCaptions(name: string, sheets: number) {
  if (sheets === 1 && (parseDay(name)?.rest ?? "") !== "") return [];
  const line: Line = { ...NO_LINE, text: name, bold: true, heading: 1 };
  const caption = readCaption(line, true);
  return caption && (caption.day !== undefined || caption.option !== undefined)
    ? [{ ...caption, heading: caption.heading ?? name }]
    : [];
}

function readBlocks(blocks: Block[], reader: TextReader): void {
  const lines = blocks.map((block) => (block.kind === "paragraph" ? toLines(block) : null));
  const following = nextLines(lines);
  const headed = blocks.findIndex((block) => block.kind === "grid" && headingsAt(rowsOf(block)) >= 0);
  blocks.forEach((block, index) => {
    if (block.kind === "grid") {
      readGrid(block, reader, readBlocks);
      reader.leaveTable();
      return;
    }
    lines[index]?.forEach((line, at) => {
      const next = lines[index]?.[at + 1] ?? following[index + 1];
      const aboveTable = next === undefined && blocks[index + 1]?.kind === "grid";
      reader.line(line, { next, opening: index < headed && reader.training.exercises.length === 0, aboveTable });
    });
  });
}

/** For each block the next line that says something, its own included; a table in between ends the search. */
function nextLines(lines: (Line[] | null)[]): (Line | undefined)[] {
  const following: (Line | undefined)[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    const own = lines[index];
    following[index] =
      own?.find((line) => line.text !== "" || line.links.length > 0) ?? (own ? following[index + 1] : undefined);
  }
  return following;
}
