import type { ProgramReading } from "../../../contract/program-reading";
import { namesPhase } from "./labels/block-label";
import { isNamedWeek, weeksLeft } from "./labels/named-week";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder } from "./program-builder";
import type { SheetReading } from "./sheet-reading";

/** Exercises without a week, a day or a name of a session. */
export function isBareList({ weeks }: ProgramBuilder): boolean {
  const [week, ...others] = weeks;
  const [session, ...more] = week?.sessions ?? [];
  if (!week || !session || others.length > 0 || more.length > 0) return false;
  return week.number === null && session.mark.title === null && session.mark.weekday === null;
}

/** Hardly an exercise says how many sets there are. */
export const countsNoSets = ({ exercises }: ProgramBuilder): boolean =>
  exercises.filter(({ prescription }) => prescription.some(({ count }) => count !== null)).length * 3 <
  exercises.length;

/** Bare figures beside words, as of how often a lift is trained, and neither sets nor times nor distances. */
export const holdsFigures = ({ exercises, weeks }: ProgramBuilder): boolean =>
  weeks.every(
    ({ number, sessions }) => number === null || sessions.every((session) => session.exercises.length === 0),
  ) &&
  exercises.every(({ prescription }) =>
    prescription.every(({ count, duration, distance }) => (count ?? duration ?? distance) === null),
  );

/** Several weeks are told, on one sheet or on a sheet each. */
export const hasWeeks = (sheets: SheetReading[]): boolean => {
  const weeks = sheets.flatMap(({ role, builder }) => (role === "program" ? builder.weeks : []));
  return new Set(weeks.flatMap(({ number }) => number ?? [])).size > 1;
};

/** A sheet that is one session has its name from the sheet, where nothing on it says one. */
export function nameSessions(programs: SheetReading[]): void {
  for (const { name, builder } of programs) {
    const marks = new Set(builder.weeks.flatMap((week) => week.sessions.map(({ mark }) => mark)));
    const label = sessionLabel(weekLabel(name)?.rest || name);
    // "Upper" holds that session of each of its weeks.
    const isOne = builder.weeks.every(({ sessions }) => sessions.length < 2);
    for (const mark of marks) {
      if (!isOne || mark.weekday !== null) continue;
      // "Chest day" on the sheet "Monday".
      if (mark.title !== null) mark.weekday = label?.weekday ?? null;
      else if (label) Object.assign(mark, { weekday: label.weekday, title: label.title });
      else if (programs.length > 1 && !weekLabel(name)) mark.title = name;
    }
  }
  titleDays(programs);
  titleOnlySessions(programs);
}

/** "Sunday", "Day 2" on the tabs, and on each sheet another title: it is what that day is called, and no title of the whole. */
function titleDays(programs: SheetReading[]): void {
  const days = programs.flatMap(({ name, builder }) => {
    const only = onlySession(builder);
    const label = sessionLabel(name);
    const isOfTab = label?.sure === true && only?.mark.weekday === label.weekday && only.mark.title === label.title;
    const isBare = label?.weekday ? label.title === null : /^\p{L}+ ?\d{1,2}$/u.test(name.trim());
    return only && isOfTab && isBare && builder.title !== null ? [{ builder, mark: only.mark }] : [];
  });
  if (days.length < programs.length || new Set(days.map(({ builder }) => builder.title)).size < 2) return;
  for (const { builder, mark } of days) {
    const isSaidAgain = plain(builder.title ?? "").includes(plain(mark.title ?? ""));
    mark.title = isSaidAgain ? builder.title : `${mark.title} – ${builder.title}`;
    builder.title = null;
  }
}

/** The session of a sheet that has no other in any of its weeks. */
function onlySession({ weeks }: ProgramBuilder) {
  const [only, ...more] = weeks.flatMap(({ sessions }) => sessions);
  return more.length === 0 ? only : undefined;
}

/** A weekday and no name on each sheet, and above it another title: the name of that session. */
function titleOnlySessions(programs: SheetReading[]): void {
  const named = programs.flatMap(({ builder }) => {
    const only = onlySession(builder);
    const isFree = only?.mark.weekday != null && only.mark.title === null;
    return isFree && builder.title !== null ? [{ builder, mark: only.mark }] : [];
  });
  const titles = new Set(named.map(({ builder }) => builder.title));
  if (named.length < 2 || named.length < programs.length || titles.size < named.length) return;
  for (const { builder, mark } of named) {
    mark.title = builder.title;
    builder.title = null;
  }
}

/** "3 weeks out", "2 weeks out" on sheets of their own: weeks in the order of the sheets. */
export function countNamedWeeks(programs: SheetReading[]): void {
  const named = programs.filter(({ name, builder }) => isNamedWeek(name) && builder.weeks.length === 1);
  if (named.length < 2 || named.some(({ builder }) => (builder.weeks[0]?.number ?? null) !== null)) return;
  for (const [at, { name, builder }] of named.entries()) {
    const [week] = builder.weeks;
    if (week) Object.assign(week, { number: at + 1, title: week.title ?? name });
  }
}

/** "Session 1" on the sheets of several squads: each is called by its sheet too. */
export function tellApart(programs: SheetReading[]): void {
  const marksOf = ({ builder }: SheetReading) =>
    builder.weeks.flatMap(({ number, sessions }) => (number === null ? sessions.map(({ mark }) => mark) : []));
  const titles = programs.map((sheet) => new Set(marksOf(sheet).flatMap(({ title }) => title ?? [])));
  for (const [at, sheet] of programs.entries())
    for (const mark of new Set(marksOf(sheet)))
      if (mark.title !== null && titles.some((others, index) => index !== at && others.has(mark.title ?? "")))
        mark.title = `${sheet.name}: ${mark.title}`;
}

/** "8 weeks out", "7 weeks out": how many are left in each of the weeks, where all of them say so. */
function weeksLeftOf({ weeks }: ProgramBuilder): number[] | null {
  const left = weeks.flatMap(({ title }) => weeksLeft(title ?? "") ?? []);
  return left.length > 0 && left.length === weeks.length ? left : null;
}

/**
 * "Cycle 1", "Cycle 2", or "8 weeks out" to "6 weeks out" and "5 weeks out" to "3 weeks out", with weeks that are counted
 * from one again: each goes on where the one before has ended.
 */
export function countOnCycles(programs: SheetReading[]): ProgramReading["notes"] {
  const cycles = programs.filter(({ name, builder }) => namesPhase(name) || weeksLeftOf(builder) !== null);
  const numbersOf = ({ builder }: SheetReading) => builder.weeks.map(({ number }) => number ?? 0);
  const notes: ProgramReading["notes"] = [];
  for (const [at, sheet] of cycles.entries()) {
    const before = cycles[at - 1];
    const last = before ? Math.max(...numbersOf(before)) : 0;
    const [left, leftBefore] = [weeksLeftOf(sheet.builder), before ? weeksLeftOf(before.builder) : null];
    // Two sheets that count down from the same week are two plans.
    if (left && leftBefore && Math.max(...left) >= Math.min(...leftBefore)) continue;
    if (!before || last < 1 || numbersOf(sheet)[0] !== 1 || Math.min(...numbersOf(sheet)) < 1) continue;
    sheet.builder.follow(last);
    notes.push({
      level: "info",
      message: `The weeks of "${sheet.name}" follow those of "${before.name}".`,
      place: sheet.name,
    });
  }
  return notes;
}
