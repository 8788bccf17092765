import type { ColumnType } from "../../../../worker/contract/drafts";
import type { ReadExercise, Weekday } from "../../../../worker/contract/program-reading";

/** The day and option a session is stored under. */
export type SessionPlace = { dayOfWeek: Weekday; columnType: ColumnType };

/** The coach's answers so far. A missing answer means the reading's proposal. Stored as JSON. */
export type ReviewAnswers = {
  /** Indices of the weeks that are not imported. */
  weeksOut: readonly number[];
  firstMonday: string | null;
  /** Weeks that do not start one week after the previous one; later weeks follow from there. */
  dates: Readonly<Record<number, string>>;
  /** Week titles that differ from the document's. */
  titles: Readonly<Record<number, string>>;
  /** Week numbers as typed; empty for a week without a number. */
  numbers: Readonly<Record<number, string>>;
  /** Additional Mondays on which a week is imported again. */
  again: Readonly<Record<number, readonly string[]>>;
  /** Answers for the whole program, by the key of a session slot. */
  slots: Readonly<Record<string, SessionPlace | "out">>;
  /** Answers for one week only, by `sessionKey`. */
  moved: Readonly<Record<string, SessionPlace>>;
  /** By `sessionKey` or `exerciseKey`: true excludes it, false includes it although its slot is excluded. */
  out: Readonly<Record<string, boolean>>;
  /** Corrected exercises, by `exerciseKey`. */
  edits: Readonly<Record<string, ReadExercise>>;
  /** Whether the coach has confirmed checking the doubts. */
  looked: boolean;
  remember: boolean;
};

export const NO_ANSWERS: ReviewAnswers = {
  weeksOut: [],
  firstMonday: null,
  dates: {},
  titles: {},
  numbers: {},
  again: {},
  slots: {},
  moved: {},
  out: {},
  edits: {},
  looked: false,
  remember: true,
};

export type ReviewChange =
  | { do: "take-weeks"; weeks: readonly number[]; on: boolean }
  | { do: "first-monday"; date: string }
  | { do: "week-date"; week: number; date: string | null }
  | { do: "week-title"; week: number; title: string | null }
  | { do: "week-number"; week: number; number: string | null }
  | { do: "week-again"; week: number; dates: readonly string[] }
  | { do: "place-slot"; slot: string; place: SessionPlace | "out" }
  | { do: "move-session"; session: string; place: SessionPlace | null }
  | { do: "leave-out"; key: string; out: boolean }
  | { do: "edit"; keys: readonly string[]; exercises: readonly ReadExercise[] }
  | { do: "forget-edit"; key: string }
  | { do: "look"; looked: boolean }
  | { do: "remember"; remember: boolean };

export const sessionKey = (week: number, session: number) => `${week}.${session}`;
export const exerciseKey = (week: number, session: number, exercise: number) => `${week}.${session}.${exercise}`;

export function changeAnswers(answers: ReviewAnswers, change: ReviewChange): ReviewAnswers {
  switch (change.do) {
    case "take-weeks": {
      const others = answers.weeksOut.filter((week) => !change.weeks.includes(week));
      return { ...answers, weeksOut: change.on ? others : [...others, ...change.weeks] };
    }
    case "first-monday":
      return { ...answers, firstMonday: change.date };
    case "week-date":
      return { ...answers, dates: withOrWithout(answers.dates, change.week, change.date) };
    case "week-title":
      return { ...answers, titles: withOrWithout(answers.titles, change.week, change.title) };
    case "week-number":
      return { ...answers, numbers: withOrWithout(answers.numbers, change.week, change.number) };
    case "week-again": {
      const dates = change.dates.length > 0 ? change.dates : null;
      return { ...answers, again: withOrWithout(answers.again, change.week, dates) };
    }
    case "place-slot":
      return { ...answers, slots: { ...answers.slots, [change.slot]: change.place } };
    case "move-session":
      return { ...answers, moved: withOrWithout(answers.moved, change.session, change.place) };
    case "leave-out":
      return { ...answers, out: { ...answers.out, [change.key]: change.out } };
    case "edit": {
      const edits = change.keys.map((key, index) => [key, change.exercises[index]]);
      return { ...answers, edits: { ...answers.edits, ...Object.fromEntries(edits) } };
    }
    case "forget-edit":
      return { ...answers, edits: withOrWithout(answers.edits, change.key, null) };
    case "look":
      return { ...answers, looked: change.looked };
    case "remember":
      return { ...answers, remember: change.remember };
  }
}

/** Whether leaving would lose an answer. */
export function isAnswered(answers: ReviewAnswers): boolean {
  return JSON.stringify({ ...answers, looked: false, remember: true }) !== JSON.stringify(NO_ANSWERS);
}

function withOrWithout<Value>(
  all: Readonly<Record<string | number, Value>>,
  key: string | number,
  value: Value | null,
): Record<string | number, Value> {
  const { [key]: _, ...others } = all;
  return value === null ? others : { ...others, [key]: value };
}
