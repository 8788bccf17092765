import { doseOf, hasWork } from "./doses/dose-sets";
import { type DoubtSign, LONGEST_LABEL, restedOn, some } from "./doubt-sign";
import { blockOfWeeks } from "./labels/block-label";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";

/** Weeks and sessions that cannot be so. */
export const SIGNS_OF_PLACES: DoubtSign[] = [
  {
    name: "weeks that the document names are not in the reading",
    code: "weeks_not_read",
    whole: true,
    tell: ({ reading, lines }) => {
      const read = new Set(reading.weeks.map(({ number }) => number));
      // "Wk 1 | Wk 2" over what was lifted are no weeks of the plan.
      const logged = (line: string) => reading.notes.some(({ message }) => message.includes(`"${line}"`));
      // "W1 | R1 | W2 | R2" are the weight and the reps of each set.
      const weighs = (line: string) => /^w\s?\d{1,2}$/i.test(line) && lines.includes(line.replace(/^w/i, "R"));
      const named = new Set(lines.flatMap((line) => (logged(line) || weighs(line) ? [] : (weekNamed(line) ?? []))));
      const missing = [...named].filter((number) => !read.has(number));
      if (missing.length === 0) return null;
      return `The document names weeks that were not read (${some(missing.map(String))}).`;
    },
  },
  {
    name: "sessions that the document names are not in the reading",
    code: "sessions_not_read",
    whole: true,
    tell: ({ reading, sessions, exercises, lines }) => {
      // "D1", "D2" count the exercises of a fourth pair where the third is "C1", "C2".
      const codes = new Set(exercises.map(({ exerciseCode }) => plain(exerciseCode ?? "")));
      const titles = [...sessions.map(({ title }) => title), ...reading.weeks.map(({ title }) => title), reading.title];
      const said = plain(titles.filter(Boolean).join(" | "));
      const labels = lines.flatMap((line) => sessionNamed(line) ?? []).map((label) => [plain(label), label] as const);
      const named = new Map(labels.filter(([label]) => !codes.has(label)));
      const rested = new Set(reading.leftovers.map(({ text }) => plain(restedOn(text) ?? "")));
      const missing = [...named].flatMap(([own, label]) => (said.includes(own) || rested.has(own) ? [] : label));
      const dated = sessions.every(({ weekday }) => weekday !== null);
      if (named.size < 2 || missing.length * 3 < named.size || dated) return null;
      return `The document names sessions that were not read (${some(missing)}).`;
    },
  },
  {
    name: "no session has a weekday, though the document names several",
    code: "days_not_read",
    whole: true,
    tell: ({ sessions, lines }) => {
      if (sessions.some(({ weekday }) => weekday !== null)) return null;
      const named = new Set(lines.filter((line) => line.length > 2 && bareWeekday(line) !== null));
      return named.size < 2 ? null : `The document names weekdays (${some([...named])}), and no session has one.`;
    },
  },
  {
    name: "sessions of one week have no name, or the same one",
    code: "sessions_alike",
    whole: true,
    tell: ({ reading, lines }) => {
      const named = lines.some((line) => sessionNamed(line) !== null || bareWeekday(line) !== null);
      const alike = reading.weeks.some(({ sessions }) => {
        const names = sessions.map((each) => `${each.weekday ?? ""}|${plain(each.title ?? "")}|${each.option ?? ""}`);
        return new Set(names).size < names.length && (named || !names.includes("||"));
      });
      return alike ? "Several sessions of one week have no name, or the same one." : null;
    },
  },
  {
    name: "some weeks have numbers, and others none",
    code: "weeks_mixed",
    whole: true,
    tell: ({ reading: { weeks } }) =>
      weeks.some(({ number }) => number === null) && weeks.some(({ number }) => number !== null)
        ? "Some weeks have a number, and others none."
        : null,
  },
  {
    name: "a session is called like a week",
    code: "weeks_as_sessions",
    whole: true,
    tell: ({ sessions }) => {
      const odd = sessions.flatMap(({ title }) => (title && (blockOfWeeks(title) || weekLabel(title)) ? title : []));
      return odd.length === 0 ? null : `Some sessions are called like weeks (${some(odd)}).`;
    },
  },
  {
    name: "sessions hold the same exercise again and again",
    code: "exercises_repeat",
    whole: true,
    tell: ({ sessions, exercises }) => {
      // A top set may stand before the others of its exercise.
      const again = sessions.flatMap((session) => {
        const names = session.exercises.map(({ name }) => plain(name));
        return names.filter(
          (name, at) => names.indexOf(name) < at && (names[at - 1] !== name || names[at - 2] === name),
        );
      });
      const odd = again.length > 1 && again.length > exercises.length * 0.3;
      return odd ? "The same exercises come again and again in one session." : null;
    },
  },
  {
    name: "a session holds more exercises than anybody does",
    code: "session_too_long",
    whole: true,
    tell: ({ sessions }) => {
      const sizes = sessions.map(({ exercises }) => exercises.length).sort((a, b) => a - b);
      const [most = 0, middle = 0] = [sizes.at(-1), sizes[sizes.length >> 1]];
      return most > 20 || (most > 12 && most > middle * 3) ? `One session holds ${most} exercises.` : null;
    },
  },
  {
    name: "all weeks are the same",
    code: "weeks_alike",
    whole: false,
    tell: ({ reading: { weeks } }) => {
      const contents = new Set(weeks.map(({ sessions }) => JSON.stringify(sessions)));
      return weeks.length < 2 || contents.size > 1 ? null : `All ${weeks.length} weeks hold the same.`;
    },
  },
  {
    name: "weeks differ widely",
    code: "weeks_uneven",
    whole: true,
    tell: ({ reading: { weeks }, lines }) => {
      const sizes = weeks.map(({ sessions }) => sessions.reduce((sum, { exercises }) => sum + exercises.length, 0));
      const middle = [...sizes].sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
      const odd = weeks.filter((_, at) => (sizes[at] ?? 0) * 2 < middle);
      // A week to recover in holds less.
      const isMeant = odd.length === 1 && lines.some((line) => line.length <= LONGEST_LABEL && EASY.test(plain(line)));
      // A long plan winds down before its last day.
      const isLast =
        weeks.length >= 6 && odd.length < 3 && weeks.slice(-odd.length).every((week) => odd.includes(week));
      // The first and the last week of a month have few days in it.
      const isOfMonth = odd.every((week) => week === weeks[0] || week === weeks.at(-1)) && countsMonth(lines);
      return weeks.length < 3 || odd.length === 0 || isMeant || isLast || isOfMonth
        ? null
        : `${odd.length} of ${weeks.length} weeks hold much less.`;
    },
  },
];

