import { type Caption, readCaption } from "./caption";
import { closesCategory, ladderCaption, lookOf } from "./category-level";
import { titlesDay } from "./day-title";
import { findDose } from "./dose";
import { isExerciseToo } from "./exercise-line";
import { lastOption } from "./last-option";
import { isMarked, type Line, type LineHint } from "./line";
import { setsRemarkApart, withoutTrailingMarks } from "./marks";
import { looksLikeCaption, readTitle, takeFact } from "./opening";
import { parseOption } from "./options";
import { parseFact, parseWeek } from "./program-facts";
import type { TextStyle } from "./text-style";
import { NO_PLACE, type ParsedExercise, type Reading } from "./training";
import { addUnplaced } from "./unplaced-text";

export type Placing = Reading & {
  current: ParsedExercise | null;
  readonly style: TextStyle;
  readonly foundAtDay: number;
  outside: boolean;
  /** The level of the heading that named the current day. */
  dayHeading: number | null;
  /** How the line that named the current category looked. */
  categoryLook: string;
  /** How the line that named the current option looked. */
  optionLook: string;
  /** A heading taken for a category, and how many exercises there were before it. */
  topic: { line: Line; before: number } | null;
  setPlace(caption: Caption): void;
};

/** A line that says where in the program what follows stands. */
export function readPlace(reader: Placing, line: Line, hint: LineHint): boolean {
  const { training } = reader;
  if (line.continues && reader.current && setsRemarkApart(line.sign)) return false;
  const bare = withoutTrailingMarks(line.text);
  if (bare !== line.text && bare !== "") return readPlace(reader, { ...line, text: bare }, hint);
  const week = parseWeek(line.text);
  if (
    week &&
    looksLikeCaption(line, hint) &&
    training.exercises.length > 0 &&
    training.weekNumber !== null &&
    week.week !== training.weekNumber &&
    week.rest.length < 40
  ) {
    training.otherWeeks.add(week.week);
    training.pastWeek = true;
    return true;
  }
  if (line.heading === 0 && training.exercises.length === 0 && training.days.size === 0) {
    // A line above the title, such as the club's name, is none.
    if (training.title !== null) training.description.unshift(training.title);
    return readTitle(reader, line);
  }
  const unnamed = line.place === null ? undefined : reader.style.unnamedDays.get(line.place);
  if (unnamed !== undefined) {
    reader.setPlace({ day: unnamed, title: line.text, heading: line.text });
    return true;
  }
  const marked = isMarked(line, hint.caption) || line.heading !== null;
  const caption = ladderCaption(line, marked, reader.current) ?? readCaption(line, marked);
  if (titlesDay(reader, line, hint, caption)) return true;
  if (!caption || isExerciseToo(line.text, hint) || titlesPlan(reader, line.text)) return false;
  if (training.firstCaption === null) training.firstCaption = line.text;
  if (caption.day !== undefined) reader.dayHeading = line.heading;
  if (week) training.weekNumber ??= week.week;
  reader.setPlace(closesCategory(reader, line, caption) ? { ...caption, category: "" } : caption);
  if (caption.category) reader.categoryLook = lookOf(line);
  if (caption.option !== undefined) reader.optionLook = lookOf(line);
  return true;
}

/** "Pro Team – Weekly Plan (Week 3)" above everything is the title of a plan, though its first words can name an option. */
function titlesPlan({ training }: Placing, text: string): boolean {
  if (training.title !== null || training.days.size > 0 || training.exercises.length > 0) return false;
  const named = parseWeek(text) ? parseOption(text) : null;
  return (
    named !== null && !named.marked && /\b(?:plan|schedule|programming|track|block|cycle|camp)\b/i.test(named.rest)
  );
}

/** Headings and facts that are neither a place nor an exercise. */
export function readTopic(reader: Placing, line: Line, hint: LineHint): boolean {
  const { training } = reader;
  const fact = parseFact(line.text);
  if (fact && (!reader.current || fact.kind !== "notes") && takeFact(reader, fact)) return true;
  if (training.exercises.length === 0 && training.days.size === 0) return false;
  if (line.heading !== null && line.heading > 0 && reader.dayHeading !== null && line.heading <= reader.dayHeading) {
    reader.place = { ...NO_PLACE };
    reader.current = null;
    reader.outside = true;
    return true;
  }
  if (
    (line.heading !== null || isMarked(line, hint.caption)) &&
    line.text.length <= 40 &&
    !/[.!?]$/.test(line.text) &&
    !findDose(line.text)
  ) {
    if (reader.place.day === null && reader.place.option === null && line.heading !== null) return false;
    // A category is followed by an exercise: what is followed by a link belongs to the exercise above.
    if (reader.current?.links.length === 0 && hint.next?.text === "" && hint.next.links.length > 0) return false;
    const option = lastOption(reader, line, hint.next);
    if (option !== null) {
      reader.setPlace({ option });
      return true;
    }
    reader.setPlace({ category: line.text.replace(/:$/, "") });
    reader.categoryLook = lookOf(line);
    reader.topic = { line, before: training.exercises.length };
    return true;
  }
  return false;
}

/** A heading that no exercise came after is no category of any. */
export function leaveTopic(reader: Placing): void {
  if (reader.topic?.before === reader.training.exercises.length) addUnplaced(reader.training, reader.topic.line);
  reader.topic = null;
}
