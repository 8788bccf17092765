import type { ProgramReading } from "../../../../contract/program-reading";
import type { SourceDocument } from "../../../document-model";
import { labelsOf } from "./counted-label";
import { textsOf, withTexts } from "./document-texts";
import { familiesOf, rolesOf } from "./label-families";
import { shortWeekdays } from "./short-weekdays";

/** `learned` where words were found so. */
type KnownWords = {
  learned: boolean;
  document: SourceDocument;
  restore: (reading: ProgramReading) => ProgramReading;
};

/**
 * A document whose weeks and sessions are counted in words that no vocabulary has, in known ones: what counts up to the
 * end are the weeks, what begins again inside of them are the sessions. `restore` gives a reading its own words back.
 */
export function inKnownWords(document: SourceDocument): KnownWords {
  const shownTexts = textsOf(document);
  const texts = shownTexts.length > MOST_TEXTS ? [] : shownTexts;
  const [week, session] = rolesOf(familiesOf(texts), texts);
  const days = shortWeekdays(texts);
  if (!week && !session && days.size === 0) return { learned: false, document, restore: (reading) => reading };
  const sessionWord =
    ["Day", "Session", "Workout"].find((word) => !texts.some(({ text }) => text.includes(word))) ?? "Day";
  const words = new Map<string, string>();
  if (week) words.set(week.word, "Week");
  if (session) words.set(session.word, sessionWord);
  const shown = new Map<string, string>();
  const known = (text: string): string => {
    const day = days.get(text);
    if (day !== undefined) {
      shown.set(day, text);
      return day;
    }
    let own = text;
    for (const label of labelsOf(text).reverse()) {
      const word = words.get(label.word);
      if (!word) continue;
      shown.set(`${word} ${label.number}`, label.text);
      own = `${own.slice(0, label.from)}${word} ${label.number}${own.slice(label.from + label.text.length)}`;
    }
    return own;
  };
  const restored = (text: string) =>
    text.replace(
      /(?<![\p{L}\d])(?:(?:Week|Day|Session|Workout) \d{1,2}(?!\d)|[a-z]{5,11}(?!\p{L}))/gu,
      (found) => shown.get(found) ?? found,
    );
  return {
    learned: week !== null || session !== null,
    document: withTexts(document, known),
    restore: (reading) => inWords(reading, restored),
  };
}

/** No plan has so many cells that its labels would have to be learned. */
const MOST_TEXTS = 30_000;

function inWords(reading: ProgramReading, restored: (text: string) => string): ProgramReading {
  const maybe = (text: string | null) => text && restored(text);
  const told = <Of extends { message: string; place: string | null }>(each: Of) => ({
    ...each,
    message: restored(each.message),
    place: maybe(each.place),
  });
  return {
    ...reading,
    title: maybe(reading.title),
    description: maybe(reading.description),
    sheets: reading.sheets.map((sheet) => ({ ...sheet, name: restored(sheet.name), why: restored(sheet.why) })),
    weeks: reading.weeks.map((each) => ({
      ...each,
      title: maybe(each.title),
      sheet: maybe(each.sheet),
      sessions: each.sessions.map((one) => ({
        ...one,
        title: maybe(one.title),
        notes: maybe(one.notes),
        exercises: one.exercises.map((exercise) => ({ ...exercise, notes: maybe(exercise.notes) })),
      })),
    })),
    doubts: reading.doubts.map(told),
    notes: reading.notes.map(told),
    leftovers: reading.leftovers.map(({ text, place }) => ({ text: restored(text), place: maybe(place) })),
  };
}
