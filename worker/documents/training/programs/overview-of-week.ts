import type { Sets } from "../../../contract/program-reading";
import type { ProgramBuilder } from "./program-builder";

/**
 * "Monday: match, Wednesday: endurance 30-40 min" above the phases shows how a week looks, and each of them says what is done
 * on these days: such a table is no week of its own.
 */
export function leaveOverview(builder: ProgramBuilder): void {
  for (const week of builder.weeks) leaveNamesOfDays(builder, week);
  for (const week of builder.weeks) leaveToldTwice(builder, week);
  const [first, ...others] = builder.weeks;
  if (!first || first.number !== null || others.length < LEAST_WEEKS || others.some(({ number }) => number === null))
    return;
  const days = first.sessions.flatMap(({ mark }) => mark.weekday ?? []);
  const planned = others.flatMap(({ sessions }) => sessions.map(({ mark }) => mark.weekday));
  const isOverview =
    days.length === first.sessions.length &&
    new Set(days).size === days.length &&
    planned.every((day) => day !== null && days.includes(day)) &&
    first.sessions.every(
      ({ exercises }) =>
        exercises.length === 1 && exercises[0]?.prescription.every(({ count, reps }) => (count ?? reps) === null),
    );
  if (!isOverview) return;
  builder.weeks.shift();
  for (const { exercises } of first.sessions) for (const { name } of exercises) builder.leave(name, null);
}

/** "Mon | Tue" over "Squat focus | Bench focus", above the days of these names: each is a day again that has its exercises. */
function leaveNamesOfDays(builder: ProgramBuilder, week: ProgramBuilder["weeks"][number]): void {
  const isName = ({ mark, exercises }: (typeof week.sessions)[number]) =>
    mark.weekday !== null && mark.title === null && exercises.length === 1 && exercises[0]?.prescription.length === 0;
  const names = week.sessions.filter(isName);
  const days = week.sessions.flatMap(({ mark, exercises }) => (exercises.length > 1 ? (mark.weekday ?? []) : []));
  if (names.length < 2 || !names.every(({ mark }) => days.some((day) => day === mark.weekday))) return;
  week.sessions = week.sessions.filter((session) => !isName(session));
  for (const { exercises } of names) for (const { name } of exercises) builder.leave(name, null);
}

/** The same weeks with their loads, behind those without: of a session that is told twice the one that says more is left. */
function leaveToldTwice(builder: ProgramBuilder, week: ProgramBuilder["weeks"][number]): void {
  const keyOf = ({ mark, exercises }: (typeof week.sessions)[number]) =>
    [mark.weekday, mark.title, ...exercises.map(({ name, prescription }) => [name, prescription.map(workOf)])].join(
      "|",
    );
  const loads = ({ exercises }: (typeof week.sessions)[number]) =>
    exercises.flatMap(({ prescription }) => prescription).filter(({ load, percent }) => load ?? percent).length;
  const twice = week.sessions.filter((session) => {
    if (session.mark.weekday === null || session.mark.title === null) return false;
    const others = week.sessions.filter((each) => each !== session && keyOf(each) === keyOf(session));
    return others.some((each) => loads(each) > 0 && loads(session) === 0);
  });
  // A single one may be meant as it is.
  if (twice.length < 2 || twice.length * 2 !== week.sessions.length) return;
  week.sessions = week.sessions.filter((session) => !twice.includes(session));
  for (const { exercises } of twice) for (const { name } of exercises) builder.leave(name, null);
}

const workOf = ({ count, reps, duration, distance }: Sets) => [count, reps, duration, distance].join("/");

const LEAST_WEEKS = 2;
