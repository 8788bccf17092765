import type { Line } from "./line";
import { parseWeek } from "./program-facts";
import { type Training, warn } from "./training";

export function addUnplaced(training: Training, line: Line): void {
  const before = training.unplaced[training.unplaced.length - 1];
  const text = line.text || (line.links[0]?.url ?? "");
  // Sheets repeat the program's title at their top.
  if (text === training.title || training.description.includes(text) || parseWeek(text)?.rest === "") return;
  if (before && training.lines - before.last <= 2) {
    before.lines++;
    before.last = training.lines;
  } else if (training.unplaced.length < MOST_PIECES)
    training.unplaced.push({ text, place: line.place, lines: 1, last: training.lines });
}

export function addUnreadColumn(training: Training, heading: string, place: string | null): void {
  if (training.unreadColumns.length < MOST_PIECES && !training.unreadColumns.some((known) => known.heading === heading))
    training.unreadColumns.push({ heading, place });
}

export function addColumnInNotes(training: Training, heading: string, place: string | null): void {
  const { columnsInNotes: keptColumns } = training;
  if (heading && keptColumns.length < MOST_PIECES && !keptColumns.some((known) => known.heading === heading))
    keptColumns.push({ heading, place });
}

/** Nothing of a file is dropped silently: what was not used is told, once a piece. */
export function noteUnplaced(training: Training): void {
  for (const { text, place, lines } of training.unplaced) {
    const start = text.length > 100 ? `${text.slice(0, 100)}…` : text;
    const message =
      lines === 1
        ? `This line was not used: "${start}".`
        : `${lines} lines were not used, because they belong to no day or exercise. They start with "${start}".`;
    warn(training, "left_out", message, "document", { place, row: null });
  }
  for (const { heading, place } of training.unreadColumns) {
    const named = heading ? `The column "${heading.slice(0, 60)}"` : "A column without a heading";
    warn(training, "column_not_read", `${named} was not read.`, "document", { place, row: null });
  }
  for (const { heading, place } of training.columnsInNotes) {
    const message = `The column "${heading.slice(0, 60)}" has no field of its own. What it says was put into the notes of each exercise.`;
    warn(training, "column_in_notes", message, "document", { place, row: null });
  }
}

const MOST_PIECES = 20;
