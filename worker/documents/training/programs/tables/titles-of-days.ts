import type { ProgramBuilder } from "../program-builder";

/**
 * "Mon | Back", "Wed | Legs" in every row or beside the day's first one: where all exercises of a day are of one kind, and
 * days of several, it is what the day is called.
 */
export function titleDaysByKind({ weeks }: ProgramBuilder): void {
  const days = weeks.flatMap(({ sessions }) => sessions.filter(({ mark }) => mark.weekday && mark.title === null));
  const kinds = days.map(({ exercises }) => kindsOf(exercises.map(({ category }) => category)));
  const titles = kinds.map(([kind = null]) => kind);
  const areOne = kinds.every(({ size }) => size === 1) && !titles.includes(null);
  const exercises = days.flatMap((day) => day.exercises);
  if (!areOne || new Set(titles).size < 2 || exercises.length < days.length * 2) return;
  for (const [at, { mark }] of days.entries()) mark.title = titles[at] ?? null;
  for (const exercise of exercises) exercise.category = null;
}

/** A kind that is told once, beside the first exercise, is that of all: a merged cell's text stands in its first row only. */
function kindsOf([first, ...others]: (string | null)[]): Set<string | null> {
  return new Set(others.every((kind) => kind === null) ? [first ?? null] : [first ?? null, ...others]);
}
