import { type Caption, readCaption } from "./caption";
import { type ColumnRole, columnRole } from "./column-role";
import { hasStrongDose, readDose, startsWithDose } from "./dose";
import { isMarked, type Line } from "./line";
import { type Training, warn } from "./training";

const MOST_DAYS = 7;

/**
 * "Lower body", "Upper body", "Engine": where no day is named, headings with options below them are the days in their
 * order. Answers the places of those headings.
 */
export function unnamedDays(lines: Line[]): Map<string, number> {
  const places: string[] = [];
  let topic: Line | null = null;
  for (const line of lines) {
    if (line.text === "") continue;
    const marked = line.heading !== null || isMarked(line);
    const caption = readCaption(line, marked);
    if (caption?.day !== undefined) return new Map();
    if (caption?.option !== undefined) {
      if (topic?.place) places.push(topic.place);
      topic = null;
    } else if (namesNoPlace(caption) && marked && line.list === null && line.text.length <= 80)
      // "**Lunge: 3x8**" is the last exercise of the option above.
      topic = line.heading === null && hasStrongDose(line.text) ? null : line;
    // Above a dose stands an exercise.
    else if (saysDose(line.text)) topic = null;
  }
  return places.length >= 2 && places.length <= MOST_DAYS
    ? new Map(places.map((place, index) => [place, index + 1]))
    : new Map();
}

/** "3x8/side, RPE 7", "Sets: 3": a dose, and the name of nothing. */
function saysDose(text: string): boolean {
  const [, label = "", value = ""] = /^([^:]{3,20}):\s*(.+)$/.exec(text) ?? [];
  if (label !== "") return DOSES.includes(columnRole(label)) && /\d/.test(value);
  return hasStrongDose(text) && startsWithDose(text) && readDose(text).cue === "";
}

const DOSES: (ColumnRole | null)[] = ["setRep", "sets", "reps"];

/** "Lower Body" is a kind of work too, and may head a day all the same. */
function namesNoPlace(caption: Caption | null): boolean {
  return caption === null || Object.keys(caption).every((key) => key === "category");
}

/** Sheets with options in them are the days in their order, where no day is named anywhere. */
export function daysInOrder(training: Training): void {
  if (training.days.size > 0 || training.exercises.some(({ place }) => place.day !== null)) return;
  const sheets = new Map<string, Set<string | null>>();
  for (const { at, place } of training.exercises) {
    const sheet = /^sheet (.*) · /.exec(at.place ?? "")?.[1];
    if (sheet === undefined) return;
    sheets.set(sheet, (sheets.get(sheet) ?? new Set()).add(place.option));
  }
  const optioned = [...sheets.values()].every((options) => options.size > 1 && !options.has(null));
  if (sheets.size < 2 || sheets.size > MOST_DAYS || !optioned) return;
  const names = [...sheets.keys()];
  names.forEach((name, index) => {
    training.days.set(index + 1, { title: name, heading: name, notes: [], closing: [] });
  });
  training.exercises = training.exercises.map((found) => {
    const sheet = /^sheet (.*) · /.exec(found.at.place ?? "")?.[1] ?? "";
    return { ...found, place: { ...found.place, day: names.indexOf(sheet) + 1 } };
  });
  warn(
    training,
    "days_by_order",
    `No day is named, so the sheets were taken as Monday onwards: ${names.join(", ")}.`,
    "days",
  );
}
