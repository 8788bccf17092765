import { findDose, hasStrongDose, isOnlyDose } from "./dose";
import type { Row } from "./grid-row";
import { isMarked, type Line, type LineHint, NO_LINE } from "./line";
import { type Fact, minutesInSentence, parseFact, parseMinutes, parseWeek } from "./program-facts";
import { isSalutation } from "./salutation";
import { readScheme } from "./scheme";
import type { Reading, Training } from "./training";
import { addUnplaced } from "./unplaced-text";

/** What stands above the program: its title, week, length and facts. */
export function readOpening(reading: Reading, line: Line, hint: LineHint): boolean {
  const { training } = reading;
  if (training.exercises.length > 0) return readsClosingTime(training, line);
  if (readFacts(reading, line)) return true;
  training.minutes ??= minutesInSentence(line.text) ?? minutesInFront(line);
  const bare = line.text.replace(ABOUT, "");
  const minutes = line.text.length < 30 && line.list === null && isOnlyDose(bare) ? parseMinutes(bare) : null;
  // "Approx. 35 minutes" tells how long it takes, also below the day's heading.
  if (minutes !== null && /^[^\d~]*\p{L}|~/u.test(line.text.slice(0, line.text.length - bare.length))) {
    training.minutes ??= minutes;
    return true;
  }
  const week = parseWeek(line.text);
  if (training.days.size > 0) {
    if (week && hint.caption) training.weekNumber ??= week.week;
    return false;
  }
  if (week) {
    training.weekNumber ??= week.week;
    if (training.title === null && looksLikeCaption(line, hint)) training.title = week.rest ? line.text : null;
    else if (week.rest) training.description.push(week.rest);
    return true;
  }
  const titled = TITLE_AND_TIME.exec(line.text);
  const whole = minutesOfTitle(line.text);
  if (titled?.[1] && whole !== null && training.title === null && line.list === null) {
    const opens =
      line.heading !== null || isMarked(line, hint.caption) || hint.opening || hasStrongDose(hint.next?.text ?? "");
    if (opens) {
      training.minutes ??= whole;
      return readTitle(reading, { ...line, text: titled[1] });
    }
  }
  if (minutes !== null) {
    training.minutes ??= minutes;
    return true;
  }
  // "Child's pose" above "2 min" is an exercise, "Evening flow" above "30 min" a title.
  const below = hint.next?.text ?? "";
  if (isOnlyDose(below) && (parseMinutes(below) ?? 0) < 10 && !readScheme(below) && line.heading === null) return false;
  if (
    training.title !== null ||
    line.list !== null ||
    isSalutation(line.text) ||
    findDose(line.text) ||
    !looksLikeCaption(line, hint)
  )
    return false;
  return readTitle(reading, line);
}

/** "Upper body | 40 min" in a table of one row above everything: its title and how long it takes. */
export function opensWorkout([row, ...more]: Row[], training: Training): boolean {
  const [title, time, ...others] = row?.cells ?? [];
  if (more.length > 0 || !title || !time || others.length > 0) return false;
  if (training.title !== null || training.exercises.length > 0 || training.days.size > 0) return false;
  const minutes = isOnlyDose(time.text) ? parseMinutes(time.text) : null;
  if (minutes === null || minutes < 10 || findDose(title.text) || !/^\p{L}.{3,60}$/u.test(title.text)) return false;
  training.title = title.text;
  training.minutes ??= minutes;
  return true;
}

const ABOUT = /^[^\p{L}\d]*(?:(?:approx\.?|approximately|about|around|circa|ca\.|~)\s*)?/iu;

/** "25 minutes · slow · bare feet", "Approx. 45 minutes. Easy.", "50 minutes with the warm-up": the rest of it describes. */
function minutesInFront(line: Line): number | null {
  const bare = line.text.replace(ABOUT, "");
  const first = line.list === null ? (/^(.{3,40}?)(?:\s*[·•|–—;]|[,.]|(?=\swith\s))\s/.exec(bare)?.[1] ?? "") : "";
  const minutes = isOnlyDose(first) ? parseMinutes(first) : null;
  return minutes !== null && minutes >= 10 ? minutes : null;
}