/** A calendar has each day of its month in a line of its own. */
function countsMonth(lines: string[]): boolean {
  const known = new Set(lines);
  return Array.from({ length: 28 }, (_, day) => String(day + 1)).every((day) => known.has(day));
}

const EASY =
  /(?<!\p{L})(?:deload|taper|recovery week|descarga|scarico|decharge|entlastung\p{L}*|roztrenowanie|разгрузк\p{L}*)(?!\p{L})/u;

/** "Week 3", "Week 2 - Build", but not "Same as week 1". */
function weekNamed(line: string): number | null {
  const label = line.length <= LONGEST_LABEL ? weekLabel(line) : null;
  return label && label.before === "" && !/[.!?]$/.test(line) ? label.number : null;
}

/** "Workout B" of "Workout B – Pull", "Day 3": what a session is called before anything else is said of it. */
function sessionNamed(line: string): string | null {
  const label = line.length <= LONGEST_LABEL && !/[.!?]$/.test(line) ? sessionLabel(line) : null;
  if (!label?.sure || label.weekday !== null || !label.title || doseOf(line).sets.some(hasWork)) return null;
  const [called, rest = ""] = label.title.split(/\s*[-–—:(|/]\s*/, 2);
  return isRest(rest) ? null : (called ?? null);
}
