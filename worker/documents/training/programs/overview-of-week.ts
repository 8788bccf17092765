import type { ProgramBuilder } from "./program-builder";

/**
 * "Monday: match, Wednesday: endurance 30-40 min" above the phases shows how a week looks, and each of them says what is done
 * on these days: such a table is no week of its own.
 */
export function leaveOverview(builder: ProgramBuilder): void {
  for (const week of builder.weeks) leaveNamesOfDays(builder, week);
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

const LEAST_WEEKS = 2;