/** "Takes about 20 minutes", below the exercises of a single workout. */
function readsClosingTime(training: Training, line: Line): boolean {
  if (training.days.size > 0 || training.minutes !== null || !TAKES.test(line.text)) return false;
  training.minutes = parseMinutes(line.text);
  return training.minutes !== null;
}

const TAKES =
  /^(?:(?:it|this|the (?:whole|session|workout)|should|will|all|total|in) ){0,4}(?:takes?|lasts|leva|dura|demora|tarda|dauert)\b.{0,40}$/i;

/** "Level: Beginner | Time: 45 min": facts in one line. */
function readFacts(reading: Reading, line: Line): boolean {
  const { training } = reading;
  const parts = line.text.split(/\s*[|•·]\s*|\s{3,}|\t/).filter(Boolean);
  const facts = (parts.length > 1 ? parts : [line.text]).map(parseFact);
  const known = facts.filter((fact) => fact && (fact.kind === "minutes" || training.days.size === 0));
  if (known.length === 0 || !known.some((fact) => fact && takeFact(reading, fact))) return false;
  parts.forEach((part, index) => {
    if (parts.length > 1 && !facts[index]) addUnplaced(training, { ...line, text: part });
  });
  return true;
}

export function readTitle(reading: Reading, line: Line): boolean {
  const titled = minutesOfTitle(line.text) === null ? null : TITLE_AND_TIME.exec(line.text);
  if (titled) reading.training.minutes ??= minutesOfTitle(line.text);
  reading.training.title = titled?.[1] ?? line.text;
  const scheme = readScheme(line.text);
  if (scheme) reading.place = { ...reading.place, scheme };
  const week = parseWeek(line.text);
  if (week) reading.training.weekNumber ??= week.week;
  return true;
}

/** Puts a fact where it belongs. False when it belongs nowhere. */
export function takeFact(reading: Reading, fact: Fact): boolean {
  const { training, place } = reading;
  if (fact.kind === "week") training.weekNumber ??= Number(/\d+/.exec(fact.value)?.[0]);
  else if (fact.kind === "dayTitle") {
    const day = place.day === null ? undefined : training.days.get(place.day);
    if (!day) return false;
    day.title = fact.value;
  } else if (fact.kind === "minutes") training.minutes ??= parseMinutes(fact.value, true);
  else if (fact.kind === "title") {
    if (training.exercises.length > 0) return false;
    training.title = fact.value;
    const week = parseWeek(fact.value);
    if (week) training.weekNumber ??= week.week;
  } else if (fact.kind === "block" && training.exercises.length === 0 && training.title === null) {
    // The title of what has no other.
    training.title = fact.value;
  } else if (fact.kind === "description" && place.day === null) training.ownDescription ??= fact.value;
  else if (place.day !== null) training.days.get(place.day)?.notes.push({ ...NO_LINE, text: fact.value });
  else if (training.exercises.length === 0) training.description.push(fact.value);
  else return false;
  return true;
}

/** "Push day | 50 min". */
const TITLE_AND_TIME =
  /^(.{3,60}?)\s*[|–—(,-]\s*(?:approx\.?\s*|about\s*|~\s*)?(\d{2,3}\s*(?:min|mins|minutes|minutos|['′’])|\d\s?h(?:r|rs|ours?)?(?:\s?[0-5]\d)?(?:\s?min)?)\.?\)?$/i;

/** "Push day" of "Push day | 50 min". */
export function withoutMinutes(title: string): string {
  return minutesOfTitle(title) === null ? title : (TITLE_AND_TIME.exec(title)?.[1] ?? title);
}

/** Null where a title names no time, or one too short for a training. */
export function minutesOfTitle(text: string): number | null {
  const minutes = parseMinutes(TITLE_AND_TIME.exec(text)?.[2] ?? "");
  return minutes !== null && minutes >= 20 ? minutes : null;
}

/** Looks like the title of something, and not like a sentence. */
export function looksLikeCaption(line: Line, hint: LineHint): boolean {
  return line.heading !== null || isMarked(line, hint.caption) || (line.text.length <= 60 && !/[.!?]$/.test(line.text));
}
