import type { WeekDraft } from "../../../contract/drafts";
import type { ImportedWeek } from "../../../contract/program-import";
import type { ProgramReading, ReadSession, ReadWeek } from "../../../contract/program-reading";
import { PROGRAM_LIMITS } from "../../../contract/programs-limits";
import { draftDays, isSameWeek, OverfullSection, type PlacedSession } from "../../../documents/draft-week";
import { AppError } from "../../../http/app-error";
import { labelOf } from "./label";
import type { ProgramDocument } from "./program-document";

export type WeekToImport = Omit<WeekDraft, "title"> & {
  title: string;
  startDate: string;
  placed: PlacedSession[];
  leftOut: ReadSession[];
};

/** Returns the chosen weeks as drafts. Throws `invalid`, naming what the document does not have. */
export function weeksToImport(
  document: ProgramDocument,
  reading: ProgramReading,
  chosen: ImportedWeek[],
  written: WeekDraft | null,
): WeekToImport[] {
  const issues: { path: string; message: string }[] = [];
  const weeks = chosen.flatMap((entry, index): WeekToImport[] => {
    const week = reading.weeks[entry.week];
    if (!week) {
      const message = `The document has ${counted(reading.weeks.length, "week")}; there is none at place ${entry.week}.`;
      issues.push({ path: `weeks.${index}.week`, message });
      return [];
    }
    const placed = placedSessions(week, entry, (at, message) =>
      issues.push({ path: `weeks.${index}.sessions.${at}.session`, message }),
    );
    try {
      return [
        {
          title: entry.title ?? titleOf(document, reading, week, written),
          description: reading.description,
          weekNumber: entry.weekNumber === undefined ? storable(week.number) : entry.weekNumber,
          days: daysOf(placed, week, written),
          startDate: entry.startDate,
          placed,
          leftOut: week.sessions.filter((session) => placed.every((each) => each.session !== session)),
        },
      ];
    } catch (error) {
      if (!(error instanceof OverfullSection)) throw error;
      const path = entry.sessions ? `weeks.${index}.sessions.${error.place}` : `weeks.${index}`;
      issues.push({ path, message: error.message });
      return [];
    }
  });
  const [first] = issues;
  if (first) throw new AppError("invalid", first.message, { issues: issues.slice(0, 50) });
  return weeks;
}

function placedSessions(
  week: ReadWeek,
  entry: ImportedWeek,
  refuse: (at: number, message: string) => void,
): PlacedSession[] {
  if (!entry.sessions) {
    const taken = week.sessions.filter(({ leftOut }) => !leftOut);
    return taken.map((session) => ({ session, ...session.proposed, exercises: null }));
  }
  return entry.sessions.flatMap(({ session: place, dayOfWeek, columnType, exercises = null }, at) => {
    const session = week.sessions[place];
    if (session) return [{ session, dayOfWeek, columnType, exercises }];
    refuse(at, `This week has ${counted(week.sessions.length, "session")}; there is none at place ${place}.`);
    return [];
  });
}

/** A week of options imported unchanged is stored exactly as the weekly upload stores it. */
function daysOf(placed: PlacedSession[], week: ReadWeek, written: WeekDraft | null) {
  const asRead =
    placed.length === week.sessions.length &&
    placed.every(
      ({ session, dayOfWeek, columnType, exercises }, at) =>
        session === week.sessions[at] &&
        dayOfWeek === session.weekday &&
        columnType === session.option &&
        exercises === null,
    );
  return written && asRead && isSameWeek(written, week) ? written.days : draftDays(placed, written);
}

/** Such as "Push Pull Legs · Week 3"; a document of one week keeps its own title. */
function titleOf(
  document: ProgramDocument,
  reading: ProgramReading,
  week: ReadWeek,
  written: WeekDraft | null,
): string {
  const base = labelOf(document);
  const several = reading.weeks.length > 1;
  const number = several && week.number !== null ? `Week ${week.number}` : null;
  const own = written ? null : week.title;
  const place = number ?? (several && !own ? (week.sheet ?? `Week ${reading.weeks.indexOf(week) + 1}`) : null);
  const label = [place, own].filter((text) => text && !base.toLowerCase().includes(text.toLowerCase())).join(" · ");
  if (!label) return base;
  const room = PROGRAM_LIMITS.title - label.length - BETWEEN.length;
  return room < 1 ? label.slice(0, PROGRAM_LIMITS.title) : `${base.slice(0, room)}${BETWEEN}${label}`;
}

const BETWEEN = " · ";

const storable = (number: number | null) =>
  number !== null && number >= 1 && number <= PROGRAM_LIMITS.weekNumber ? number : null;

const counted = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count} ${what}s`);
