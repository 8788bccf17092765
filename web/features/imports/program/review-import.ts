import { optionName } from "../../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../../worker/contract/drafts";
import { MOST_WEEKS_IMPORTED } from "../../../../worker/contract/program-import-limits";
import type { ProgramReading, ReadExercise, ReadWeek } from "../../../../worker/contract/program-reading";
import { PROGRAM_LIMITS } from "../../../../worker/contract/programs-limits";
import { plural } from "../../../lib/format/format";
import { exerciseKey, type ReviewAnswers, type SessionPlace } from "./review-answers";
import { nameOf, placeOf, slotKeys } from "./session-slots";
import { dateProblem, weekDates } from "./week-dates";

type PlacedSession = {
  session: number;
  name: string;
  place: SessionPlace;
  exercises: ReadExercise[];
  changed: boolean;
};

/** Returns the sessions that would be stored now, by week; null for excluded weeks. */
export function reviewedWeeks(reading: ProgramReading, answers: ReviewAnswers): (PlacedSession[] | null)[] {
  const keyOf = slotKeys(reading.weeks);
  return reading.weeks.map(({ sessions }, week) => {
    if (answers.weeksOut.includes(week)) return null;
    return sessions.flatMap((read, session) => {
      const place = placeOf(answers, keyOf(read), read, { week, session });
      const exercises = read.exercises.flatMap((exercise, index) => {
        const key = exerciseKey(week, session, index);
        return answers.out[key] ? [] : [answers.edits[key] ?? exercise];
      });
      if (!place || exercises.length === 0) return [];
      const changed =
        exercises.length !== read.exercises.length || exercises.some((each, index) => each !== read.exercises[index]);
      return [{ session, name: nameOf(read), place, exercises, changed }];
    });
  });
}

export function importOf(reading: ProgramReading, answers: ReviewAnswers, firstMonday: string) {
  const dates = weekDates(reading.weeks.length, answers, firstMonday);
  return {
    weeks: reviewedWeeks(reading, answers).flatMap((sessions, week) => {
      const first = dates[week];
      if (!sessions || !first) return [];
      const title = answers.titles[week]?.trim();
      const number = answers.numbers[week]?.trim();
      const entry = {
        week,
        ...(title ? { title } : {}),
        ...(number === undefined ? {} : { weekNumber: number === "" ? null : Number(number) }),
        sessions: sessions.map(({ session, place, exercises, changed }) => ({
          session,
          ...place,
          ...(changed ? { exercises } : {}),
        })),
      };
      return [first, ...(answers.again[week] ?? [])].map((startDate) => ({ ...entry, startDate }));
    }),
    remember: answers.remember,
  };
}

/** `at` is the id of the control that fixes the problem. */
export type ReviewProblem = {
  message: string;
  at: string;
  /** The index of the week that holds the problem in the tree. */
  branch?: number;
};

/** Returns the problems that block the import. */
export function problemsOf(reading: ProgramReading, answers: ReviewAnswers, firstMonday: string): ReviewProblem[] {
  const problems: ReviewProblem[] = [];
  const dates = weekDates(reading.weeks.length, answers, firstMonday);
  const weeks = reviewedWeeks(reading, answers);
  if (weeks.every((sessions) => sessions === null)) {
    problems.push({ message: "No week is chosen.", at: "all-weeks" });
  }
  const tooMany = importOf(reading, answers, firstMonday).weeks.length - MOST_WEEKS_IMPORTED;
  if (tooMany > 0) {
    const message = `At most ${MOST_WEEKS_IMPORTED} weeks can be imported at once. Leave out ${plural(tooMany, "week")}, and import the rest afterwards.`;
    problems.push({ message, at: "all-weeks" });
  }
  weeks.forEach((sessions, week) => {
    if (!sessions) return;
    const name = weekName(reading.weeks, week);
    const wrong = dateProblem(dates[week] ?? "", dates.slice(0, week));
    if (wrong) problems.push({ message: `${name}: ${wrong}`, at: dateId(week) });
    const number = numberProblem(answers.numbers[week]);
    if (number) problems.push({ message: `${name}: ${number}`, at: numberId(week), branch: week });
    (answers.again[week] ?? []).forEach((_, index) => {
      const wrong = againProblem(answers, dates, week, index);
      if (wrong) problems.push({ message: `${name}: ${wrong}`, at: againId(week, index), branch: week });
    });
    if (sessions.length === 0)
      problems.push({ message: `${name} has no exercise left. Leave the week out.`, at: weekId(week) });
    for (const { session, exercises } of sessions) {
      if (exercises.every((exercise) => exercise.name.trim())) continue;
      const index = reading.weeks[week]?.sessions[session]?.exercises.findIndex(
        (_, at) => answers.edits[exerciseKey(week, session, at)]?.name.trim() === "",
      );
      problems.push({
        message: `${name}: an exercise has no name.`,
        at: exerciseId(exerciseKey(week, session, index ?? 0)),
        branch: week,
      });
    }
  });
  if (reading.doubts.length > 0 && !answers.looked) {
    problems.push({ message: "Look at what is doubtful, and say that you have.", at: LOOKED_ID });
  }
  return problems;
}

/** Validates a week number as typed. */
export function numberProblem(typed: string | undefined): string | undefined {
  const text = typed?.trim() ?? "";
  if (text === "" || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= PROGRAM_LIMITS.weekNumber))
    return undefined;
  return `Give the week a number from 1 to ${PROGRAM_LIMITS.weekNumber}, or none.`;
}

/** Validates an additional Monday of a week. */
export function againProblem(
  answers: ReviewAnswers,
  dates: readonly (string | null)[],
  week: number,
  index: number,
): string | undefined {
  const further = dates.flatMap((_, at) =>
    answers.weeksOut.includes(at)
      ? []
      : (answers.again[at] ?? []).filter((__, place) => at < week || (at === week && place < index)),
  );
  return dateProblem(answers.again[week]?.[index] ?? "", [...dates, ...further]);
}

/** Returns warnings that do not block the import: two sessions of a week in the same place are merged. */
export function remarksOf(reading: ProgramReading, answers: ReviewAnswers): string[] {
  return reviewedWeeks(reading, answers).flatMap((sessions, week) => {
    const taken = new Map<string, PlacedSession>();
    return (sessions ?? []).flatMap((session) => {
      const { dayOfWeek, columnType } = session.place;
      const first = taken.get(`${dayOfWeek}.${columnType}`);
      taken.set(`${dayOfWeek}.${columnType}`, first ?? session);
      if (!first) return [];
      const name = weekName(reading.weeks, week);
      return [
        `${name}: ${first.name} and ${session.name} both fall on ${DAY_NAMES[dayOfWeek]}, ${optionName(columnType)}.`,
      ];
    });
  });
}

/** Names a week by its number, else its title, else its position. */
export function weekName(weeks: readonly Pick<ReadWeek, "number" | "title">[], week: number): string {
  const { number, title } = weeks[week] ?? {};
  if (typeof number === "number") return `Week ${number}`;
  return title?.trim() || (weeks.length === 1 ? "The week" : `Week ${week + 1}`);
}

export const LOOKED_ID = "doubts-looked";
/** The id of the week's element in the tree. */
export const branchId = (week: number) => `branch-${week}`;
export const weekId = (week: number) => `week-${week}`;
export const dateId = (week: number) => `week-date-${week}`;
export const numberId = (week: number) => `week-number-${week}`;
export const againId = (week: number, index: number) => `week-again-${week}-${index}`;
export const exerciseId = (key: string) => `exercise-${key}`;
